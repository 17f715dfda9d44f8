import { chiSquareTail, normalBelow, normalBothTails, upperGamma } from './p-values.ts';

/** Zeros and ones, one in each place. The tests below are those of NIST SP 800-22, each with its p-value. */
export type Bits = Uint8Array;

/** Ones and zeros are equally many. */
export const frequency = (bits: Bits): number => {
  const sum = 2 * countOnes(bits) - bits.length;
  return normalBothTails(sum / Math.sqrt(bits.length));
};

/** They are so within each block, too. */
export const blockFrequency = (bits: Bits, size: number): number => {
  const blocks = Math.floor(bits.length / size);
  let value = 0;
  for (let block = 0; block < blocks; block += 1)
    value += (countOnes(bits.subarray(block * size, (block + 1) * size)) / size - 0.5) ** 2;
  return chiSquareTail(4 * size * value, blocks);
};

/** Bits change as often as chance changes them. */
export const runs = (bits: Bits): number => {
  const share = countOnes(bits) / bits.length;
  if (Math.abs(share - 0.5) >= 2 / Math.sqrt(bits.length)) return 0;
  let changes = 1;
  for (let index = 1; index < bits.length; index += 1) if (bits[index] !== bits[index - 1]) changes += 1;
  const spread = share * (1 - share);
  return normalBothTails((changes - 2 * bits.length * spread) / (2 * Math.sqrt(bits.length) * spread));
};

type LongestRunTable = {
  readonly bits: number;
  readonly size: number;
  readonly from: number;
  readonly chances: readonly number[];
};

const LONGEST_RUNS: readonly LongestRunTable[] = [
  { bits: 750_000, size: 10_000, from: 10, chances: [0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727] },
  { bits: 6_272, size: 128, from: 4, chances: [0.1174, 0.243, 0.2493, 0.1752, 0.1027, 0.1124] },
  { bits: 128, size: 8, from: 1, chances: [0.2148, 0.3672, 0.2305, 0.1875] },
];

/** The longest run of ones in a block has the length chance gives it. */
export const longestRun = (bits: Bits): number => {
  const table = LONGEST_RUNS.find(({ bits: needed }) => bits.length >= needed);
  if (table === undefined) throw new RangeError('The longest run needs 128 bits.');
  const { size, from, chances } = table;
  const blocks = Math.floor(bits.length / size);
  const counts = chances.map(() => 0);
  for (let block = 0; block < blocks; block += 1) {
    const longest = longestOf(bits.subarray(block * size, (block + 1) * size));
    const cell = Math.min(Math.max(longest - from, 0), chances.length - 1);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const value = chances.reduce((sum, chance, cell) => {
    const expected = chance * blocks;
    return sum + ((counts[cell] ?? 0) - expected) ** 2 / expected;
  }, 0);
  return chiSquareTail(value, chances.length - 1);
};

const longestOf = (bits: Bits): number => {
  let longest = 0;
  let open = 0;
  for (const bit of bits) {
    open = bit === 1 ? open + 1 : 0;
    if (open > longest) longest = open;
  }
  return longest;
};

/** All patterns of so many bits come equally often, and more so than their beginnings. */
export const serial = (bits: Bits, length: number): readonly [number, number] => {
  const [long, middle, short] = [length, length - 1, length - 2].map((size) => patternSum(bits, size)) as [
    number,
    number,
    number,
  ];
  return [
    upperGamma(2 ** (length - 2), (long - middle) / 2),
    upperGamma(2 ** (length - 3), (long - 2 * middle + short) / 2),
  ];
};

const patternSum = (bits: Bits, length: number): number => {
  if (length < 1) return 0;
  const counts = patternCounts(bits, length);
  return counts.reduce((sum, count) => sum + count ** 2, 0) * (2 ** length / bits.length) - bits.length;
};

/** Counts every pattern, the sequence taken as a ring. */
const patternCounts = (bits: Bits, length: number): Float64Array => {
  const counts = new Float64Array(2 ** length);
  const mask = 2 ** length - 1;
  let pattern = 0;
  for (let index = 0; index < bits.length + length - 1; index += 1) {
    pattern = ((pattern << 1) | (bits[index % bits.length] ?? 0)) & mask;
    if (index >= length - 1) counts[pattern] = (counts[pattern] ?? 0) + 1;
  }
  return counts;
};

/** Longer patterns are no easier to foresee than shorter ones. */
export const approximateEntropy = (bits: Bits, length: number): number => {
  const entropy = (size: number): number =>
    patternCounts(bits, size).reduce((sum, count) => {
      const share = count / bits.length;
      return share > 0 ? sum + share * Math.log(share) : sum;
    }, 0);
  const value = 2 * bits.length * (Math.log(2) - (entropy(length) - entropy(length + 1)));
  return upperGamma(2 ** (length - 1), value / 2);
};

/** A walk one step up for a one, one down for a zero, strays no further than chance does. */
export const cumulativeSums = (bits: Bits): number => {
  let place = 0;
  let furthest = 0;
  for (const bit of bits) {
    place += bit === 1 ? 1 : -1;
    furthest = Math.max(furthest, Math.abs(place));
  }
  const { length } = bits;
  const root = Math.sqrt(length);
  const within = (low: number, high: number): number =>
    normalBelow((high * furthest) / root) - normalBelow((low * furthest) / root);
  let chance = 1;
  const most = Math.floor((length / furthest - 1) / 4);
  for (let step = Math.ceil((-length / furthest + 1) / 4); step <= most; step += 1)
    chance -= within(4 * step - 1, 4 * step + 1);
  for (let step = Math.ceil((-length / furthest - 3) / 4); step <= most; step += 1)
    chance += within(4 * step + 1, 4 * step + 3);
  return Math.min(1, Math.max(0, chance));
};

const countOnes = (bits: Bits): number => {
  let ones = 0;
  for (const bit of bits) ones += bit;
  return ones;
};
