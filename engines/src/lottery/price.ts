import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Play, Result } from './play.ts';
import { plus, ratio, times } from './ratio.ts';
import type { Ratio } from './ratio.ts';

/**
 * What bets cost and bring. The series is the part of 2000 that a play pays back on average: 1956 of 2000 is 97.8 %.
 * Everything is exact until the last step: the payout of one line of an order on one issue is rounded down, once, to
 * the wallet's unit of 1/10,000. So orders can be split and their lines put in any order without changing a payout.
 */

/** The series that keeps nothing. */
export const FAIR_SERIES = 2000;

/** The parts of the currency a bet may be made in. */
export const UNITS = { whole: 10_000n, tenth: 1_000n, hundredth: 100n, thousandth: 10n } as const;
export type Unit = keyof typeof UNITS;

export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';

type ModeRules = {
  /** A single bet costs so many units, where its game says nothing else. */
  readonly price: bigint;
  readonly units: readonly Unit[];
  readonly series: { readonly min: number; readonly max: number; readonly step: number; readonly usual: number };
};

/** As low as a site may let its players go: 85 of 100 come back, the rest as rebate. */
export const LOWEST_SERIES = 1700;

const OWN_CHOICE = { min: 1800, max: 1980, step: 2, usual: 1956 };
const FIXED = { min: 1960, max: 1960, step: 2, usual: 1960 };
const ALL_UNITS = ['whole', 'tenth', 'hundredth', 'thousandth'] as const;

/**
 * The four prize modes: official plays (Lott) and fast in-house draws (Elott) cost two units and let the player trade
 * prize for rebate; the two-sided second menu (ZY) and the South-East-Asian products (SEA) are priced per one unit at
 * fixed odds. A site may set other bounds; these are what a game starts with.
 */
export const MODES: Readonly<Record<PrizeMode, ModeRules>> = {
  Lott: { price: 2n, units: ALL_UNITS, series: OWN_CHOICE },
  ZY: { price: 1n, units: ALL_UNITS, series: FIXED },
  Elott: { price: 2n, units: ALL_UNITS, series: OWN_CHOICE },
  SEA: { price: 1n, units: ['whole'], series: FIXED },
};

/** The series of a mode where a site lets players go down to another one; fixed odds stay what they are. */
export const seriesIn = (mode: PrizeMode, lowest?: number): ModeRules['series'] => {
  const { series } = MODES[mode];
  if (lowest === undefined || series.min === series.max) return series;
  return { ...series, min: Math.max(LOWEST_SERIES, Math.min(series.usual, lowest)) };
};

/** What one stake costs: so many units, times the multiple. */
export const stakePrice = (units: bigint, unit: Unit, multiple: number): Money =>
  money(units * UNITS[unit] * BigInt(multiple));

/** What a line of an order costs. */
export const amountOf = (stakes: number, price: Money): Money => money(BigInt(stakes) * price);

/** Odds tier by tier: the total return for one stake. */
export type Odds = ReadonlyMap<string, Ratio>;

/** The odds of a play at a series. */
export const oddsAt = (play: Play, series: number): Odds => {
  const kept = ratio(series, FAIR_SERIES);
  return new Map([...play.fairOdds()].map(([tier, odds]) => [tier, times(odds, kept)]));
};

/** The part of decided stakes that comes back on average at these odds, for a bet that can win in these tiers. */
export const returnOf = (play: Play, odds: Odds, tiers: readonly string[]): Ratio => {
  const chances = play.chances();
  return tiers
    .map((tier) => {
      const paid = odds.get(tier);
      const chance = chances.get(tier);
      if (paid === undefined || chance === undefined) return ratio(0);
      return times(times(ratio(chance.won, chance.of - chance.voided), paid), ratio(play.lots, play.stakesPerBet));
    })
    .reduce(plus, ratio(0));
};

/**
 * What a settled line brings: its wins at their odds and the stakes of void bets. Rounded down once. The sum is kept as
 * one fraction that is never shortened: that would cost more than the division it saves.
 */
export const payoutOf = ({ won, voided }: Result, odds: Odds, price: Money): Money => {
  let top = BigInt(voided);
  let bottom = 1n;
  for (const [tier, hits] of won) {
    const paid = oddsOf(odds, tier);
    top = top * paid.bottom + BigInt(hits) * paid.top * bottom;
    bottom *= paid.bottom;
  }
  return money((price * top) / bottom);
};

const oddsOf = (odds: Odds, tier: string): Ratio => {
  const found = odds.get(tier);
  if (found === undefined) throw new RangeError(`There are no odds for the tier ${tier}.`);
  return found;
};

/** What is paid where winnings have a limit, per order. */
export const capped = (payout: Money, most: Money): Money => (payout < most ? payout : most);
