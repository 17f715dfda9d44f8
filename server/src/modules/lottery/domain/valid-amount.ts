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

/** What of a cart counts for turnover: bets that together cover most outcomes of a play count nothing. */
export const validAmountOf = (quotes: readonly Pick<Quote, 'play' | 'entry' | 'price'>[]): Money => {
  let valid = 0n;
  for (const ofPlay of Map.groupBy(quotes, ({ play }) => play.code).values()) {
    const [first] = ofPlay;
    if (first === undefined) continue;
    const coverages = coverageOf(
      first.play,
      ofPlay.map(({ entry }) => entry),
    );
    for (const { bets, ...coverage } of coverages) {
      const stake = ofPlay.reduce(
        (sum, { price }, index) => sum + price * BigInt((bets[index] ?? 0) * first.play.stakesPerBet),
        0n,
      );
      valid += validLotteryBet(money(stake), coverage);
    }
  }
  return money(valid);
};

/** The same of lines that are kept: what was taken once can be read again. */
export const validAmountOfLines = (game: Game, mode: PrizeMode, lines: readonly StoredLine[]): Money =>
  validAmountOf(
    lines.map((line) => {
      const play = playOf(game, mode, line[0]);
      const read = play?.read(line[1]);
      if (play === undefined || read === undefined || 'fault' in read)
        throw new Error(`A ticket of ${game.code} cannot be read.`);
      return { play, entry: read.entry, price: priceOf(game, mode, line) };
    }),
  );
