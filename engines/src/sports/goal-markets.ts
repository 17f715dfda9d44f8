import { CORRECT_SCORE_MAX, EXACT_TOTAL_MAX, MARKET_CODES, NO_GOALS } from './market.ts';
import type { GoalMarket, GoalOrder, Halves, Period, Selection } from './market.ts';
import type { MarketOutcome } from './outcome.ts';

type Score = { readonly home: number; readonly away: number };

/** What has to be known of a match to settle a selection. */
export type Facts = {
  readonly halves: Halves;
  /** In order; only a market of a certain goal reads it. */
  readonly order?: GoalOrder;
  /** The goals when the bet was accepted: a live Asian handicap counts only those that come later. */
  readonly since?: Halves;
};

/** The result of a selection when the goals are known: pricing, exposure, cash-out and settlement all ask here. */
export const settleGoals = (selection: Selection, { halves, order = [], since = NO_GOALS }: Facts): MarketOutcome => {
  const { market, code } = selection;
  if (!MARKET_CODES[market.type].includes(code))
    throw new RangeError(`No selection of ${market.type}: ${JSON.stringify(code)}`);
  const score = scoreOf(market.period, halves);
  switch (market.type) {
    case 'ah':
      return handicap(market, code, score, scoreOf(market.period, since));
    case 'ou':
      return overUnder(score.home + score.away, market.lineQuarters, code);
    case 'team':
      return overUnder(sideOf(market) === 'home' ? score.home : score.away, market.lineQuarters, code);
    case 'dnb':
      return score.home === score.away ? 'push' : wonIf(winner(score) === code);
    case 'goal':
      return wonIf((order[goalNumber(market) - 1] ?? 'none') === code);
    case 'htft':
      return wonIf(`${winner(scoreOf('h1', halves))}/${winner(scoreOf('ft', halves))}` === code);
    default:
      return wonIf(holds(market.type, code, score));
  }
};

/** Over or under a line of quarters; corners and cards are settled by it as well. */
export const overUnder = (total: number, lineQuarters: number, code: string): MarketOutcome =>
  byQuarters(code === 'over' ? 4 * total - lineQuarters : lineQuarters - 4 * total);

export const scoreOf = (period: Period, { h1, a1, h2, a2 }: Halves): Score => {
  if (period === 'h1') return { home: h1, away: a1 };
  return period === 'h2' ? { home: h2, away: a2 } : { home: h1 + h2, away: a1 + a2 };
};

/** The number of the goal that a `goal` market asks for. */
export const goalNumber = ({ variant }: GoalMarket): number => {
  const number = Number(variant === '' ? '1' : variant);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`Not the number of a goal: ${variant}`);
  return number;
};

const handicap = (market: GoalMarket, code: string, score: Score, since: Score): MarketOutcome => {
  const lead = score.home - since.home - (score.away - since.away);
  const quarters = 4 * lead + market.lineQuarters;
  return byQuarters(code === 'h' ? quarters : -quarters);
};

/** A distance of a quarter from the line halves the stake: one half wins or loses, the other is given back. */
const byQuarters = (quarters: number): MarketOutcome => {
  if (quarters === 0) return 'push';
  if (quarters > 0) return quarters === 1 ? 'half-win' : 'win';
  return quarters === -1 ? 'half-lose' : 'lose';
};

const holds = (type: '1x2' | 'dc' | 'oe' | 'btts' | 'exact' | 'cs', code: string, score: Score): boolean => {
  const total = score.home + score.away;
  switch (type) {
    case '1x2':
      return winner(score) === code;
    case 'dc':
      return code.includes(winner(score));
    case 'oe':
      return (total % 2 === 1) === (code === 'odd');
    case 'btts':
      return (score.home > 0 && score.away > 0) === (code === 'yes');
    case 'exact':
      return (total >= EXACT_TOTAL_MAX ? `${EXACT_TOTAL_MAX}+` : String(total)) === code;
    case 'cs':
      return correctScore(score) === code;
  }
};

const correctScore = ({ home, away }: Score): string =>
  home > CORRECT_SCORE_MAX || away > CORRECT_SCORE_MAX ? 'other' : `${home}:${away}`;

const winner = ({ home, away }: Score): 'h' | 'd' | 'a' => {
  if (home === away) return 'd';
  return home > away ? 'h' : 'a';
};

const sideOf = ({ variant }: GoalMarket): 'home' | 'away' => {
  if (variant === 'home' || variant === 'away') return variant;
  throw new RangeError(`Not a side: ${variant}`);
};

const wonIf = (isWon: boolean): MarketOutcome => (isWon ? 'win' : 'lose');
