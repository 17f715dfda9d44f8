/** Which goals count: the whole match (ninety minutes and stoppage) or one half. */
export const PERIODS = ['ft', 'h1', 'h2'] as const;
export type Period = (typeof PERIODS)[number];

/**
 * Markets settled by goals. `goal` asks which side scores the goal whose number is the variant; `team` is the total of
 * the side in the variant; `htft` and `goal` have no half of their own.
 */
export const GOAL_MARKETS = [
  '1x2', 'dc', 'dnb', 'ah', 'ou', 'team', 'oe', 'btts', 'exact', 'cs', 'htft', 'goal',
] as const; // prettier-ignore
export type GoalMarketType = (typeof GOAL_MARKETS)[number];

export type GoalMarket = {
  readonly type: GoalMarketType;
  readonly period: Period;
  /** The line in quarters: −3 is −0.75. Zero where the market has none. */
  readonly lineQuarters: number;
  readonly variant: string;
};

/** One selection of a market, by its code and never by its place: `h`, `over`, `2:1`. */
export type Selection = { readonly market: GoalMarket; readonly code: string };

/** Goals of both halves: home and away of the first, then of the second. */
export type Halves = { readonly h1: number; readonly a1: number; readonly h2: number; readonly a2: number };

/** Who scored, in order. Only markets of a certain goal need it. */
export type GoalOrder = readonly ('h' | 'a')[];

export const NO_GOALS: Halves = { h1: 0, a1: 0, h2: 0, a2: 0 };

/** Correct scores that stand on the coupon by themselves; every other one is `other`. */
export const CORRECT_SCORE_MAX = 4;
/** An exact total of this many goals or more is one selection: `6+`. */
export const EXACT_TOTAL_MAX = 6;

const SIDES = ['h', 'd', 'a'] as const;
const SCORES = Array.from({ length: (CORRECT_SCORE_MAX + 1) ** 2 }, (_, at) => {
  const home = Math.floor(at / (CORRECT_SCORE_MAX + 1));
  return `${home}:${at % (CORRECT_SCORE_MAX + 1)}`;
});

/** The codes of all selections, in the order in which they are shown. */
export const MARKET_CODES: Readonly<Record<GoalMarketType, readonly string[]>> = {
  '1x2': SIDES,
  dc: ['hd', 'ha', 'da'],
  dnb: ['h', 'a'],
  ah: ['h', 'a'],
  ou: ['over', 'under'],
  team: ['over', 'under'],
  oe: ['odd', 'even'],
  btts: ['yes', 'no'],
  exact: [...Array.from({ length: EXACT_TOTAL_MAX }, (_, goals) => String(goals)), `${EXACT_TOTAL_MAX}+`],
  cs: [...SCORES, 'other'],
  htft: SIDES.flatMap((half) => SIDES.map((full) => `${half}/${full}`)),
  goal: ['h', 'a', 'none'],
};

/** A line in quarters as people read it: −3 is `-0.75`. */
export const lineText = (quarters: number): string => String(quarters / 4);

/** The stable text of a market: `ah/ft/-0.75`, `1x2/h1`, `goal/ft/2`, `team/ft/home/1.5`. */
export const marketText = ({ type, period, lineQuarters, variant }: GoalMarket): string =>
  [type, period, ...(variant === '' ? [] : [variant]), ...(hasLine(type) ? [lineText(lineQuarters)] : [])].join('/');

export const hasLine = (type: GoalMarketType): boolean => type === 'ah' || type === 'ou' || type === 'team';
