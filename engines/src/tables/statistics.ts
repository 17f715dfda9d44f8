import { gapsSince, tally } from './tally.ts';

/** One value of a game and how often it came. */
export type Counted = { readonly value: number; readonly count: number };

/** How often each value came, in the order of the values. */
export const countsOf = (values: readonly number[], results: readonly number[]): readonly Counted[] =>
  [...tally(values, results)].map(([value, count]) => ({ value, count }));

/** The values that came most often, most often first; of equals the one that came last is first. Only what came at all. */
export const hottest = (values: readonly number[], results: readonly number[], most: number): readonly Counted[] =>
  countsOf(values, results)
    .filter(({ count }) => count > 0)
    .toSorted(
      (one, other) => other.count - one.count || results.lastIndexOf(other.value) - results.lastIndexOf(one.value),
    )
    .slice(0, most);

/** The values nobody has seen for longest, and how many rounds it is; those that never came are the coldest of all. */
export const coldest = (values: readonly number[], results: readonly number[], most: number): readonly Counted[] =>
  [...gapsSince(values, results)]
    .map(([value, gap]) => ({ value, count: gap ?? results.length }))
    .toSorted((one, other) => other.count - one.count || one.value - other.value)
    .slice(0, most);

/** What the last rounds have in common: the side they all came out on, and how many they are. */
export const runningStreak = <Side>(
  sides: readonly Side[],
): { readonly side: Side; readonly length: number } | null => {
  const side = sides.at(-1);
  if (side === undefined) return null;
  const other = sides.findLastIndex((each) => each !== side);
  return { side, length: sides.length - 1 - other };
};
