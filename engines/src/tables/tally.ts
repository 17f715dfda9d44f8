/** How often each key came, in the order given; keys that never came count 0. */
export const tally = <Key extends string | number>(
  keys: readonly Key[],
  results: readonly Key[],
): ReadonlyMap<Key, number> => {
  const counts = new Map<Key, number>(keys.map((key) => [key, 0]));
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1);
  return counts;
};

/** How many rounds ago each key came last; undefined for one that never did. */
export const gapsSince = <Key extends string | number>(
  keys: readonly Key[],
  results: readonly Key[],
): ReadonlyMap<Key, number | undefined> =>
  new Map(
    keys.map((key) => {
      const last = results.lastIndexOf(key);
      return [key, last === -1 ? undefined : results.length - 1 - last];
    }),
  );

/** The longest run of equal results of each key. */
export const longestStreaks = <Key extends string | number>(results: readonly Key[]): ReadonlyMap<Key, number> => {
  const longest = new Map<Key, number>();
  let streak = 0;
  for (const [index, result] of results.entries()) {
    streak = results[index - 1] === result ? streak + 1 : 1;
    if (streak > (longest.get(result) ?? 0)) longest.set(result, streak);
  }
  return longest;
};
