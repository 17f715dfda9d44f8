import type { Money } from '@fairground/contract/money';
import type { Board } from './board.ts';
import type { Entry, EntryFault } from './entry.ts';
import { playOf, stakeUnitsOf } from './games.ts';
import type { Game } from './games.ts';
import type { Play } from './play.ts';
import { amountOf, MODES, payoutOf, seriesIn, stakePrice } from './price.ts';
import type { Odds, PrizeMode, Unit } from './price.ts';

/** One line of an order: what it costs, whether it may be made, what it brings. */

export type LineRequest = {
  readonly game: Game;
  readonly mode: PrizeMode;
  /** The code of a play of the game in that mode. */
  readonly play: string;
  readonly content: string;
  readonly unit: Unit;
  readonly multiple: number;
  readonly series: number;
  /** How many bets the player was shown; another count is refused, so nobody pays for what was not seen. */
  readonly shownBets: number;
};

export type Limits = {
  readonly multipleMax: number;
  readonly amountMax: Money;
  /** The lowest series of modes that let players choose; that of the mode where nothing is said. */
  readonly seriesMin?: number;
};

export type Quote = {
  readonly play: Play;
  readonly entry: Entry;
  readonly bets: number;
  readonly stakes: number;
  /** What one stake costs. */
  readonly price: Money;
  readonly amount: Money;
};

type LineFaultCode =
  | 'play-not-offered'
  | 'bets-differ'
  | 'multiple-limit'
  | 'amount-limit'
  | 'unit-not-offered'
  | 'series-not-offered';

type LineFault = EntryFault | { readonly code: LineFaultCode };

export type QuoteResult = Quote | { readonly fault: LineFault };

/** Recounts a line from its content and returns its price, or the reason of refusal. */
export const quoteLine = (line: LineRequest, limits: Limits): QuoteResult => {
  const { game, content, mode, unit, multiple, series, shownBets } = line;
  const play = playOf(game, mode, line.play);
  if (play === undefined) return refuse('play-not-offered');
  const read = play.read(content);
  if ('fault' in read) return read;
  const rules = MODES[mode];
  if (!rules.units.includes(unit)) return refuse('unit-not-offered');
  if (!isOffered(series, seriesIn(mode, limits.seriesMin))) return refuse('series-not-offered');
  if (!Number.isInteger(multiple) || multiple < 1 || multiple > limits.multipleMax) return refuse('multiple-limit');
  const bets = play.bets(read.entry);
  if (bets !== shownBets) return refuse('bets-differ');
  const price = stakePrice(stakeUnitsOf(game, mode), unit, multiple);
  const stakes = bets * play.stakesPerBet;
  const amount = amountOf(stakes, price);
  return amount > limits.amountMax ? refuse('amount-limit') : { play, entry: read.entry, bets, stakes, price, amount };
};

const refuse = (code: LineFaultCode): QuoteResult => ({ fault: { code } });

const isOffered = (
  series: number,
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
): boolean => Number.isInteger(series) && series >= min && series <= max && (series - min) % step === 0;

/** What a line brings on a board. Lines are settled one by one; an order brings the sum of its lines. */
export const settleLine = (
  { play, entry, price }: Pick<Quote, 'play' | 'entry' | 'price'>,
  odds: Odds,
  board: Board,
): Money => payoutOf(play.settler(board)(entry), odds, price);
