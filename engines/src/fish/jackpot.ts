import type { Outcome } from '../fair/outcome.ts';
import { fraction, parseDecimal } from '../maths/fraction.ts';
import { below } from '../random/words.ts';

/** The pool of a room. A cannon of size 3 costs three times as much and has three tickets in the draw. */
export type JackpotRules = { readonly oneIn: number; readonly cannon: number };

export const drawJackpot: Outcome<JackpotRules, boolean> = (words, { oneIn, cannon }) => below(words, oneIn) < cannon;

/** Amounts are kept in ten-thousandths of a unit, so that the smallest shot adds its part. */
export type JackpotPool = { readonly pool: bigint; readonly rest: bigint };

const PARTS = 10_000n;

/** Adds the share of a shot to the pool; what is less than a unit waits for the next shot. */
export const addToPool = ({ pool, rest }: JackpotPool, cost: bigint, share: string): JackpotPool => {
  const { n, d } = parseDecimal(share);
  if (PARTS % d !== 0n) throw new RangeError('A share has at most four places.');
  const parts = rest + (cost * n * PARTS) / d;
  return { pool: pool + parts / PARTS, rest: parts % PARTS };
};

/** Pays the whole pool out; what is less than a unit stays for the next one. */
export const emptyPool = ({ pool, rest }: JackpotPool): { readonly won: bigint; readonly left: JackpotPool } => ({
  won: pool,
  left: { pool: 0n, rest },
});

/** The mean size of the pool when it falls, in costs of the smallest cannon. */
export const meanPool = (oneIn: number, share: string) => {
  const { n, d } = parseDecimal(share);
  return fraction(BigInt(oneIn) * n, d);
};
