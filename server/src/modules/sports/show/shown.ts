import type { Fixture, Market } from '@fairground/contract/sports/endpoints';
import type { PriceRow, Progress } from '@fairground/contract/sports/pushes';
import type { LanguageCode } from '@fairground/contract/language';
import type { MarketState } from '@fairground/contract/sports/fields';
import { GOAL_MARKETS, MARKET_CODES } from '@fairground/engines/sports/market';
import type { GoalMarketType } from '@fairground/engines/sports/market';
import { SIMULATOR } from '../feed/simulated/simulator.ts';
import { competitionName, teamShown } from '../domain/competitions.ts';
import { shownPeriods, shownScore } from '../domain/model.ts';
import type { ShownFixture } from '../store/show.ts';
import type { MarketRow } from '../tables.ts';

/** A match as pages see it. */
export const fixtureShown = (row: ShownFixture, language: LanguageCode): Omit<Fixture, 'markets'> => ({
  fixtureId: row.id,
  sport: row.sport,
  competition: { code: row.competition, name: competitionName(row.competition, language) },
  home: teamShown(row.home, language),
  away: teamShown(row.away, language),
  startsAt: row.starts_at,
  isSimulated: row.producer === SIMULATOR,
  ...progressShown(row),
});

/** What of a match changes while it is shown. */
export const progressShown = (row: ShownFixture): Progress => ({
  state: row.state,
  clock: { seconds: row.clock_seconds, at: row.clock_at, isRunning: row.is_running, speed: row.speed },
  score: shownScore(row.score),
  periods: [...shownPeriods(row.score, row.state !== 'PREMATCH' && row.clock_seconds >= 45 * 60)],
  redCards: { home: 0, away: 0 },
  ...(row.stats && { stats: row.stats }),
  marketCount: row.markets,
  version: Number(row.version),
});

/** The prices of a market as short rows. */
export const priceRows = (
  { id, odds, version }: Pick<MarketRow, 'id' | 'odds' | 'version'>,
  status: MarketState,
): readonly PriceRow[] =>
  Object.entries(odds).map(([code, oddsMilli]) => [`${id}:${code}`, oddsMilli, status, Number(version)]);

/** What a market is shown as: everything of a match is suspended while its feed is silent or an operator holds it. */
export const statusShown = (
  { status, is_held }: Pick<MarketRow, 'status' | 'is_held'>,
  fixture: Pick<ShownFixture, 'heard' | 'is_held' | 'is_stopped'>,
): MarketState =>
  status === 'OPEN' && (!fixture.heard || fixture.is_held || fixture.is_stopped || is_held) ? 'SUSPENDED' : status;

export const marketShown = (row: MarketRow, fixture: ShownFixture): Market => ({
  marketId: row.id.toString(),
  type: row.type,
  period: row.period,
  lineQuarters: row.line_q,
  variant: row.variant,
  status: statusShown(row, fixture),
  version: Number(row.version),
  selections: inOrder(row).map(([code, oddsMilli]) => ({ id: `${row.id}:${code}`, code, oddsMilli })),
});

/** Selections in the order of their market; the database keeps keys by length. */
const inOrder = ({ type, odds }: MarketRow): readonly (readonly [string, number])[] => {
  const codes = (GOAL_MARKETS as readonly string[]).includes(type)
    ? MARKET_CODES[type as GoalMarketType]
    : (ORDER[type] ?? Object.keys(odds).toSorted());
  return codes.flatMap((code) => {
    const price = odds[code];
    return price === undefined ? [] : [[code, price] as const];
  });
};

const ORDER: Readonly<Record<string, readonly string[]>> = {
  winner: ['h', 'a'],
  map: ['h', 'a'],
  'map-ah': ['h', 'a'],
  maps: ['over', 'under'],
  fight: ['meron', 'wala', 'draw'],
};
