import { readFileSync } from 'node:fs';

/** A one-colour drawing as one path in a square box. */
export type Glyph = { readonly box: number; readonly path: string };

const FILE = new URL('glyphs.json', import.meta.url);

let glyphs: Readonly<Record<string, Glyph | undefined>> | undefined;

/** The drawing of a glyph. The file is read with the first tile to draw: a node that only serves kept ones needs none. */
export const glyphOf = (name: string): Glyph => {
  glyphs ??= JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Glyph>>;
  const glyph = glyphs[name];
  if (!glyph) throw new RangeError(`No glyph is called ${name}; tools/art/casts.ts draws it.`);
  return glyph;
};

export const glyphNames = (): readonly string[] => Object.keys(JSON.parse(readFileSync(FILE, 'utf8')) as object);
