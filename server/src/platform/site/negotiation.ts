import { LRUCache } from 'lru-cache';

type Encoded = { readonly br: Buffer | undefined; readonly gzip: Buffer | undefined };

/** The smallest form the browser understands; none means plain bytes. */
export const chooseEncoding = (accepted: string | undefined, { br, gzip }: Encoded) => {
  const names = acceptedNames(accepted);
  if (br && names.has('br')) return { name: 'br', bytes: br } as const;
  if (gzip && names.has('gzip')) return { name: 'gzip', bytes: gzip } as const;
  return undefined;
};

const cache = new LRUCache<string, ReadonlySet<string>>({ max: 64 });

/** `gzip, br;q=0` accepts gzip only. There are about as many such headers as kinds of browsers. */
export const acceptedNames = (header = ''): ReadonlySet<string> => {
  const known = cache.get(header);
  if (known) return known;
  const names = readNames(header);
  if (header.length <= HEADER_LENGTH_MAX) cache.set(header, names);
  return names;
};

const HEADER_LENGTH_MAX = 128;

const readNames = (header: string): ReadonlySet<string> =>
  new Set(
    header
      .split(',')
      .map((part) => part.trim().toLowerCase().split(';'))
      .filter(([, quality]) => !/^\s*q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name = '']) => name.trim()),
  );

/** Whether the browser holds this very content already. */
export const isKnownTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
