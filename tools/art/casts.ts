import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { artTables } from '../../server/src/sandbox/index.ts';
import type { ArtTables } from '../../server/src/sandbox/index.ts';
import { glyphOf } from './glyphs.ts';

/**
 * Writes what slots are drawn from, out of the table of subjects (`sandbox/catalogue/themes`): the glyphs of tiles, a cast
 * for each theme of the game client, and the places they play in. `node tools/art/casts.ts`, after every change of it.
 */
const GLYPHS = new URL('../../server/src/sandbox/art/glyphs.json', import.meta.url);
const CASTS = new URL('../../arcade/src/art/casts/', import.meta.url);
const PLACES = new URL('../../arcade/src/art/places/', import.meta.url);

const castOf = ({ id, hues, scenes, look, beings, things, places }: ArtTables['themes'][number]): object => ({
  id,
  hues,
  scenes,
  look,
  // Each as: the glyph, and the names it goes by in a title.
  beings: beings.map(({ glyph, en, ty }) => [glyph, en, ty]),
  things: things.map(({ glyph, en, ty }) => [glyph, en, ty]),
  places: places.map(({ glyph, en, ty }) => [glyph, en, ty]),
  glyphs: Object.fromEntries([...beings, ...things, ...places].map(({ glyph }) => [glyph, glyphOf(glyph)])),
});

const fresh = async (folder: URL, wanted: ReadonlyMap<string, string>): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(new URL(file, folder));
  for (const [file, text] of wanted) await writeFile(new URL(file, folder), text);
};

const { themes, glyphs, places } = artTables();
const drawn = Object.fromEntries(glyphs.map((name) => [name, glyphOf(name)]));
await writeFile(GLYPHS, `${JSON.stringify(drawn, null, 1)}\n`);
await fresh(CASTS, new Map(themes.map((theme) => [`${theme.id}.json`, `${JSON.stringify(castOf(theme))}\n`])));
await fresh(
  PLACES,
  new Map([...places].map(([name, { back, front }]) => [`${name}.json`, `${JSON.stringify({ back, front })}\n`])),
);
process.stdout.write(`${glyphs.length} glyphs, ${themes.length} casts, ${places.size} places\n`);
