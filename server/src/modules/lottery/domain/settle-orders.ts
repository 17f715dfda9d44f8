import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Board } from '@fairground/engines/lottery/board';
import { oddsOf, playOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { payoutOf } from '@fairground/engines/lottery/price';
import type { Odds, PrizeMode } from '@fairground/engines/lottery/price';
import type { Play, Result } from '@fairground/engines/lottery/play';
import { priceOf } from './line.ts';
import type { StoredLine } from './line.ts';

export type SettledOrder = {
  /** What the order brings: its lines, up to what an order may win. */
  readonly payout: Money;
  readonly lines: readonly Money[];
};

export type Settler = (order: {
  readonly mode: PrizeMode;
  readonly series: number;
  readonly lines: readonly StoredLine[];
}) => SettledOrder;

/** Results of contents that are remembered at once: many players buy the same. */
const REMEMBERED_MAX = 50_000;

/** Looks at a board once and settles any number of orders on it; equal contents are looked at once. */
export const createSettler = (game: Game, board: Board, winMax: Money): Settler => {
  const plays = new Map<string, { readonly play: Play; readonly settle: ReturnType<Play['settler']> }>();
  const odds = new Map<string, Odds>();
  const results = new Map<string, Result>();

  const playAt = (mode: PrizeMode, code: string) => {
    const key = `${mode} ${code}`;
    let known = plays.get(key);
    if (known === undefined) {
      const play = playOf(game, mode, code);
      if (play === undefined) throw new Error(`${game.code} has no play ${key}, and a ticket of it.`);
      known = { play, settle: play.settler(board) };
      plays.set(key, known);
    }
    return known;
  };

  const resultOf = (mode: PrizeMode, code: string, content: string): Result => {
    const key = `${mode} ${code} ${content}`;
    let known = results.get(key);
    if (known === undefined) {
      const { play, settle } = playAt(mode, code);
      const read = play.read(content);
      if ('fault' in read) throw new Error(`A ticket of ${game.code} cannot be read: ${read.fault.code}.`);
      known = settle(read.entry);
      if (results.size >= REMEMBERED_MAX) results.clear();
      results.set(key, known);
    }
    return known;
  };

  const oddsAtSeries = (mode: PrizeMode, code: string, series: number): Odds => {
    const key = `${mode} ${code} ${series}`;
    let known = odds.get(key);
    if (known === undefined) {
      known = oddsOf(game, playAt(mode, code).play, series);
      odds.set(key, known);
    }
    return known;
  };

  return ({ mode, series, lines }) => {
    let sum = 0n;
    const payouts = lines.map((line) => {
      const [code, content] = line;
      const result = resultOf(mode, code, content);
      if (result.won.size === 0 && result.voided === 0) return NOTHING;
      const payout = payoutOf(result, oddsAtSeries(mode, code, series), priceOf(game, mode, line));
      sum += payout;
      return payout;
    });
    return { payout: sum > winMax ? winMax : money(sum), lines: payouts };
  };
};

const NOTHING = money(0n);
