import { oddsOf } from './games.ts';
import type { Game } from './games.ts';
import type { Play } from './play.ts';
import { returnOf } from './price.ts';
import { isLess, ratio, times } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import { poolReturnOf } from './sea/pool.ts';

/** What players can read about a play before they bet. */

/** What comes back on average of a decided stake, for the bet of a play that gets the least of it and the one that gets most. */
export type Returns = { readonly least: Ratio; readonly most: Ratio };

/** The series for all bets alike, unless the game has a card: published prizes suit one form of a bet better than another. */
export const returnsOfBets = (game: Game, play: Play, series: number): Returns => {
  if (game.pool !== undefined) {
    const shared = poolReturnOf(game.pool, play);
    return { least: shared, most: shared };
  }
  const odds = oddsOf(game, play, series);
  const [first, ...others] = [...play.forms().values()].map((tiers) => returnOf(play, odds, tiers));
  if (first === undefined) throw new RangeError(`${play.code} has no bets.`);
  return {
    least: others.reduce((least, one) => (isLess(one, least) ? one : least), first),
    most: others.reduce((most, one) => (isLess(most, one) ? one : most), first),
  };
};

/**
 * How likely a bet wins in a tier. Of a play on several lots: on the one that a stake is for, or on all of them where one
 * price buys them.
 */
export const chanceOfTier = ({ winChances, lots, stakesPerBet }: Play, tier: string): Ratio => {
  const { won = 0n, of = 1n } = winChances().get(tier) ?? {};
  return times(ratio(won, of), lots === 1 ? ratio(1) : ratio(lots, stakesPerBet));
};
