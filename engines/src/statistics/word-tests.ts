import { chiSquareBothTails, goodnessOrFault, normalBothTails } from './p-values.ts';

const WORDS = 0x1_0000_0000;
const BITS = 32;

/** Words are spread evenly over their whole range (Kolmogorov and Smirnov). */
export const kolmogorov = (words: Uint32Array): number => {
  const sorted = words.toSorted();
  let distance = 0;
  for (const [index, word] of sorted.entries()) {
    const place = (word + 0.5) / WORDS;
    distance = Math.max(distance, (index + 1) / sorted.length - place, place - index / sorted.length);
  }
  const root = Math.sqrt(sorted.length);
  const scaled = (root + 0.12 + 0.11 / root) * distance;
  let tail = 0;
  for (let term = 1; term <= 100; term += 1) tail += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * (term * scaled) ** 2);
  return Math.min(1, Math.max(0, tail));
};

const RUN_MAX = 6;

/** Runs that go up have the lengths of chance; the word that breaks a run is dropped, so that runs are independent. */
export const runsUp = (words: Uint32Array): number => {
  const counts = Array.from({ length: RUN_MAX }, () => 0);
  for (let index = 0; index + 1 < words.length; index += 1) {
    let length = 1;
    while (index + 1 < words.length && (words[index + 1] ?? 0) > (words[index] ?? 0)) {
      length += 1;
      index += 1;
    }
    index += 1;
    const cell = Math.min(length, RUN_MAX) - 1;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const chances = counts.map((_, cell) =>
    cell + 1 === RUN_MAX ? 1 / factorial(RUN_MAX) : 1 / factorial(cell + 1) - 1 / factorial(cell + 2),
  );
  return goodnessOrFault(counts, chances);
};

const BIRTHDAYS = 512;
const DAY_BITS = 24;

/** Birthdays in a long year: equal distances between them follow Poisson's law with mean 2. */
export const birthdaySpacings = (words: Uint32Array): number => {
  const mean = BIRTHDAYS ** 3 / (4 * 2 ** DAY_BITS);
  const counts = Array.from({ length: 8 }, () => 0);
  for (let year = 0; (year + 1) * BIRTHDAYS <= words.length; year += 1) {
    const days = words.slice(year * BIRTHDAYS, (year + 1) * BIRTHDAYS).map((word) => word >>> (32 - DAY_BITS));
    const sorted = days.toSorted();
    const spacings = sorted.map((day, index) => day - (sorted[index - 1] ?? 0)).toSorted();
    let equal = 0;
    for (let index = 1; index < spacings.length; index += 1) if (spacings[index] === spacings[index - 1]) equal += 1;
    const cell = Math.min(equal, counts.length - 1);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const exact = counts.map((_, cell) => (Math.exp(-mean) * mean ** cell) / factorial(cell));
  const rest = 1 - exact.slice(0, -1).reduce((sum, chance) => sum + chance, 0);
  return goodnessOrFault(counts, [...exact.slice(0, -1), rest]);
};

/** Each of the 32 bits is set in half of the words: all of them together, and the one that strays furthest. */
export const everyBit = (words: Uint32Array): { readonly all: number; readonly worst: number } => {
  const ones = Array.from({ length: BITS }, () => 0);
  for (const word of words)
    for (let bit = 0; bit < BITS; bit += 1) if ((word >>> bit) & 1) ones[bit] = (ones[bit] ?? 0) + 1;
  const deviations = ones.map((count) => (2 * count - words.length) / Math.sqrt(words.length));
  return {
    all: chiSquareBothTails(
      deviations.reduce((sum, deviation) => sum + deviation ** 2, 0),
      BITS,
    ),
    worst: Math.min(1, BITS * Math.min(...deviations.map((deviation) => normalBothTails(deviation)))),
  };
};

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));
