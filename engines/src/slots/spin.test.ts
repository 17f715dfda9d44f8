import { expect, expectTypeOf, test } from 'vitest';
import type { Words } from '../random/words.ts';
import type { SlotDefinition } from './definition.ts';
import type { Outcome } from './outcome.ts';
import type { PreparedSlot } from './prepare.ts';
import { prepareSlot } from './prepare.ts';
import { simulate } from './simulate.ts';
import { spin } from './spin.ts';
import { countingWords } from './testing/counting-words.ts';
import { gem9 } from './worked/gem9.ts';
import { hold15 } from './worked/hold15.ts';
import { lotus20 } from './worked/lotus20.ts';
import { stormBase } from './worked/storm-base.ts';
import { tiger243 } from './worked/tiger243.ts';

/** Coins so common that the feature is seen in a few rounds. */
const richHold: SlotDefinition = { ...hold15, sources: { cells: { type: 'cells', weights: [{ O: 4, X: 6 }] } } };
const WORKED = [lotus20, tiger243, gem9, richHold, stormBase];

test('nothing but the slot, the mode and the words can reach an outcome', () => {
  expectTypeOf(spin).parameters.toEqualTypeOf<[PreparedSlot, string, Words]>();
  expectTypeOf(spin).returns.toEqualTypeOf<Outcome>();
});

test.each(WORKED)('$id: the same words give the same outcome, and its steps add up to its pay', (definition) => {
  const [first, second] = [countingWords(11), countingWords(11)];
  const [slot, twin] = [prepareSlot(definition), prepareSlot(definition)];

  const outcomes = Array.from({ length: 600 }, () => spin(slot, 'base', first));
  const again = Array.from({ length: 600 }, () => spin(twin, 'base', second));
  const sums = outcomes.map(({ steps }) => steps.reduce((sum, step) => sum + ('pay' in step ? step.pay : 0), 0));
  const boards = outcomes.flatMap(({ steps }) => steps.flatMap((step) => ('wins' in step ? [step] : [])));

  expect(again).toEqual(outcomes);
  expect(sums).toEqual(outcomes.map(({ pay }) => pay));
  expect(boards.map(({ wins, multiplier }) => wins.reduce((sum, { pay }) => sum + pay * multiplier, 0))).toEqual(
    boards.map(({ pay }) => pay),
  );
  expect(sums.some((pay) => pay > 0)).toBe(true);
});

test('a round that is counted and a round that is shown are the same round', () => {
  const slot = prepareSlot(lotus20);
  const words = countingWords(5);
  const shown = Array.from({ length: 2_000 }, () => spin(slot, 'base', words).pay);

  const counted = simulate(slot, 'base', countingWords(5), 2_000);

  expect(counted.rtp).toBeCloseTo(shown.reduce((sum, pay) => sum + pay, 0) / 2_000 / 20, 12);
  expect(counted.top[0]).toBe(Math.max(...shown));
});

test('a mode that the definition does not have is refused', () => {
  expect(() => spin(prepareSlot(lotus20), 'buy', countingWords(1))).toThrow(RangeError);
});

test('words that never change do not hold a round for ever', () => {
  const slot = prepareSlot({
    ...lotus20,
    sources: {
      base: { type: 'strips', strips: lotus20.symbols.slice(0, 5).map(() => 'SSS') },
      free: { type: 'strips', strips: lotus20.symbols.slice(0, 5).map(() => 'SSS') },
    },
  });

  expect(() => spin(slot, 'base', () => 0)).toThrow(/does not end/);
});
