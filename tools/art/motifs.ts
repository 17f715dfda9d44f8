import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string } | undefined>> };

const require = createRequire(import.meta.url);

let iconSet: IconSet | undefined;

/** The drawn motifs, read once: the file is large and only the art commands need it. */
const motifs = (): IconSet => {
  iconSet ??= JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8')) as IconSet;
  return iconSet;
};

/** The size of the square every motif is drawn in. */
export const MOTIF_SIZE = 32;

/** A motif's drawing with ids of its own, so that several can stand in one picture. */
export const motif = (name: string, prefix: string): string => {
  const icon = motifs().icons[name];
  if (!icon) throw new RangeError(`No motif is called ${name}.`);
  return icon.body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
};
