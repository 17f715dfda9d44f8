import { fairChance, weightsOf } from '@fairground/engines/sports/chances';
import { shareLeft } from '@fairground/engines/sports/intensity';
import type { Goals, MatchState } from '@fairground/engines/sports/intensity';
import { equalMargin, offeredOdds, powerMargin } from '@fairground/engines/sports/margin';
import { MARKET_CODES } from '@fairground/engines/sports/market';
import type { GoalMarket, GoalMarketType, Halves, Period } from '@fairground/engines/sports/market';
import { scoreGrid } from '@fairground/engines/sports/score-grid';
import type { Grid } from '@fairground/engines/sports/score-grid';
import type { MarketName } from './model.ts';

/** A market with the odds it is offered at, by the code of the selection. */
export type PricedMarket = MarketName & { readonly odds: Readonly<Record<string, number>> };

/** What the house keeps on average, by market: our choice. */
const MARGIN: Readonly<Record<GoalMarketType, number>> = {
  '1x2': 0.06,
  dc: 0.06,
  dnb: 0.05,
  ah: 0.04,
  ou: 0.045,
  team: 0.06,
  oe: 0.05,
  btts: 0.055,
  exact: 0.12,
  cs: 0.18,
  htft: 0.12,
  goal: 0.07,
};

/** A selection that hardly ever wins is not offered. */
const CHANCE_MIN = 0.0005;

export type Board = 'full' | 'short';
type GoalsWish = {
  readonly board: Board;
  /** Margins as a share of ours. */
  readonly marginShare: number;
};

/** Every market of a football match as it stands. The short board is that of virtual matches. */
export const priceGoals = (goals: Goals, state: MatchState, wish: GoalsWish): readonly PricedMarket[] => {
  const { board } = wish;
  const since = sinceOf(state);
  const whole = scoreGrid(goals, state);
  const isFirstHalf = state.minute < 45;
  const full = markets(whole, 'ft', since, wish, state);
  if (!isFirstHalf) return [...full, ...secondHalf(goals, 1, state, wish)];
  const share = shareLeft(state.minute);
  const first = ofHalf('h1', scaled(goals, share.first / share.both), state, since, wish);
  const later = secondHalf(goals, share.second / share.both, state, wish);
  const isBefore = state.minute === 0 && board === 'full';
  return [...full, ...first, ...later, ...(isBefore ? [halfTimeFullTime(goals, state, wish)] : [])];
};

const OF_HALVES: ReadonlySet<string> = new Set(['1x2', 'ah', 'ou']);

const scaled = ({ home, away }: Goals, part: number): Goals => ({ home: home * part, away: away * part });

/** The markets of one half, from the goals that are still expected in it. */
const ofHalf = (period: Period, goals: Goals, state: MatchState, since: Halves, wish: GoalsWish): PricedMarket[] =>
  markets(scoreGrid(goals, state), period, since, { ...wish, board: 'short' }, state).filter(({ type }) =>
    OF_HALVES.has(type),
  );

/** The second half begins with no goals, whatever the first one brought; `part` is its share of the goals to come. */
const secondHalf = (goals: Goals, part: number, state: MatchState, wish: GoalsWish): PricedMarket[] => {
  const { h2, a2 } = sinceOf(state);
  const { minute, redHome, redAway } = state;
  const own = { minute, redHome, redAway, home: h2, away: a2 };
  return ofHalf('h2', scaled(goals, part), own, sinceOf(own), wish);
};

const markets = (
  grid: Grid,
  period: Period,
  since: Halves,
  { board, marginShare }: GoalsWish,
  state: MatchState,
): PricedMarket[] => {
  const types: readonly GoalMarketType[] =
    board === 'full' ? ['1x2', 'dc', 'dnb', 'oe', 'btts', 'exact', 'cs'] : ['1x2', 'dc', 'btts', 'oe', 'cs'];
  const scored = state.home + state.away;
  const named: GoalMarket[] = [
    ...types.map((type) => ({ type, period: 'ft' as const, lineQuarters: 0, variant: '' })),
    { type: 'goal', period: 'ft', lineQuarters: 0, variant: String(scored + 1) },
    ...handicapLines(grid, since, board === 'full' ? 2 : 1),
    ...totalLines(grid, scored, board === 'full' ? 2 : 1),
    ...(board === 'full' ? [...teamLine(grid, 'home', state.home), ...teamLine(grid, 'away', state.away)] : []),
  ];
  return named.flatMap((market) => {
    const odds = oddsOf(market, grid, since, marginShare);
    return odds === undefined
      ? []
      : [{ type: market.type, period, lineQ: market.lineQuarters, variant: market.variant, odds }];
  });
};

/** Lines around the one that comes nearest to even chances. */
const handicapLines = (grid: Grid, since: Halves, reach: number): readonly GoalMarket[] =>
  around(grid, since, reach, -14, 14, (lineQuarters) => ({ type: 'ah', period: 'ft', lineQuarters, variant: '' }));

const totalLines = (grid: Grid, scored: number, reach: number): readonly GoalMarket[] =>
  around(grid, undefined, reach, scored * 4 + 2, scored * 4 + 22, (lineQuarters) => ({
    type: 'ou',
    period: 'ft',
    lineQuarters,
    variant: '',
  }));

/** The total of one side at the line that comes nearest to even chances. */
const teamLine = (grid: Grid, side: 'home' | 'away', scored: number): readonly GoalMarket[] =>
  around(grid, undefined, 0, scored * 4 + 2, scored * 4 + 14, (lineQuarters) => ({
    ...{ type: 'team', period: 'ft', lineQuarters, variant: side },
  }));

const around = (
  grid: Grid,
  since: Halves | undefined,
  reach: number,
  least: number,
  most: number,
  lineOf: (quarters: number) => GoalMarket,
): readonly GoalMarket[] => {
  const distance = (quarters: number): number => {
    const market = lineOf(quarters);
    const chance = fairChance(weightsOf({ market, code: MARKET_CODES[market.type][0] ?? '' }, grid, since));
    return Math.abs(chance - 0.5);
  };
  let [low, high] = [least, most];
  // Chances move one way along the lines, so the nearest one is found by halving.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (distance(middle) <= distance(middle + 1)) high = middle;
    else low = middle + 1;
  }
  const best = distance(low) <= distance(high) ? low : high;
  return Array.from({ length: 2 * reach + 1 }, (_, index) => best - reach + index)
    .filter((quarters) => quarters >= least && quarters <= most)
    .map(lineOf);
};

const oddsOf = (
  market: GoalMarket,
  grid: Grid,
  since: Halves,
  marginShare: number,
): Readonly<Record<string, number>> | undefined => {
  const { type } = market;
  const codes = MARKET_CODES[type];
  const handicap = type === 'ah' ? since : undefined;
  const chances = codes.map((code) => {
    const weights = weightsOf({ market, code }, grid, handicap);
    return weights.won + weights.lost === 0 ? 0 : fairChance(weights);
  });
  return offered(type, codes, chances, marginShare);
};

const offered = (
  type: GoalMarketType,
  codes: readonly string[],
  chances: readonly number[],
  marginShare: number,
): Readonly<Record<string, number>> | undefined => {
  const quoted = quote(type, chances, marginShare);
  const odds: Record<string, number> = {};
  for (const [index, code] of codes.entries()) {
    const chance = chances[index] ?? 0;
    if (chance < CHANCE_MIN || chance > 1 - CHANCE_MIN) continue;
    const price = offeredOdds(quoted[index] ?? 1, type === 'ah' || type === 'ou' ? 'fine' : 'ladder');
    if (price !== undefined) odds[code] = price;
  }
  return Object.keys(odds).length === 0 ? undefined : odds;
};

const quote = (type: GoalMarketType, chances: readonly number[], marginShare: number): readonly number[] => {
  const margin = MARGIN[type] * marginShare;
  const [one = 0, other = 0] = chances;
  // The three double chances overlap: each takes the margin by itself.
  if (type === 'dc') return chances.map((chance) => chance * (1 + margin));
  return chances.length === 2 ? equalMargin([one, other], margin) : powerMargin(chances, margin);
};

/** Half time and full time from what both halves add to the lead. */
const halfTimeFullTime = (goals: Goals, state: MatchState, { marginShare }: GoalsWish): PricedMarket => {
  const share = shareLeft(state.minute);
  const leads = (part: number): ReadonlyMap<number, number> => {
    const all = new Map<number, number>();
    for (const { next, chance } of scoreGrid(
      { home: (goals.home * part) / share.both, away: (goals.away * part) / share.both },
      state,
    ).cells)
      all.set(next.home - next.away, (all.get(next.home - next.away) ?? 0) + chance);
    return all;
  };
  const [first, second] = [leads(share.first), leads(share.second)];
  const chances = new Map<string, number>();
  for (const [lead, one] of first)
    for (const [more, other] of second) {
      const code = `${sideOf(lead)}/${sideOf(lead + more)}`;
      chances.set(code, (chances.get(code) ?? 0) + one * other);
    }
  const codes = MARKET_CODES.htft;
  const odds = offered(
    'htft',
    codes,
    codes.map((code) => chances.get(code) ?? 0),
    marginShare,
  );
  return { type: 'htft', period: 'ft', lineQ: 0, variant: '', odds: odds ?? {} };
};

const sideOf = (lead: number): 'h' | 'd' | 'a' => {
  if (lead === 0) return 'd';
  return lead > 0 ? 'h' : 'a';
};

/** A live handicap counts from the score as it stands. */
const sinceOf = ({ minute, home, away, half }: MatchState): Halves =>
  minute < 45 || half === undefined
    ? { h1: home, a1: away, h2: 0, a2: 0 }
    : { h1: half.home, a1: half.away, h2: home - half.home, a2: away - half.away };
