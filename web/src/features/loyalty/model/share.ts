/** How much of a way is gone, from 0 to 100; a way of nothing is gone. */
export const shareOf = (actual: bigint, expected: bigint): number => {
  if (expected <= 0n || actual >= expected) return 100;
  return actual <= 0n ? 0 : Number((actual * 100n) / expected);
};
