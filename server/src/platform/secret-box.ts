import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Mode } from './brand-mode.ts';
import type { RandomSource } from './random.ts';

/** The key that encrypts, and earlier keys, which still decrypt until everything is re-encrypted. */
export type SecretKeys = { readonly current: Uint8Array; readonly old: readonly Uint8Array[] };

/** What may be read again although it lies in the database: closed with a key that does not lie there. */
export type SecretBox = {
  /** `about` names the row: a box that is moved to another row does not open. */
  readonly close: (secret: Uint8Array, about: string) => Buffer;
  /** Opens what any of the keys has closed. */
  readonly open: (closed: Uint8Array, about: string) => Buffer;
  /** The first bytes of everything the present key closes. */
  readonly mark: Buffer;
  /** What only has to be compared: a hash nobody without the key can try words against. */
  readonly hash: (text: string, about: string) => Buffer;
  /** The same with every key, the current one first: a hash cannot be recomputed without its text. */
  readonly hashes: (text: string, about: string) => readonly Buffer[];
  /** Bytes for a key of their own, the same on every node. */
  readonly derive: (purpose: string, length: number) => Buffer;
};

/** What a sandbox takes where nobody gave it a key; everybody knows it. */
export const SANDBOX_SECRETS_KEY: Uint8Array = Buffer.from('the sandbox keeps no real secret');

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A byte for the form, then which key closed it. Boxes of the first form began with their nonce. */
const FORM = 2;
const MARK_BYTES = 5;

/** The keys of the settings; a sandbox that was given its first key still reads what it closed before. */
export const secretKeysOf = (settings: {
  readonly secretsKey: Uint8Array | undefined;
  readonly secretsKeysOld: readonly Uint8Array[];
  readonly mode: Mode;
}): SecretKeys => {
  const { secretsKey, secretsKeysOld, mode } = settings;
  if (secretsKey === undefined) return { current: SANDBOX_SECRETS_KEY, old: secretsKeysOld };
  return { current: secretsKey, old: mode !== 'live' ? [...secretsKeysOld, SANDBOX_SECRETS_KEY] : secretsKeysOld };
};

/** The box of one module: what another module closed does not open here. */
export const createSecretBox = (
  keys: Uint8Array | SecretKeys | undefined,
  random: RandomSource,
  owner: string,
): SecretBox => {
  const { current, old } = keysOf(keys);
  const ring = [current, ...old].map((key) => readyKey(key, owner));
  const [own] = ring as [ReadyKey, ...ReadyKey[]];
  return {
    mark: own.mark,
    close: (secret, about) => {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', own.boxKey, nonce).setAAD(Buffer.from(about));
      return Buffer.concat([own.mark, nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open: (closed, about) => {
      const marked = ring.find(({ mark }) => mark.equals(closed.subarray(0, MARK_BYTES)));
      const opened =
        (marked && tryOpen(marked.boxKey, closed.subarray(MARK_BYTES), about)) ??
        // The first form names no key, and may begin with any bytes.
        firstOf(ring, ({ boxKey }) => tryOpen(boxKey, closed, about));
      if (opened === undefined) throw new Error('A closed secret does not open: no key known here closed it.');
      return opened;
    },
    hash: (text, about) => own.hash(text, about),
    hashes: (text, about) => ring.map(({ hash }) => hash(text, about)),
    derive: own.derive,
  };
};

const keysOf = (keys: Uint8Array | SecretKeys | undefined): SecretKeys => {
  if (keys === undefined) return { current: SANDBOX_SECRETS_KEY, old: [] };
  return keys instanceof Uint8Array ? { current: keys, old: [] } : keys;
};

type ReadyKey = Pick<SecretBox, 'mark' | 'hash' | 'derive'> & { readonly boxKey: Buffer };

const readyKey = (key: Uint8Array, owner: string): ReadyKey => {
  const derive = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, '', `${owner} ${purpose}`, length));
  const hashKey = derive('hash', 32);
  return {
    mark: Buffer.concat([Buffer.from([FORM]), derive('key id', MARK_BYTES - 1)]),
    boxKey: derive('box', 32),
    hash: (text, about) => createHmac('sha256', hashKey).update(`${about}\n${text}`).digest(),
    derive,
  };
};

const tryOpen = (boxKey: Buffer, closed: Uint8Array, about: string): Buffer | undefined => {
  const tagAt = closed.length - TAG_BYTES;
  if (tagAt < NONCE_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', boxKey, closed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(about))
    .setAuthTag(closed.subarray(tagAt));
  try {
    return Buffer.concat([decipher.update(closed.subarray(NONCE_BYTES, tagAt)), decipher.final()]);
  } catch {
    return undefined;
  }
};

const firstOf = <Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};
