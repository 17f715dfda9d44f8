import { expect, test } from 'vitest';
import type { Words } from '../random/words.ts';
import { spinLaw } from './analyse/spin-law.ts';
import { prepareSlot } from './prepare.ts';
import { spin } from './spin.ts';
import { countingWords } from './testing/counting-words.ts';
import { gem9 } from './worked/gem9.ts';
import { lotus20 } from './worked/lotus20.ts';

const ROUNDS = 20_000;

const chiSquare = (seen: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): number => {
  expect([...seen.keys()].filter((key) => !expected.has(key))).toEqual([]);
  return [...expected].reduce((sum, [key, wanted]) => sum + ((seen.get(key) ?? 0) - wanted) ** 2 / wanted, 0);
};

const count = (keys: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Where the first reel stops and what kind of board the paid spin shows. */
const paidSpins = (words: Words) => {
  const slot = prepareSlot(lotus20);
  return Array.from({ length: ROUNDS }, () => {
    const { steps } = spin(slot, 'base', words);
    const [first] = steps;
    if (first?.kind !== 'spin') throw new Error('A round begins with its spin.');
    const scatters = Math.min(3, first.board.join('').split('S').length - 1);
    const isPaid = first.pay > 0 || scatters === 3;
    return {
      stops: first.stops.join(),
      first: `${first.stops[0]}`,
      last: `${first.stops[4]}`,
      kind: `${scatters}/${isPaid}`,
    };
  });
};

const HONEST = paidSpins(countingWords(29));

const expectedKinds = (): ReadonlyMap<string, number> => {
  const law = spinLaw(lotus20, 'base', 0);
  const kinds = new Map<string, number>();
  for (const { scatters, weight, hits } of law?.cases ?? []) {
    const tier = Math.min(3, scatters);
    for (const [key, boards] of [
      [`${tier}/true`, hits],
      [`${tier}/false`, weight - hits],
    ] as const)
      if (boards > 0n) kinds.set(key, (kinds.get(key) ?? 0) + (ROUNDS * Number(boards)) / Number(law?.total));
  }
  return kinds;
};

const uniform = (size: number): ReadonlyMap<string, number> =>
  new Map(Array.from({ length: size }, (_, stop) => [`${stop}`, ROUNDS / size]));

test('every stop is reached and comes as often as the others, and boards come as often as computed', () => {
  const spins = HONEST;

  // Beyond these once in a thousand, with 30, 29 and 6 degrees of freedom.
  expect(chiSquare(count(spins.map(({ first }) => first)), uniform(31))).toBeLessThan(59.7);
  expect(chiSquare(count(spins.map(({ last }) => last)), uniform(30))).toBeLessThan(58.3);
  expect(chiSquare(count(spins.map(({ kind }) => kind)), expectedKinds())).toBeLessThan(22.5);
});

test('one spin says nothing about the next', () => {
  const paid = HONEST.map(({ kind }) => (kind.endsWith('true') ? 1 : 0));
  const mean = paid.reduce<number>((sum, each) => sum + each, 0) / ROUNDS;
  const together = paid
    .slice(1)
    .reduce<number>((sum, each, index) => sum + (each - mean) * ((paid[index] ?? 0) - mean), 0);

  const correlation = together / (ROUNDS * mean * (1 - mean));
  expect(Math.abs(correlation) * Math.sqrt(ROUNDS)).toBeLessThan(3.5);
});

test('words that favour small numbers are caught', () => {
  const honest = countingWords(29);
  // One byte stands for a word: 256 is no multiple of 31, so eight stops come more often.
  const biased: Words = () => honest() % 256;

  expect(chiSquare(count(paidSpins(biased).map(({ first }) => first)), uniform(31))).toBeGreaterThan(59.7);
});

test('words that repeat too early are caught', () => {
  const honest = countingWords(29);
  const few = Array.from({ length: 5 * 997 }, honest);
  let next = 0;
  const cycling: Words = () => {
    next = (next + 1) % few.length;
    return few[next] as number;
  };

  const different = (spins: typeof HONEST): number => new Set(spins.map(({ stops }) => stops)).size;
  expect(different(HONEST)).toBeGreaterThan(ROUNDS * 0.99);
  expect(different(paidSpins(cycling))).toBeLessThan(ROUNDS * 0.5);
});

test('the same words give these rounds for ever', () => {
  const slot = prepareSlot(lotus20);
  const words = countingWords(2_026);
  const rounds = Array.from({ length: 12 }, () => spin(slot, 'base', words));
  const gems = spin(prepareSlot(gem9), 'base', countingWords(9));

  expect(rounds.map(({ pay }) => pay)).toMatchInlineSnapshot(`
    [
      0,
      20,
      0,
      25,
      20,
      120,
      29,
      33,
      60,
      0,
      12,
      28,
    ]
  `);
  expect(rounds[0]?.steps[0]).toMatchInlineSnapshot(`
    {
      "board": [
        "HFE",
        "GSC",
        "ADB",
        "GCD",
        "SHW",
      ],
      "kind": "spin",
      "multiplier": 1,
      "pay": 0,
      "phase": "base",
      "stops": [
        16,
        22,
        20,
        19,
        8,
      ],
      "wildReels": [],
      "wins": [],
    }
  `);
  expect(gems.steps.map((step) => ('board' in step ? step.board.join('/') : step.kind))).toMatchInlineSnapshot(`
    [
      "AEC/DAE/CBB",
    ]
  `);
});
