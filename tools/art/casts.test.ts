import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artTables } from '../../server/src/sandbox/index.ts';

const CASTS = new URL('../../arcade/src/art/casts/', import.meta.url);
const PLACES = new URL('../../arcade/src/art/places/', import.meta.url);
const { themes, places: drawn } = artTables();

test('the casts of the game client are those of the table of subjects (node tools/art/casts.ts)', () => {
  const written = themes.map(({ id }) => JSON.parse(readFileSync(new URL(`${id}.json`, CASTS), 'utf8')) as object);
  const told = themes.map(({ id, hues, scenes, look, beings, things, places }) => {
    const subjects = [beings, things, places].map((nouns) => nouns.map(({ glyph, en, ty }) => [glyph, en, ty]));
    return { id, hues, scenes, look, beings: subjects[0], things: subjects[1], places: subjects[2] };
  });

  expect(readdirSync(CASTS).toSorted()).toEqual(themes.map(({ id }) => `${id}.json`).toSorted());
  expect(readdirSync(PLACES).toSorted()).toEqual([...drawn.keys()].map((name) => `${name}.json`).toSorted());
  expect(written.map((cast) => ({ ...cast, glyphs: undefined }))).toEqual(
    told.map((cast) => ({ ...cast, glyphs: undefined })),
  );
});
