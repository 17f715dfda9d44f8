import { below, shuffled } from '../random/words.ts';
import type { Words } from '../random/words.ts';
import * as bitTests from './bit-tests.ts';
import * as numberTests from './number-tests.ts';
import type { Numbers } from './number-tests.ts';
import * as shuffleTests from './shuffle-tests.ts';
import type { Shuffle } from './shuffle-tests.ts';
import * as structureTests from './structure-tests.ts';
import * as wordTests from './word-tests.ts';

/** One test and how likely a healthy source looks at least this odd. */
export type TestResult = { readonly name: string; readonly p: number };

/** The chance that a healthy source is called faulty by a whole battery; shared out evenly among its tests. */
export const FALSE_ALARM = 0.01;

/** The tests a source fails. */
export const failedTests = (results: readonly TestResult[], falseAlarm = FALSE_ALARM): readonly TestResult[] =>
  results.filter(({ p }) => !(p >= falseAlarm / results.length));

/** Enough to see a period, and a transform of this size is quick. */
const SPECTRUM_BITS = 2 ** 17;

/** Tests the words themselves: as bits and as numbers of 32 bits. */
export const rawBattery = (words: Words, count = 65_536): readonly TestResult[] => {
  enough(count);
  const taken = Uint32Array.from({ length: count }, () => words());
  const bits = Uint8Array.from(
    { length: count * 32 },
    (_, index) => ((taken[index >> 5] ?? 0) >>> (31 - (index & 31))) & 1,
  );
  const numbers: Numbers = { values: taken, bound: 2 ** 32 };
  const everyBit = wordTests.everyBit(taken);
  const [serial, serialAgain] = bitTests.serial(bits, 12);
  return [
    { name: 'frequency', p: bitTests.frequency(bits) },
    { name: 'block frequency', p: bitTests.blockFrequency(bits, 4_096) },
    { name: 'runs', p: bitTests.runs(bits) },
    { name: 'longest run', p: bitTests.longestRun(bits) },
    { name: 'serial', p: serial },
    { name: 'serial, second difference', p: serialAgain },
    { name: 'approximate entropy', p: bitTests.approximateEntropy(bits, 10) },
    { name: 'cumulative sums', p: bitTests.cumulativeSums(bits) },
    { name: 'matrix rank', p: structureTests.matrixRank(bits) },
    { name: 'spectrum', p: structureTests.spectrum(bits.subarray(0, SPECTRUM_BITS)) },
    { name: 'every bit', p: everyBit.all },
    { name: 'worst bit', p: everyBit.worst },
    { name: 'Kolmogorov', p: wordTests.kolmogorov(taken) },
    { name: 'runs up', p: wordTests.runsUp(taken) },
    { name: 'birthday spacings', p: wordTests.birthdaySpacings(taken) },
    ...numberBattery(numbers),
  ];
};

/** Tests numbers as a game gets them: scaled to a bound. */
export const scaledBattery = (
  draw: (bound: number) => number,
  bound: number,
  count = 60_000,
): readonly TestResult[] => {
  enough(count);
  return numberBattery({ values: Uint32Array.from({ length: count }, () => draw(bound)), bound });
};

/** Tests a shuffle with a few cards exactly and with a deck by its places and neighbours. */
export const shuffleBattery = (shuffle: Shuffle, rounds = 24_000): readonly TestResult[] => [
  { name: 'orders of 3', p: shuffleTests.orders(shuffle, 3, rounds) },
  { name: 'orders of 5', p: shuffleTests.orders(shuffle, 5, rounds) },
  { name: 'places of 52', p: shuffleTests.places(shuffle, 52, rounds / 4) },
  { name: 'neighbours of 10', p: shuffleTests.neighbours(shuffle, 10, rounds) },
];

/** The draw and the shuffle every engine uses, from the given words. */
export const drawOf =
  (words: Words): ((bound: number) => number) =>
  (bound) =>
    below(words, bound);
export const shuffleOf =
  (words: Words): Shuffle =>
  (size) =>
    shuffled(
      words,
      Array.from({ length: size }, (_, index) => index),
    );

const COUNT_MIN = 16_384;

/** Below this even a healthy source leaves cells empty. */
const enough = (count: number): void => {
  if (count < COUNT_MIN) throw new RangeError(`A battery needs ${COUNT_MIN} numbers.`);
};

const FINE = 100;
const LAGS = [1, 2, 3, 5, 8];

const numberBattery = (numbers: Numbers): readonly TestResult[] => {
  const { bound } = numbers;
  const fine = bound <= FINE ? numbers : numberTests.grouped(numbers, FINE);
  const low =
    bound <= FINE
      ? []
      : [{ name: 'low part', p: numberTests.equidistribution(numberTests.grouped(numbers, FINE, 'low')) }];
  const coarse = bound <= 8 ? numbers : numberTests.grouped(numbers, 8);
  const ordered = bound < 3 ? [] : [{ name: 'permutations', p: numberTests.permutations(numbers) }];
  const highest = bound < FINE ? [] : [{ name: 'largest of eight', p: numberTests.largest(numbers) }];
  return [
    { name: 'equidistribution', p: numberTests.equidistribution(fine) },
    ...low,
    { name: 'pairs', p: numberTests.serialPairs(coarse) },
    { name: 'gaps', p: numberTests.gaps(fine) },
    { name: 'poker', p: numberTests.poker(fine) },
    { name: 'coupon collector', p: numberTests.couponCollector(coarse) },
    ...ordered,
    ...highest,
    ...LAGS.map((lag) => ({ name: `correlation at ${lag}`, p: numberTests.correlation(numbers, lag) })),
  ];
};
