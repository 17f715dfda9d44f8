import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENES } from '../../server/src/modules/catalog/sandbox/scenes.ts';
import { THEMES } from '../../server/src/modules/catalog/sandbox/theme.ts';

const CASTS = new URL('../../arcade/src/art/casts/', import.meta.url);
const PLACES = new URL('../../arcade/src/art/places/', import.meta.url);

test('the casts of the game client are those of the table of subjects (node tools/art/casts.ts)', () => {
  const written = THEMES.map(({ id }) => JSON.parse(readFileSync(new URL(`${id}.json`, CASTS), 'utf8')) as object);
  const told = THEMES.map(({ id, hues, scenes, look, beings, things, places }) => {
    const subjects = [beings, things, places].map((nouns) => nouns.map(({ glyph, en, ty }) => [glyph, en, ty]));
    return { id, hues, scenes, look, beings: subjects[0], things: subjects[1], places: subjects[2] };
  });

  expect(readdirSync(CASTS).toSorted()).toEqual(THEMES.map(({ id }) => `${id}.json`).toSorted());
  expect(readdirSync(PLACES).toSorted()).toEqual(SCENES.map((name) => `${name}.json`).toSorted());
  expect(written.map((cast) => ({ ...cast, glyphs: undefined }))).toEqual(
    told.map((cast) => ({ ...cast, glyphs: undefined })),
  );
});
