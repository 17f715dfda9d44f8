import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Entry } from './entry.ts';
import type { Quote } from './order.ts';
import type { Play } from './play.ts';
import type { Odds } from './price.ts';
import { floorOf } from './ratio.ts';

/** What bets can bring, before anything is drawn. */

/**
 * Everything a single win of an order's line can bring, the least first, each amount once. A bet that hits in several
 * lots or prizes wins several times and brings them together. A shared prize is nothing until it is drawn.
 */
export const prizesOfLine = (
  { play, entry, price }: Pick<Quote, 'play' | 'entry' | 'price'>,
  odds: Odds,
): readonly Money[] => {
  const prizes = new Set<Money>();
  for (const form of formsIn(play, entry)) for (const prize of prizesOfForm(play, form, odds, price)) prizes.add(prize);
  return [...prizes].toSorted((one, other) => (one < other ? -1 : 1));
};

/** What a win of a bet of this form can bring, tier by tier. */
export const prizesOfForm = (play: Play, form: string, odds: Odds, price: Money): readonly Money[] =>
  (play.forms().get(form) ?? []).map((tier) => {
    const paid = odds.get(tier);
    if (paid === undefined) throw new RangeError(`There are no odds for the tier ${tier}.`);
    return money(floorOf(price * BigInt(play.hitsPerWin), paid));
  });

/** The forms of an entry's bets. A play has few: as soon as all were seen, no further bet is looked at. */
const formsIn = (play: Play, entry: Entry): ReadonlySet<string> => {
  const all = play.forms().size;
  const seen = new Set<string>();
  for (const line of play.shape.lines(entry)) {
    seen.add(play.formOf(line, entry));
    if (seen.size === all) break;
  }
  return seen;
};
