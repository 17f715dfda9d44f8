import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Entry } from './entry.ts';
import type { Play } from './play.ts';
import type { Odds } from './price.ts';
import { floorOf } from './ratio.ts';
import type { Ratio } from './ratio.ts';

/**
 * What a house would owe if a bet won, number by number: it reads stakes and odds and never touches a draw.
 */

/**
 * What each bet of an entry could bring, by its line. A bet whose tier is only known after the draw counts with the
 * best odds of the play, so that the sum is never too small. Plays paid per lot count a single hit.
 */
export function* liabilitiesOf(
  play: Play,
  entry: Entry,
  odds: Odds,
  price: Money,
): Generator<readonly [line: string, amount: Money]> {
  const best = bestLiability(odds, price);
  for (const line of play.shape.lines(entry)) {
    const own = odds.get(line);
    yield [line, own === undefined ? best : money(floorOf(price, own))];
  }
}

/** What a stake brings at the best odds of a play. */
export const bestLiability = (odds: Odds, price: Money): Money => money(floorOf(price, bestOf(odds)));

const known = new WeakMap<Odds, Ratio>();

/** The best of some odds, looked for once: every order asks, and odds never change. */
const bestOf = (odds: Odds): Ratio => {
  let best = known.get(odds);
  if (best === undefined) {
    best = [...odds.values()].reduce((most, one) => (isMore(one, most) ? one : most), NOTHING);
    known.set(odds, best);
  }
  return best;
};

const NOTHING: Ratio = { top: 0n, bottom: 1n };

const isMore = (one: Ratio, other: Ratio): boolean => one.top * other.bottom > other.top * one.bottom;
