import { goodnessOrFault, normalBothTails } from './p-values.ts';

/** Whole numbers from 0 to `bound` − 1, all equally likely if the source is healthy. Each test gives its p-value. */
export type Numbers = { readonly values: ArrayLike<number>; readonly bound: number };

/** Cuts the numbers into equally large groups by their high or low part; the few left over are thrown away. */
export const grouped = ({ values, bound }: Numbers, groups: number, by: 'high' | 'low' = 'high'): Numbers => {
  const size = Math.floor(bound / groups);
  const kept: number[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (value < size * groups) kept.push(by === 'high' ? Math.floor(value / size) : value % groups);
  }
  return { values: kept, bound: groups };
};

/** Every number comes equally often. */
export const equidistribution = ({ values, bound }: Numbers): number =>
  goodnessOrFault(countsOf(values, bound), evenly(bound));

/** Every pair of neighbours comes equally often; pairs do not overlap. */
export const serialPairs = ({ values, bound }: Numbers): number => {
  const pairs = Array.from(
    { length: Math.floor(values.length / 2) },
    (_, pair) => (values[2 * pair] ?? 0) * bound + (values[2 * pair + 1] ?? 0),
  );
  return goodnessOrFault(countsOf(pairs, bound ** 2), evenly(bound ** 2));
};

/** The waiting time between two numbers of the lower part is geometric. */
export const gaps = ({ values, bound }: Numbers): number => {
  const marked = Math.max(1, Math.floor(bound / 4));
  const hit = marked / bound;
  const lengthMax = Math.ceil(Math.log(0.01) / Math.log(1 - hit));
  const counts = Array.from({ length: lengthMax + 1 }, () => 0);
  let gap = 0;
  for (let index = 0; index < values.length; index += 1) {
    if ((values[index] ?? 0) >= marked) {
      gap += 1;
      continue;
    }
    const cell = Math.min(gap, lengthMax);
    counts[cell] = (counts[cell] ?? 0) + 1;
    gap = 0;
  }
  const chances = counts.map((_, length) =>
    length === lengthMax ? (1 - hit) ** lengthMax : hit * (1 - hit) ** length,
  );
  return goodnessOrFault(counts, chances);
};

const HAND = 5;

/** Hands of five have as many different numbers as poker hands of chance. */
export const poker = ({ values, bound }: Numbers): number => {
  const hands = Math.floor(values.length / HAND);
  const counts = Array.from({ length: HAND }, () => 0);
  for (let hand = 0; hand < hands; hand += 1) {
    const different = new Set(Array.from({ length: HAND }, (_, card) => values[hand * HAND + card])).size;
    counts[different - 1] = (counts[different - 1] ?? 0) + 1;
  }
  const chances = counts.map((_, index) => distinctChance(HAND, bound, index + 1));
  return goodnessOrFault(counts, chances);
};

/** How long it takes until every number was seen. Meant for few different numbers. */
export const couponCollector = ({ values, bound }: Numbers): number => {
  const lengthMax = Math.ceil(bound * (Math.log(bound) + 4));
  const counts = Array.from({ length: lengthMax - bound + 1 }, () => 0);
  let seen = new Set<number>();
  let length = 0;
  for (let index = 0; index < values.length; index += 1) {
    seen.add(values[index] ?? 0);
    length += 1;
    if (seen.size < bound) continue;
    const cell = Math.min(length, lengthMax) - bound;
    counts[cell] = (counts[cell] ?? 0) + 1;
    seen = new Set();
    length = 0;
  }
  const done = (within: number): number => distinctChance(within, bound, bound);
  const chances = counts.map((_, cell) =>
    cell + bound === lengthMax ? 1 - done(lengthMax - 1) : done(cell + bound) - done(cell + bound - 1),
  );
  return goodnessOrFault(counts, chances);
};

/** The chance that so many numbers hold exactly so many different ones. */
const distinctChance = (length: number, bound: number, different: number): number => {
  let chances = [1];
  for (let step = 0; step < length; step += 1)
    chances = Array.from(
      { length: Math.min(step + 2, bound + 1) },
      (_, count) => ((chances[count] ?? 0) * count + (chances[count - 1] ?? 0) * (bound - count + 1)) / bound,
    );
  return chances[different] ?? 0;
};

const GROUP = 3;

/** Three neighbours come in every order equally often; groups with equal numbers do not count. */
export const permutations = ({ values }: Numbers): number => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (let index = 0; index + GROUP <= values.length; index += GROUP) {
    const [a, b, c] = [values[index] ?? 0, values[index + 1] ?? 0, values[index + 2] ?? 0];
    if (a === b || b === c || a === c) continue;
    const order = (a < b ? 0 : 1) + (b < c ? 0 : 2) + (a < c ? 0 : 4);
    // Of the eight patterns two contradict themselves; the others are numbered 0, 1, 2, 5, 6, 7.
    const cell = order < 3 ? order : order - 2;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return goodnessOrFault(counts, evenly(6));
};

const ORDER_OF = 8;
const ORDER_CELLS = 10;

/** The largest of eight numbers is distributed as the largest of eight is. */
export const largest = ({ values, bound }: Numbers): number => {
  const edges = Array.from({ length: ORDER_CELLS + 1 }, (_, edge) =>
    Math.round(bound * (edge / ORDER_CELLS) ** (1 / ORDER_OF)),
  );
  const counts = Array.from({ length: ORDER_CELLS }, () => 0);
  for (let index = 0; index + ORDER_OF <= values.length; index += ORDER_OF) {
    let top = 0;
    for (let offset = 0; offset < ORDER_OF; offset += 1) top = Math.max(top, values[index + offset] ?? 0);
    const cell = edges.findIndex((edge, at) => at > 0 && top < edge) - 1;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const below = (edge: number): number => ((edges[edge] ?? 0) / bound) ** ORDER_OF;
  return goodnessOrFault(
    counts,
    counts.map((_, cell) => below(cell + 1) - below(cell)),
  );
};

/** A number says nothing about the one so many places later. */
export const correlation = ({ values, bound }: Numbers, lag: number): number => {
  const mean = (bound - 1) / 2;
  const variance = (bound ** 2 - 1) / 12;
  const pairs = values.length - lag;
  let sum = 0;
  for (let index = 0; index < pairs; index += 1)
    sum += ((values[index] ?? 0) - mean) * ((values[index + lag] ?? 0) - mean);
  return normalBothTails(sum / variance / Math.sqrt(pairs));
};

const countsOf = (values: ArrayLike<number>, cells: number): number[] => {
  const counts = Array.from({ length: cells }, () => 0);
  for (let index = 0; index < values.length; index += 1) {
    const cell = values[index] ?? 0;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
};

const evenly = (cells: number): number[] => Array.from({ length: cells }, () => 1 / cells);
