import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Entry } from './entry.ts';
import type { Play } from './play.ts';
import type { Odds } from './price.ts';
import { prizesOfForm } from './prizes.ts';

/** The liability if a bet wins, number by number: reads stakes and odds, never a draw. */

/**
 * What each bet of an entry could bring, by its line. A bet whose tier is only known after the draw counts with the
 * best it can win, so that the sum is never too small. Plays paid per lot count a single hit.
 */
export function* liabilitiesOf(
  play: Play,
  entry: Entry,
  odds: Odds,
  price: Money,
): Generator<readonly [line: string, amount: Money]> {
  const known = new Map<string, Money>();
  // Where all bets have one form, none needs to be asked for its own.
  const [only, other] = play.forms().keys();
  for (const line of play.shape.lines(entry)) {
    const form = only === undefined || other !== undefined ? play.formOf(line, entry) : only;
    let best = known.get(form);
    if (best === undefined) known.set(form, (best = largest(prizesOfForm(play, form, odds, price))));
    yield [line, best];
  }
}

const largest = (amounts: readonly Money[]): Money =>
  amounts.reduce((most, amount) => (amount > most ? amount : most), money(0n));
