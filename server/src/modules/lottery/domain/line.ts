import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { PrizeModeName } from '@fairground/contract/lottery/fields';
import type { LineOrder } from '@fairground/contract/lottery/orders';
import { writeEntry } from '@fairground/engines/lottery/entry';
import { stakeUnitsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { quoteLine } from '@fairground/engines/lottery/order';
import type { Quote } from '@fairground/engines/lottery/order';
import { stakePrice } from '@fairground/engines/lottery/price';
import type { Unit } from '@fairground/engines/lottery/price';
import { Refusal } from '../../../platform/refusal.ts';
import type { GameLimits } from './limits.ts';

/** A line as it is kept: short, because there are millions. */
export type StoredLine = readonly [
  play: string,
  content: string,
  unit: Unit,
  multiple: number,
  bets: number,
  stakes: number,
];

/** A cart that was counted again: what it holds and what it costs. */
export type Basket = {
  readonly game: Game;
  readonly mode: PrizeModeName;
  readonly series: number;
  readonly lines: readonly StoredLine[];
  readonly quotes: readonly Quote[];
  readonly amount: Money;
  /** Of a cart at a multiple: the one it was made of. What follows from entries alone is the same for both. */
  readonly single?: { readonly basket: Basket; readonly times: number };
};

export type BasketOrder = {
  readonly prizeMode: PrizeModeName;
  readonly prizeGroup: number;
  readonly lines: readonly LineOrder[];
};

/** Limits of a game and the lowest series its site lets players choose. */
export type BasketLimits = GameLimits & { readonly seriesMin?: number };

/** Counts every line again or refuses with the first thing that is wrong. */
export const countBasket = (game: Game, order: BasketOrder, limits: BasketLimits): Basket => {
  const counted = order.lines.map((line, place) => countLine(game, order, line, limits, place));
  const amount = money(counted.reduce((sum, { quote }) => sum + quote.amount, 0n));
  refuseAmountAbove(limits, amount);
  return {
    game,
    mode: order.prizeMode,
    series: order.prizeGroup,
    lines: counted.map(({ stored }) => stored),
    quotes: counted.map(({ quote }) => quote),
    amount,
  };
};

/** A counted cart at a multiple, without reading its lines again: a step of a chase. */
export const multipliedBasket = (basket: Basket, limits: GameLimits, times: number): Basket => {
  for (const [place, [, , , multiple]] of basket.lines.entries())
    if (multiple * times > limits.multipleMax)
      throw new Refusal('lottery.multiple-limit', { line: place, multipleMax: limits.multipleMax });
  const amount = money(basket.amount * BigInt(times));
  refuseAmountAbove(limits, amount);
  return {
    ...basket,
    lines: basket.lines.map(([play, content, unit, multiple, bets, stakes]) => [
      play,
      content,
      unit,
      multiple * times,
      bets,
      stakes,
    ]),
    quotes: basket.quotes.map((quote) => ({
      ...quote,
      price: money(quote.price * BigInt(times)),
      amount: money(quote.amount * BigInt(times)),
    })),
    amount,
    single: { basket, times },
  };
};

const refuseAmountAbove = ({ amountMax }: GameLimits, amount: Money): void => {
  if (amount > amountMax) throw new Refusal('lottery.amount-limit', { amountMax: amountMax.toString() });
};

const countLine = (
  game: Game,
  { prizeMode, prizeGroup }: BasketOrder,
  line: LineOrder,
  limits: BasketLimits,
  place: number,
): { readonly stored: StoredLine; readonly quote: Quote } => {
  const { play, content, unit, multiple, bets } = line;
  const quote = quoteLine(
    { game, mode: prizeMode, play, content, unit, multiple, series: prizeGroup, shownBets: bets },
    limits,
  );
  if ('fault' in quote) {
    const { code } = quote.fault;
    if (code === 'multiple-limit' || code === 'amount-limit')
      throw new Refusal(`lottery.${code}`, { line: place, multipleMax: limits.multipleMax });
    throw new Refusal('lottery.line-refused', { line: place, fault: quote.fault });
  }
  // The content is kept in the order the engine gives it, so that equal bets have equal texts.
  return { quote, stored: [play, writeEntry(quote.entry), unit, multiple, quote.bets, quote.stakes] };
};

/** What one stake of a kept line costs. */
export const priceOf = (game: Game, mode: PrizeModeName, [, , unit, multiple]: StoredLine): Money =>
  stakePrice(stakeUnitsOf(game, mode), unit, multiple);

/** What a kept line costs. */
export const amountOfLine = (game: Game, mode: PrizeModeName, line: StoredLine): Money =>
  money(priceOf(game, mode, line) * BigInt(line[5]));

/** A kept line as it is ordered again. */
export const lineOrderOf = ([play, content, unit, multiple, bets]: StoredLine): LineOrder => ({
  play,
  content,
  unit,
  multiple,
  bets,
});
