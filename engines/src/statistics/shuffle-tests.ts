import { chiSquareBothTails, goodnessOrFault } from './p-values.ts';

/** Makes one shuffle of the numbers 0 to size − 1. */
export type Shuffle = (size: number) => readonly number[];

/** All orders of a few cards come equally often. */
export const orders = (shuffle: Shuffle, size: number, rounds: number): number => {
  const count = Array.from({ length: size }, (_, index) => index + 1).reduce((product, factor) => product * factor, 1);
  const counts = Array.from({ length: count }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const number = numberOfOrder(shuffle(size));
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return goodnessOrFault(
    counts,
    counts.map(() => 1 / count),
  );
};

/** Each order has a number: how many later cards are smaller, place by place. */
const numberOfOrder = (order: readonly number[]): number =>
  order.reduce((number, card, place) => {
    const smaller = order.slice(place + 1).filter((later) => later < card).length;
    return number * (order.length - place) + smaller;
  }, 0);

/** Every card comes to every place equally often. */
export const places = (shuffle: Shuffle, size: number, rounds: number): number => {
  const counts = new Float64Array(size ** 2);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, card] of shuffle(size).entries())
      counts[place * size + card] = (counts[place * size + card] ?? 0) + 1;
  const expected = rounds / size;
  const value = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Rows and columns are full by themselves, so (size − 1)² cells are free and vary a little more than counts alone.
  return chiSquareBothTails((value * (size - 1)) / size, (size - 1) ** 2);
};

/** Every card follows every other equally often. */
export const neighbours = (shuffle: Shuffle, size: number, rounds: number): number => {
  const counts = Array.from({ length: size ** 2 }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    // One pair of a shuffle only: pairs of the same shuffle exclude each other.
    const order = shuffle(size);
    const place = round % (size - 1);
    const cell = (order[place] ?? 0) * size + (order[place + 1] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const pairs = counts.filter((_, cell) => cell % (size + 1) !== 0);
  return goodnessOrFault(
    pairs,
    pairs.map(() => 1 / pairs.length),
  );
};
