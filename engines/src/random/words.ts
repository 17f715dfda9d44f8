/**
 * Where every outcome comes from: whole numbers from 0 to 2³² − 1, all equally likely, and nothing else. An engine is
 * handed words and rules; no balance, player or history can reach it.
 */
export type Words = () => number;

const WORDS = 0x1_0000_0000;

/** A whole number from 0 up to, not including, the bound. Words that would favour small numbers are thrown away. */
export const below = (words: Words, bound: number): number => {
  if (!Number.isInteger(bound) || bound < 1 || bound > WORDS)
    throw new RangeError(`Nothing can be drawn below ${bound}.`);
  const fair = Math.floor(WORDS / bound) * bound;
  let word = words();
  while (word >= fair) word = words();
  // The remainder by a division, which is exact below 2⁵³ and many times as fast as `%` above 2³¹.
  return word - Math.floor(word / bound) * bound;
};

/** The items in a new order, every order equally likely (Fisher–Yates, from the end). */
export const shuffled = <Item>(words: Words, items: readonly Item[]): Item[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = below(words, last + 1);
    const item = order[chosen] as Item;
    order[chosen] = order[last] as Item;
    order[last] = item;
  }
  return order;
};

/** The first `count` of a shuffle of the numbers 0 to size − 1, without making the rest of it. */
export const drawn = (words: Words, count: number, size: number): number[] => {
  if (count > size) throw new RangeError(`${count} cannot be drawn out of ${size}.`);
  const moved = new Map<number, number>();
  return Array.from({ length: count }, (_, index) => {
    const chosen = index + below(words, size - index);
    const value = moved.get(chosen) ?? chosen;
    moved.set(chosen, moved.get(index) ?? index);
    return value;
  });
};

/** An index with the chance its whole weight says. */
export const weighted = (words: Words, weights: readonly number[]): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = below(words, total);
  const chosen = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return chosen;
};
