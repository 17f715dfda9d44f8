import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { coverageOf } from '@fairground/engines/lottery/coverage';
import { playOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { Quote } from '@fairground/engines/lottery/order';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { validLotteryBet } from '../../betting/index.ts';
import { priceOf } from './line.ts';
import type { StoredLine } from './line.ts';

type Bets = Pick<Quote, 'play' | 'entry' | 'price'>;

/** What of a cart counts for turnover: bets that together cover most outcomes of a play count nothing. */
export const validAmountOf = (quotes: readonly Bets[]): Money => money(validAmountsOf([quotes])[0] ?? 0n);

/** The same of several carts that are looked at as one: what of each of them counts. */
const validAmountsOf = (carts: readonly (readonly Bets[])[]): readonly bigint[] => {
  const valid = carts.map(() => 0n);
  const quotes = carts.flatMap((cart, at) => cart.map((bets) => ({ ...bets, at })));
  for (const ofPlay of Map.groupBy(quotes, ({ play }) => play.code).values()) {
    const [first] = ofPlay;
    if (first === undefined) continue;
    const coverages = coverageOf(
      first.play,
      ofPlay.map(({ entry }) => entry),
    );
    for (const { bets, ...coverage } of coverages)
      for (const [index, { price, at }] of ofPlay.entries()) {
        const stake = money(price * BigInt((bets[index] ?? 0) * first.play.stakesPerBet));
        valid[at] = (valid[at] ?? 0n) + validLotteryBet(stake, coverage);
      }
  }
  return valid;
};

/** The same of lines that are kept: what was taken once can be read again. */
const validAmountOfLines = (game: Game, mode: PrizeMode, lines: readonly StoredLine[]): Money =>
  validAmountOf(betsOf(game, mode, lines));

/**
 * What counts of an order that was given back in part: that part does not. Where the member's other orders were looked
 * at too, what counts beside them is known.
 */
export const validBesideVoid = (
  game: Game,
  { mode, lines }: { readonly mode: PrizeMode; readonly lines: readonly StoredLine[] },
  opposed: bigint | undefined,
  voided: bigint,
): Money => {
  const valid = (opposed ?? validAmountOfLines(game, mode, lines)) - voided;
  return money(valid > 0n ? valid : 0n);
};

/**
 * What of orders in one mode counts that one member has on an issue, in their order, where it is less than each of them
 * counts alone.
 */
export const lessTogether = (
  game: Game,
  mode: PrizeMode,
  orders: readonly (readonly StoredLine[])[],
): readonly (bigint | undefined)[] => {
  const carts = orders.map((lines) => betsOf(game, mode, lines));
  const together = validAmountsOf(carts);
  return carts.map((cart, at) => {
    const valid = together[at] ?? 0n;
    return valid < validAmountOf(cart) ? valid : undefined;
  });
};

const betsOf = (game: Game, mode: PrizeMode, lines: readonly StoredLine[]): readonly Bets[] =>
  lines.map((line) => {
    const play = playOf(game, mode, line[0]);
    const read = play?.read(line[1]);
    if (play === undefined || read === undefined || 'fault' in read)
      throw new Error(`A ticket of ${game.code} cannot be read.`);
    return { play, entry: read.entry, price: priceOf(game, mode, line) };
  });
