import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Entry } from './entry.ts';
import type { Play } from './play.ts';
import type { Odds } from './price.ts';
import { floorOf } from './ratio.ts';

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
  const best = [...odds.values()].reduce((most, one) => {
    const brought = floorOf(price, one);
    return brought > most ? brought : most;
  }, 0n);
  for (const line of play.shape.lines(entry)) {
    const own = odds.get(line);
    yield [line, money(own === undefined ? best : floorOf(price, own))];
  }
}
