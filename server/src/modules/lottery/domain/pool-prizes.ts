import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Board } from '@fairground/engines/lottery/board';
import { playOf, stakeUnitsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { stakePrice } from '@fairground/engines/lottery/price';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import type { Play, Result } from '@fairground/engines/lottery/play';
import { priceOf } from './line.ts';
import type { StoredLine } from './line.ts';
import type { SettledOrder } from './settle-orders.ts';

/** How many tickets of a line won in each tier. */
export type TicketCount = (mode: PrizeMode, line: StoredLine) => readonly (readonly [tier: string, tickets: bigint])[];

const REMEMBERED_MAX = 20_000;

/** What one ticket of a game costs. */
export const ticketPrice = (game: Game): Money => {
  const [mode] = game.modes;
  if (mode === undefined) throw new Error(`${game.code} is not played at all.`);
  return stakePrice(stakeUnitsOf(game, mode), 'whole', 1);
};

/** Looks at a board once and counts the winning tickets of any line; a multiple is as many tickets. */
export const createTicketCount = (game: Game, board: Board): TicketCount => {
  const plays = new Map<string, { readonly play: Play; readonly settle: ReturnType<Play['settler']> }>();
  const results = new Map<string, Result>();
  const price = ticketPrice(game);

  const look = (mode: PrizeMode, code: string, content: string): Result => {
    const key = `${mode} ${code} ${content}`;
    const known = results.get(key);
    if (known !== undefined) return known;
    const play = plays.get(`${mode} ${code}`)?.play ?? playOf(game, mode, code);
    const read = play?.read(content);
    if (play === undefined || read === undefined || 'fault' in read)
      throw new Error(`A ticket of ${game.code} cannot be read.`);
    const settle = plays.get(`${mode} ${code}`)?.settle ?? play.settler(board);
    plays.set(`${mode} ${code}`, { play, settle });
    const result = settle(read.entry);
    if (results.size >= REMEMBERED_MAX) results.clear();
    results.set(key, result);
    return result;
  };

  return (mode, line) => {
    const tickets = priceOf(game, mode, line) / price;
    return [...look(mode, line[0], line[1]).won].map(([tier, hits]) => [tier, BigInt(hits) * tickets]);
  };
};

/** What a winning ticket gets in a tier, and whether players pay it together. */
export type Prize = { readonly each: Money; readonly isShared: boolean };

export type PrizeSettler = (
  order: { readonly mode: PrizeMode; readonly lines: readonly StoredLine[] },
  prizes: ReadonlyMap<string, Prize>,
) => SettledOrder;

/**
 * What orders bring where prizes are known tier by tier. What an order may win limits what the house pays, the fixed
 * prizes; nothing is kept back of what players paid in.
 */
export const createPrizeSettler =
  (count: TicketCount, winMax: Money): PrizeSettler =>
  ({ mode, lines }, prizes) => {
    let [fixed, shared] = [0n, 0n];
    const payouts = lines.map((line) => {
      let payout = 0n;
      for (const [tier, tickets] of count(mode, line)) {
        const prize = prizes.get(tier);
        if (prize === undefined) throw new Error(`There is no prize for the tier ${tier}.`);
        const won = tickets * prize.each;
        payout += won;
        if (prize.isShared) shared += won;
        else fixed += won;
      }
      return money(payout);
    });
    return { payout: money(shared + (fixed > winMax ? winMax : fixed)), lines: payouts, voided: money(0n) };
  };
