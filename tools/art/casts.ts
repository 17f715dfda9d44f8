import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { brushOf } from '../../server/src/modules/catalog/art/brush.ts';
import { DRAW_SCENE } from '../../server/src/modules/catalog/art/scenes/all.ts';
import { IN_HOUSE_GLYPHS } from '../../server/src/modules/catalog/sandbox/families/in-house.ts';
import { SCENES } from '../../server/src/modules/catalog/sandbox/scenes.ts';
import { THEMES } from '../../server/src/modules/catalog/sandbox/theme.ts';
import type { Theme } from '../../server/src/modules/catalog/sandbox/theme.ts';
import { glyphOf } from './glyphs.ts';

/**
 * Writes what slots are drawn from, out of the table of subjects (`catalog/sandbox/themes`): the glyphs of tiles, a cast
 * for each theme of the game client, and the places they play in. `node tools/art/casts.ts`, after every change of it.
 */
const GLYPHS = new URL('../../server/src/modules/catalog/art/glyphs.json', import.meta.url);
const CASTS = new URL('../../arcade/src/art/casts/', import.meta.url);
const PLACES = new URL('../../arcade/src/art/places/', import.meta.url);

const castOf = ({ id, hues, scenes, look, beings, things, places }: Theme): object => ({
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

/** A hue in a place is written as how far it is from the game's own, for the client to work out. */
const placeOf = (name: (typeof SCENES)[number]): string => {
  const brush = brushOf(0, `place/${name}`);
  const { back, front } = DRAW_SCENE[name]({
    ...brush,
    ink: (lightness, chroma, shift = 0, alpha = 1) =>
      `oklch(${lightness} ${chroma} @${Math.round(shift * 10) / 10}@ / ${alpha})`,
  });
  return JSON.stringify({ back, front });
};

const named = new Set([
  ...THEMES.flatMap(({ beings, things, places }) => [...beings, ...things, ...places].map(({ glyph }) => glyph)),
  ...IN_HOUSE_GLYPHS,
]);
await writeFile(
  GLYPHS,
  `${JSON.stringify(Object.fromEntries([...named].toSorted().map((name) => [name, glyphOf(name)])), null, 1)}\n`,
);
await fresh(CASTS, new Map(THEMES.map((theme) => [`${theme.id}.json`, `${JSON.stringify(castOf(theme))}\n`])));
await fresh(PLACES, new Map(SCENES.map((name) => [`${name}.json`, `${placeOf(name)}\n`])));
process.stdout.write(`${named.size} glyphs, ${THEMES.length} casts, ${SCENES.length} places\n`);
