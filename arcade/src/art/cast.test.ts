import { METALS, SETTINGS, metalIn } from '@fairground/contract/catalog/look';
import { expect, test } from 'vitest';
import { dressOf, spokenOf } from './cast.ts';
import { THEMES, loadCast } from './themes.ts';

const casts = await Promise.all(THEMES.map(loadCast));
const dragon = await loadCast('dragon');

test('the subject of a title leads the symbols, and the longest matching name wins', () => {
  expect(spokenOf(dragon, 'Long Vương Vàng')).toEqual(['spiked-dragon-head']);
  expect(spokenOf(dragon, 'Golden Dragon King')).toEqual(['spiked-dragon-head']);
  expect(spokenOf(dragon, 'Cổng Trời Huy Hoàng')).toEqual(['heaven-gate']);
  expect(spokenOf(dragon, 'Three Dragon Eggs')).toEqual(['cosmic-egg']);
  expect(spokenOf(dragon, 'A name of nothing')).toEqual([]);
});

test('every noun of a theme is found in a title of either language, by its own glyph', () => {
  const lost = casts.flatMap((cast) =>
    [...cast.beings, ...cast.things, ...cast.places].flatMap(([glyph, en, ty]) =>
      [en, ty].filter((name) => spokenOf(cast, `Silver ${name}`)[0] !== glyph).map((name) => `${cast.id}: ${name}`),
    ),
  );

  expect(lost).toEqual([]);
});

test('a game is dressed the same every time, with a wild and a scatter of their own', () => {
  const faults = casts.flatMap((cast) => {
    const dress = dressOf(cast, { title: 'Vàng', vendor: 'PLW', game: `PLW-${cast.id}` });
    const again = dressOf(cast, { title: 'Vàng', vendor: 'PLW', game: `PLW-${cast.id}` });
    const all = [...dress.highs, dress.wild, dress.scatter];
    const isWhole = all.every(({ path }) => path !== '') && new Set(all.map(({ path }) => path)).size === all.length;
    return isWhole && dress.highs.length >= 5 && JSON.stringify(dress) === JSON.stringify(again) ? [] : [cast.id];
  });

  expect(faults).toEqual([]);
});

test('two games of one theme differ in their leading symbols or their light', () => {
  const looks = Array.from({ length: 40 }, (_, game) => {
    const { hue, scene, highs } = dressOf(dragon, { title: '', vendor: 'OBN', game: `OBN-${game}` });
    return `${hue} ${scene} ${highs[0]?.path}`;
  });

  expect(new Set(looks).size).toBeGreaterThan(35);
});

test('a golden game is of gold in either language, and a look names only what can be drawn', () => {
  expect([metalIn('Golden Koi'), metalIn('Cá Koi Vàng'), metalIn('Wolf Bạc'), metalIn('Mộng Mơ')]).toEqual([
    'gold',
    'gold',
    'silver',
    undefined,
  ]);
  expect(casts.filter(({ look }) => !(look.metal in METALS) || !(look.setting in SETTINGS))).toEqual([]);
});
