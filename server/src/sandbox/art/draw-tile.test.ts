import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { sandboxTiles } from '../catalogue/sandbox-catalogue.ts';
import { SCENES } from '../catalogue/scenes.ts';
import { LAYOUTS } from '../catalogue/tile-recipe.ts';
import { SANDBOX_VENDORS } from '../catalogue/vendors.ts';
import { FAMILY_GLYPHS } from '../catalogue/families/emblems.ts';
import { IN_HOUSE_GLYPHS } from '../catalogue/families/in-house.ts';
import { THEMES } from '../catalogue/theme.ts';
import { motifFile } from './compose-tile.ts';
import { drawTile } from './draw-tile.ts';
import { glyphNames } from './glyphs.ts';
import { logoFile } from './serve-tiles.ts';

const recipes = [...sandboxTiles().values()];

const namesIn = (file: string): readonly string[] =>
  readdirSync(dirname(file)).map((name) => name.replace(/\.webp$/, ''));

test('every motif a tile needs is drawn, and none is drawn for nothing (tools/art/tile-motifs.ts)', () => {
  const needed = new Set(recipes.flatMap(({ motifs, emblem }) => (emblem ? [] : motifs)));

  expect(namesIn(motifFile('x')).toSorted()).toEqual([...needed].toSorted());
});

test('every glyph a tile needs is drawn, and none is drawn for nothing (tools/art/casts.ts)', () => {
  const named = THEMES.flatMap(({ beings, things, places }) => [...beings, ...things, ...places]);
  const known = new Set([...named.map(({ glyph }) => glyph), ...IN_HOUSE_GLYPHS, ...FAMILY_GLYPHS]);
  const needed = new Set(recipes.flatMap(({ motifs, emblem }) => (emblem ? motifs : [])));

  expect(glyphNames()).toEqual([...known].toSorted());
  expect([...needed].filter((name) => !known.has(name))).toEqual([]);
});

test('every vendor has its word-mark (tools/art/vendor-logos.ts)', () => {
  expect(namesIn(logoFile('x')).toSorted()).toEqual(SANDBOX_VENDORS.map(({ code }) => code).toSorted());
});

test('every scene and layout is used, and draws without a gap', () => {
  const drawn = SCENES.flatMap((scene) => recipes.find((recipe) => recipe.scene === scene) ?? []);

  expect(drawn.map(({ scene }) => scene)).toEqual([...SCENES]);
  expect([...new Set(recipes.map(({ layout }) => layout))].toSorted()).toEqual([...LAYOUTS].toSorted());
  expect(
    drawn.map((recipe) => drawTile(recipe, { defs: '', marks: ['a', 'b'] })).filter((svg) => /NaN|undefined/.test(svg)),
  ).toEqual([]);
});

test('the drawing is the one its version names: a changed drawing raises ART_VERSION of tile-recipe.ts', () => {
  const drawings = SCENES.map((scene, index) =>
    drawTile(
      {
        vendor: SANDBOX_VENDORS[index]?.code ?? '',
        scene,
        hue: index * 11,
        layout: LAYOUTS[index % LAYOUTS.length] ?? 'solo',
        motifs: ['a', 'b', 'c', 'd'],
        seed: index,
      },
      { defs: '', marks: ['a', 'b', 'c', 'd'] },
    ),
  );

  expect(createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 16)).toBe('d18729e60841a044');
});
