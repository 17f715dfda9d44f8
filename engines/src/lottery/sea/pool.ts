import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { decimal, floorOf, times, ratio } from '../ratio.ts';
import type { Odds } from '../price.ts';
import type { Ratio } from '../ratio.ts';

/** Prizes that are shared: a part of the sales for each tier, split equally among its winning tickets. */

type PoolTier = { readonly tier: string; readonly part: Ratio };

export type PoolRules = {
  /** The part of sales that goes into the pool. */
  readonly ofSales: Ratio;
  readonly tiers: readonly PoolTier[];
};

const percent = (text: string): Ratio => times(decimal(text), ratio(1, 100));

/** TOTO: 54 % of sales, shared by the four upper tiers; the rest of the pool pays the fixed prizes below. */
export const TOTO_POOL: PoolRules = {
  ofSales: percent('54'),
  tiers: [
    { tier: 'hit6', part: percent('38') },
    { tier: 'hit5+', part: percent('8') },
    { tier: 'hit5', part: percent('5.5') },
    { tier: 'hit4+', part: percent('3') },
  ],
};

/** The fixed prizes of TOTO for a ticket of one. */
export const TOTO_FIXED: Odds = new Map([
  ['hit4', ratio(50)],
  ['hit3+', ratio(25)],
  ['hit3', ratio(10)],
]);

type PoolResult = {
  /** What each winning ticket gets, by tier. */
  readonly each: ReadonlyMap<string, Money>;
  /** What stays for the next draw: tiers nobody won, and what does not divide. */
  readonly carried: Money;
};

/**
 * Shares a pool. What earlier draws carried over is added to the first tier. A tier's money is rounded down once and
 * split in whole units; every remainder is carried, so that nothing is lost.
 */
export const sharePool = (
  rules: PoolRules,
  sales: Money,
  carriedOver: Money,
  winners: ReadonlyMap<string, number>,
): PoolResult => {
  const pool = floorOf(sales, rules.ofSales);
  const each = new Map<string, Money>();
  let carried = 0n;
  for (const [index, { tier, part }] of rules.tiers.entries()) {
    const held = floorOf(pool, part) + (index === 0 ? carriedOver : 0n);
    const tickets = BigInt(winners.get(tier) ?? 0);
    const share = tickets === 0n ? 0n : held / tickets;
    if (tickets > 0n) each.set(tier, money(share));
    carried += held - share * tickets;
  }
  return { each, carried: money(carried) };
};
