import { expect, test } from 'vitest';
import { FAMILY_MODELS, familySlot, loadFamilySlot } from './family.ts';
import { MEASURED_RECIPES } from './family/measured-recipes.ts';
import { RECIPES } from './family/recipes.ts';
import { tuneRecipe } from './family/tune.ts';
import { parseFraction } from '../maths/fraction-text.ts';
import { isLess } from '../maths/fraction.ts';
import { STUDIO_GAMES } from './games.ts';
import { loadSlot } from './mathematics.ts';
import type { StoredSlot } from './mathematics.ts';
import { prepareSlot } from './prepare.ts';
import { simulate } from './simulate.ts';
import { countingWords } from './testing/counting-words.ts';

const isWithin = (rtp: string): boolean =>
  !isLess(parseFraction(rtp), parseFraction('0.94')) && !isLess(parseFraction('0.97'), parseFraction(rtp));

const exactSlot = (id: string): StoredSlot => {
  const slot = familySlot(id);
  if (!('mathematics' in slot)) throw new Error(`${id} is not computed.`);
  return slot;
};

test('the family has a model for each recipe, no id twice, and all grades of volatility', () => {
  expect(FAMILY_MODELS.map(({ id }) => id)).toEqual([
    ...RECIPES.map(({ id }) => id),
    ...MEASURED_RECIPES.map(({ definition }) => definition.id),
  ]);
  expect(new Set(FAMILY_MODELS.map(({ id }) => id)).size).toBe(FAMILY_MODELS.length);
  // With the thirteen of the studio's own games.
  expect(FAMILY_MODELS.length + STUDIO_GAMES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(FAMILY_MODELS.map(({ volatility }) => volatility))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(FAMILY_MODELS.map(({ mechanic }) => mechanic)).size).toBe(12);
});

test('every mode of every computed model returns between 94 and 97 of a hundred, exactly', () => {
  const outside = RECIPES.flatMap(({ id }) =>
    exactSlot(id)
      .mathematics.filter(({ rtp }) => !isWithin(rtp))
      .map(({ mode, rtpPercent }) => `${id} ${mode} ${rtpPercent}`),
  );

  expect(outside).toEqual([]);
});

test('a measured model was played millions of rounds and returns between 94 and 97 with all of its margin', () => {
  const wrong = MEASURED_RECIPES.flatMap(({ definition: { id } }) => {
    const slot = familySlot(id);
    return ('measured' in slot ? slot.measured : []).filter(({ rounds, rtpPercent, halfWidthPercent }) => {
      const [rtp, margin] = [Number(rtpPercent), Number(halfWidthPercent)];
      return rounds < 2_000_000 || margin > 1 || rtp - margin < 94 || rtp + margin > 97.5;
    });
  });

  expect(wrong).toEqual([]);
});

test('a model with a pool has no bound, and one that was measured promises none', () => {
  const open = FAMILY_MODELS.filter(({ maxWin }) => maxWin === null).map(({ id }) => id);

  expect(open).toEqual([
    'hold-5x3-30-pool',
    'wheel-5x3-20-pool',
    ...MEASURED_RECIPES.map(({ definition: { id } }) => id),
  ]);
});

test('every model loads: its return, channels and triggers are computed again', () => {
  expect(FAMILY_MODELS.map(({ id }) => loadFamilySlot(id).id)).toEqual(FAMILY_MODELS.map(({ id }) => id));
});

test.each([
  'classic-3x3-5-flat',
  'lines-5x3-9-flat',
  'ways-243-free',
  'hold-ways-243',
  'tumble-9-flat',
  'heights-5-flat',
])('%s: every stored figure is computed again', (id) => {
  expect(loadFamilySlot(id, 'whole').id).toBe(id);
});

test('a model whose stored figure is not its own does not load', () => {
  const stored = exactSlot('classic-3x3-3-even');
  const [base] = stored.mathematics;
  if (base === undefined) throw new Error('The model has no figures.');

  expect(() => loadSlot({ ...stored, mathematics: [{ ...base, rtp: '19/20' }] }, 'return')).toThrow(/rtp is stored as/);
  expect(() => loadSlot({ ...stored, mathematics: [{ ...base, sigma: '1.000000' }] }, 'whole')).toThrow(/sigma/);
  expect(() => loadSlot({ ...stored, mathematics: [] }, 'whole')).toThrow(/figures for its modes/);
  expect(() => loadSlot({ ...stored, definition: { ...stored.definition, version: 0 } }, 'return')).toThrow(/version/);
});

test('a recipe gives the stored model again', () => {
  const recipe = RECIPES.find(({ id }) => id === 'classic-3x3-5-flat');
  if (recipe === undefined) throw new Error('The recipe is missing.');

  expect(JSON.parse(JSON.stringify(tuneRecipe(recipe)))).toEqual(familySlot('classic-3x3-5-flat'));
});

test.each([
  'lines-5x3-25-double',
  'sticky-5x3-10-even',
  'walking-5x3-20-even',
  'wheel-5x3-10-even',
  'hold-5x3-10-even',
  'ways-243-double',
  'pick-5x3-25-dear',
  'hold-5x3-15-many',
])('%s: played rounds agree with the computed return', (id) => {
  const { definition, mathematics } = exactSlot(id);
  const { rtp, halfWidth, hit } = simulate(prepareSlot(definition), 'base', countingWords(17), 60_000);
  const [base] = mathematics;

  const z = (rtp - Number(base?.rtpPercent) / 100) / (halfWidth / 1.96);
  expect(Math.abs(z)).toBeLessThan(3.5);
  // A round pays if its paid spin or anything it started does: what is shown is what is played.
  expect(Math.abs(hit - Number(base?.hitPercent) / 100)).toBeLessThan(0.008);
});
