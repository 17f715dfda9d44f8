import type { Outcome } from '../fair/outcome.ts';
import { fraction, parseDecimal } from '../maths/fraction.ts';
import { growPool } from '../maths/pool.ts';
import type { Pool } from '../maths/pool.ts';
import { below } from '../random/words.ts';

/** The pool of a room. A cannon of size 3 costs three times as much and has three tickets in the draw. */
export type JackpotRules = { readonly oneIn: number; readonly cannon: number };

export const drawJackpot: Outcome<JackpotRules, boolean> = (words, { oneIn, cannon }) => below(words, oneIn) < cannon;

/** Adds the share of a shot to the pool; what is less than a unit waits for the next shot. */
export const addToPool = (held: Pool, cost: bigint, share: string): Pool => growPool(held, cost, parseDecimal(share));

/** Pays the whole pool out; what is less than a unit stays for the next one. */
export const emptyPool = ({ pool, rest }: Pool): { readonly won: bigint; readonly left: Pool } => ({
  won: pool,
  left: { pool: 0n, rest },
});

/** The mean size of the pool when it falls, in costs of the smallest cannon. */
export const meanPool = (oneIn: number, share: string) => {
  const { n, d } = parseDecimal(share);
  return fraction(BigInt(oneIn) * n, d);
};
