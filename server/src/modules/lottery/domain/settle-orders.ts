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
  /** What the order brings: what its lines win, up to what an order may win, and the stake of void bets. */
  readonly payout: Money;
  readonly lines: readonly Money[];
  /** The part of it that is the stake of void bets. */
  readonly voided: Money;
};

export type Settler = (order: {
  readonly mode: PrizeMode;
  readonly series: number;
  readonly lines: readonly StoredLine[];
}) => SettledOrder;

/** Results of contents that are remembered at once: many players buy the same. */
const REMEMBERED_MAX = 50_000;

type PlayOnBoard = {
  readonly play: Play;
  readonly settle: ReturnType<Play['settler']>;
  /** What contents bring; nothing where one loses. */
  readonly results: Map<string, Result | undefined>;
  readonly odds: Map<number, Odds>;
};

/** Looks at a board once and settles any number of orders on it; equal contents are looked at once. */
export const createSettler = (game: Game, board: Board, winMax: Money): Settler => {
  const modes = new Map<PrizeMode, Map<string, PlayOnBoard>>();
  let remembered = 0;

  const playsOf = (mode: PrizeMode): Map<string, PlayOnBoard> => {
    let plays = modes.get(mode);
    if (plays === undefined) modes.set(mode, (plays = new Map()));
    return plays;
  };

  const putPlay = (plays: Map<string, PlayOnBoard>, mode: PrizeMode, code: string): PlayOnBoard => {
    const play = playOf(game, mode, code);
    if (play === undefined) throw new Error(`${game.code} has no play ${mode} ${code}, and a ticket of it.`);
    const known = { play, settle: play.settler(board), results: new Map(), odds: new Map() };
    plays.set(code, known);
    return known;
  };

  const look = ({ play, settle, results }: PlayOnBoard, content: string): Result | undefined => {
    const read = play.read(content);
    if ('fault' in read) throw new Error(`A ticket of ${game.code} cannot be read: ${read.fault.code}.`);
    const result = settle(read.entry);
    const known = result.won.size === 0 && result.voided === 0 ? undefined : result;
    if ((remembered += 1) > REMEMBERED_MAX) {
      for (const plays of modes.values()) for (const each of plays.values()) each.results.clear();
      remembered = 1;
    }
    results.set(content, known);
    return known;
  };

  const oddsAt = ({ play, odds }: PlayOnBoard, series: number): Odds => {
    let known = odds.get(series);
    if (known === undefined) odds.set(series, (known = oddsOf(game, play, series)));
    return known;
  };

  return ({ mode, series, lines }) => {
    const plays = playsOf(mode);
    let payouts: Money[] | undefined;
    let voided = 0n;
    for (const [place, line] of lines.entries()) {
      const [code, content] = line;
      const known = plays.get(code) ?? putPlay(plays, mode, code);
      // Most contents were met before and lose, which is kept as nothing.
      const result = known.results.get(content) ?? (known.results.has(content) ? undefined : look(known, content));
      if (result === undefined) continue;
      payouts ??= lines.map(() => NOTHING);
      const price = priceOf(game, mode, line);
      payouts[place] = payoutOf(result, oddsAt(known, series), price);
      if (result.voided > 0) voided += price * BigInt(result.voided);
    }
    if (payouts === undefined) return LOST;
    // What is given back is no win, and not cut to what may be won.
    const won = payouts.reduce<bigint>((paid, one) => paid + one, -voided);
    return { payout: money(voided + (won > winMax ? winMax : won)), lines: payouts, voided: money(voided) };
  };
};

/** Which of these contents win on a board, or are void. */
export const contentsThatBring = (
  game: Game,
  board: Board,
  sold: readonly { readonly mode: PrizeMode; readonly play: string; readonly content: string }[],
): readonly string[] => {
  const bring = new Set<string>();
  for (const ofPlay of Map.groupBy(sold, ({ mode, play }) => `${mode} ${play}`).values()) {
    const [first] = ofPlay;
    const play = first && playOf(game, first.mode, first.play);
    if (play === undefined) throw new Error(`${game.code} has no play ${first?.play}, and a ticket of it.`);
    const settle = play.settler(board);
    for (const { content } of ofPlay) {
      const read = play.read(content);
      if ('fault' in read) throw new Error(`A ticket of ${game.code} cannot be read: ${read.fault.code}.`);
      const { won, voided } = settle(read.entry);
      if (won.size > 0 || voided > 0) bring.add(content);
    }
  }
  return [...bring];
};

const NOTHING = money(0n);
/** Of an order that brings nothing no line is listed. */
const LOST: SettledOrder = { payout: NOTHING, lines: [], voided: NOTHING };
