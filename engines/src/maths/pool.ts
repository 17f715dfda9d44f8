import type { Fraction } from './fraction.ts';

/** Money that many rounds pay into. `rest` is what is less than a unit, in ten-thousandths, and waits for the next stake. */
export type Pool = { readonly pool: bigint; readonly rest: bigint };

const PARTS = 10_000n;

/** Adds the share of a stake to a pool, so that the smallest stake adds its part. */
export const growPool = ({ pool, rest }: Pool, cost: bigint, { n, d }: Fraction): Pool => {
  if (PARTS % d !== 0n) throw new RangeError('A share has at most four places.');
  const parts = rest + (cost * n * PARTS) / d;
  return { pool: pool + parts / PARTS, rest: parts % PARTS };
};
