import { ANIMALS, NAMED_SETS, run, steppedRun, withAnimal, withTens, withTotal, withUnits } from '../number-sets.ts';
import type { Scanner } from './scan.ts';

/**
 * The ways numbers are typed: written out, as a run (12keo20, or with its step 12/15keo21), by a digit (5*, *5), by a total
 * (tong5), by a name.
 */

const words = (names: readonly string[]): string => names.toSorted((one, other) => other.length - one.length).join('|');

const STEPPED_RUN = /(\d{2,4})\s*\/\s*(\d{2,4})\s*(?:keo|\.\.)\s*(\d{2,4})(?!\d)/y;
const RUN = /(\d{2,4})\s*keo\s*(\d{2,4})(?!\d)/y;
const NUMBER = /(\d{2,4})(?![\d*])/y;
const TENS = /(\d)\*/y;
const UNITS = /\*(\d)/y;
const TOTAL = /tong\s*(\d)(?!\d)/y;
const ANIMAL = new RegExp(`giap\\s*(${words([...ANIMALS])})(?![a-z])`, 'y');
const NAMED = new RegExp(`(${words(Object.keys(NAMED_SETS))})(?![a-z\\d])`, 'y');

/** The numbers at this place of the text; nothing if there are none, an empty list if they make no sense. */
export const takeNumbers = (scanner: Scanner): readonly string[] | undefined => {
  const steps = scanner.take(STEPPED_RUN);
  if (steps !== undefined) return steppedRun(steps[1] ?? '', steps[2] ?? '', steps[3] ?? '');
  const ends = scanner.take(RUN);
  if (ends !== undefined) return run(ends[1] ?? '', ends[2] ?? '');
  const number = scanner.take(NUMBER);
  if (number !== undefined) return number.slice(1);
  const tens = scanner.take(TENS);
  if (tens !== undefined) return withTens(Number(tens[1]));
  const units = scanner.take(UNITS);
  if (units !== undefined) return withUnits(Number(units[1]));
  const total = scanner.take(TOTAL);
  if (total !== undefined) return withTotal(Number(total[1]));
  const animal = scanner.take(ANIMAL)?.[1];
  if (animal !== undefined) return withAnimal(animal as (typeof ANIMALS)[number]);
  const named = scanner.take(NAMED)?.[1];
  return named === undefined ? undefined : NAMED_SETS[named as keyof typeof NAMED_SETS];
};
