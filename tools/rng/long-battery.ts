import { FALSE_ALARM, rawBattery, scaledBattery, shuffleBattery } from '@fairground/engines/statistics/battery';
import type { TestResult } from '@fairground/engines/statistics/battery';
import type { Words } from '@fairground/engines/random/words';
import { below, shuffled } from '@fairground/engines/random/words';
import { GAME_RANGES } from './game-ranges.ts';

/** One test over many blocks: its smallest p-value, and how likely so many small ones are. */
export type LongResult = {
  readonly name: string;
  readonly blocks: number;
  readonly smallest: number;
  /** How likely at least so many p-values below one in a hundred are; null where there are too few blocks to say. */
  readonly small: number | null;
  readonly isFailed: boolean;
};

/** So many words are tested at once; a block is a quarter of a megabyte. */
const BLOCK_WORDS = 65_536;
const WORD_BYTES = 4;

/** Below this a count of small p-values says nothing. */
const BLOCKS_TO_COUNT = 20;
const SMALL_P = 0.01;

export const blocksIn = (bytes: number): number => Math.ceil(bytes / (BLOCK_WORDS * WORD_BYTES));

/**
 * Tests so many blocks of raw words, one after the other, and judges all p-values together. Each of the many verdicts gets
 * an even part of the chance of one false alarm, so a healthy source fails a whole run once in a hundred, however long.
 */
export const longBattery = (
  words: Words,
  blocks: number,
  onBlock: (done: number) => void = () => {},
): readonly LongResult[] => {
  const collected = new Map<string, number[]>();
  for (let block = 0; block < blocks; block += 1) {
    for (const { name, p } of rawBattery(words, BLOCK_WORDS)) collected.set(name, [...(collected.get(name) ?? []), p]);
    onBlock(block + 1);
  }
  return judged(collected);
};

/** What games get of the words: every range of theirs, and shuffles. */
export const scaledResults = (words: Words): ReadonlyMap<string, readonly number[]> => {
  const scaled = GAME_RANGES.filter(({ isPoint }) => !isPoint);
  const sizes = [...new Set(scaled.map(({ from, to }) => to - from + 1))].toSorted((one, other) => one - other);
  const collected = new Map<string, number[]>();
  const note = (of: string, results: readonly TestResult[]): void => {
    for (const { name, p } of results) collected.set(`${of}: ${name}`, [p]);
  };
  for (const size of sizes)
    note(
      `scaled to ${size}`,
      scaledBattery((bound) => below(words, bound), size),
    );
  const shuffle = (size: number): number[] =>
    shuffled(
      words,
      Array.from({ length: size }, (_, index) => index),
    );
  note('shuffles', shuffleBattery(shuffle));
  return collected;
};

/** Every p-value beside all others: the chance of one false alarm is shared out among all of them. */
export const judged = (collected: ReadonlyMap<string, readonly number[]>): readonly LongResult[] => {
  const verdicts = [...collected.values()].reduce(
    (sum, values) => sum + values.length + (values.length >= BLOCKS_TO_COUNT ? 1 : 0),
    0,
  );
  const limit = FALSE_ALARM / verdicts;
  return [...collected].map(([name, values]) => {
    const smallest = Math.min(...values);
    const small = values.length >= BLOCKS_TO_COUNT ? chanceOfSmall(values) : null;
    return {
      name,
      blocks: values.length,
      smallest,
      small,
      // Written so that a p-value that is no number fails.
      isFailed: !(smallest >= limit) || (small !== null && !(small >= limit)),
    };
  });
};

/** How likely a healthy source has at least so many small p-values, by Poisson's law. */
const chanceOfSmall = (values: readonly number[]): number => {
  const seen = values.filter((p) => p < SMALL_P).length;
  const mean = values.length * SMALL_P;
  let [term, below] = [Math.exp(-mean), 0];
  for (let count = 0; count < seen; count += 1) {
    below += term;
    term *= mean / (count + 1);
  }
  return Math.max(0, 1 - below);
};
