import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { effortOf } from '@fairground/engines/lottery/counting';
import type { Effort } from '@fairground/engines/lottery/counting';
import { coverageOf } from '@fairground/engines/lottery/coverage';
import type { Coverage } from '@fairground/engines/lottery/coverage';
import type { Entry } from '@fairground/engines/lottery/entry';
import { playOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { Quote } from '@fairground/engines/lottery/order';
import type { Play } from '@fairground/engines/lottery/play';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { validLotteryBet } from '../../betting/index.ts';
import { priceOf } from './line.ts';
import type { StoredLine } from './line.ts';

type Bets = Pick<Quote, 'play' | 'entry' | 'price'>;

/** The entries that carts have on one play, whatever they cost. */
export type PlayEntries = { readonly play: Play; readonly entries: readonly Entry[] };

/** What is covered of each of several plays. */
export type Coverages = readonly (readonly Coverage[])[];

/** Finds what is covered, in no more steps than the effort allows. */
export const coverPlays = (plays: readonly PlayEntries[], effort: Effort): Coverages =>
  plays.map(({ play, entries }) => coverageOf(play, entries, effort));

export type PlayBets = PlayEntries & { readonly bets: readonly (Pick<Bets, 'price'> & { readonly cart: number })[] };

/** The bets of several carts that are looked at as one, play by play. */
export const betsByPlay = (carts: readonly (readonly Bets[])[]): readonly PlayBets[] => {
  const quotes = carts.flatMap((cart, at) => cart.map((bets) => ({ ...bets, cart: at })));
  return [...Map.groupBy(quotes, ({ play }) => play.code).values()].flatMap((ofPlay) => {
    const [first] = ofPlay;
    return first === undefined ? [] : [{ play: first.play, entries: ofPlay.map(({ entry }) => entry), bets: ofPlay }];
  });
};

/** What of each cart counts for turnover: bets that together cover most outcomes of a play count nothing. */
export const validAmounts = (carts: number, plays: readonly PlayBets[], coverages: Coverages): readonly Money[] => {
  const valid = Array.from({ length: carts }, () => 0n);
  for (const [at, { play, bets: own }] of plays.entries())
    for (const { bets, ...coverage } of coverages[at] ?? [])
      for (const [index, { price, cart }] of own.entries()) {
        const stake = money(price * BigInt((bets[index] ?? 0) * play.stakesPerBet));
        valid[cart] = (valid[cart] ?? 0n) + validLotteryBet(stake, coverage);
      }
  return valid.map(money);
};

/** What of one cart counts. */
const validAmountOf = (quotes: readonly Bets[]): Money => {
  const plays = betsByPlay([quotes]);
  return validAmounts(1, plays, coverPlays(plays, effortOf(Infinity)))[0] ?? money(0n);
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
export const lessTogether = async (
  game: Game,
  mode: PrizeMode,
  orders: readonly (readonly StoredLine[])[],
  cover: (plays: readonly PlayEntries[]) => Promise<Coverages> | Coverages,
): Promise<readonly (bigint | undefined)[]> => {
  const carts = orders.map((lines) => betsOf(game, mode, lines));
  const validOf = async (some: typeof carts): Promise<readonly Money[]> => {
    const plays = betsByPlay(some);
    return validAmounts(some.length, plays, await cover(plays));
  };
  const together = await validOf(carts);
  const less: (bigint | undefined)[] = [];
  for (const [at, cart] of carts.entries()) {
    const valid = together[at] ?? 0n;
    const [alone = 0n] = await validOf([cart]);
    less.push(valid < alone ? valid : undefined);
  }
  return less;
};

const betsOf = (game: Game, mode: PrizeMode, lines: readonly StoredLine[]): readonly Bets[] =>
  lines.map((line) => {
    const play = playOf(game, mode, line[0]);
    const read = play?.read(line[1]);
    if (play === undefined || read === undefined || 'fault' in read)
      throw new Error(`A ticket of ${game.code} cannot be read.`);
    return { play, entry: read.entry, price: priceOf(game, mode, line) };
  });
