import { ordered } from '../counting.ts';
import { PAIRS } from './lots.ts';

/** Sets of numbers that players name instead of writing them out. */

const where = (isIn: (tens: number, units: number) => boolean): readonly string[] =>
  PAIRS.filter((pair) => isIn(Number(pair[0]), Number(pair[1])));

const isOdd = (digit: number): boolean => digit % 2 === 1;

/** Đầu: the numbers with this tens digit. */
export const withTens = (digit: number): readonly string[] => where((tens) => tens === digit);

/** Đuôi: the numbers with this units digit. */
export const withUnits = (digit: number): readonly string[] => where((_, units) => units === digit);

/** Tổng: the numbers whose digits add up to this last digit. */
export const withTotal = (digit: number): readonly string[] => where((tens, units) => (tens + units) % 10 === digit);

/** The sets that have a name, written without marks as players type them. */
export const NAMED_SETS = {
  /** Kép: both digits the same. */
  kep: where((tens, units) => tens === units),
  /** Kép lệch: the digits five apart. */
  keplech: where((tens, units) => Math.abs(tens - units) === 5),
  /** Chẵn and lẻ: even and odd. */
  chan: where((_, units) => !isOdd(units)),
  le: where((_, units) => isOdd(units)),
  chanchan: where((tens, units) => !isOdd(tens) && !isOdd(units)),
  lele: where((tens, units) => isOdd(tens) && isOdd(units)),
  chanle: where((tens, units) => !isOdd(tens) && isOdd(units)),
  lechan: where((tens, units) => isOdd(tens) && !isOdd(units)),
  /** Tài and xỉu: from 50 upward, and below. */
  tai: where((tens) => tens >= 5),
  xiu: where((tens) => tens < 5),
} as const;

/** The animals of the years, beginning with that of 1900. */
export const ANIMALS = ['ty', 'suu', 'dan', 'mao', 'thin', 'ti', 'ngo', 'mui', 'than', 'dau', 'tuat', 'hoi'] as const;

/** Con giáp: the numbers whose year of the twentieth century has the animal. */
export const withAnimal = (animal: (typeof ANIMALS)[number]): readonly string[] =>
  PAIRS.filter((pair) => Number(pair) % 12 === ANIMALS.indexOf(animal));

/**
 * Kéo: a run from the first to the last number with an even step. Two ends with the same units digit run by tens, two
 * doubles by elevens, two triples by 111, all others one by one.
 */
export const run = (first: string, last: string): readonly string[] => {
  if (first.length !== last.length) return [];
  return everyOf(first, stepOf(first, last), last);
};

/** The same with the step given by the second number; the sequence must end exactly at the last. */
export const steppedRun = (first: string, second: string, last: string): readonly string[] => {
  const step = Number(second) - Number(first);
  if (first.length !== last.length || second.length !== last.length || step <= 0) return [];
  return (Number(last) - Number(first)) % step === 0 ? everyOf(first, step, last) : [];
};

const everyOf = (first: string, step: number, last: string): readonly string[] => {
  const [from, to] = [Number(first), Number(last)];
  if (to < from) return [];
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    String(from + index * step).padStart(first.length, '0'),
  );
};

const stepOf = (first: string, last: string): number => {
  const isRepeated = (number: string): boolean => new Set(number).size === 1;
  if (isRepeated(first) && isRepeated(last)) return Number('1'.repeat(first.length));
  return first.at(-1) === last.at(-1) ? 10 : 1;
};

/** Đảo: all orders of each number's digits, each number once. */
export const permuted = (numbers: readonly string[]): readonly string[] => [...new Set(numbers.flatMap(ordered))];
