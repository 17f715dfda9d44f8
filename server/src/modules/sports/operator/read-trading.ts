import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/sports/operator-endpoints';
import { money } from '@fairground/contract/money';
import type { FixtureId, SportsBetId, SportsMarketId } from '@fairground/contract/sports/fields';
import type { LanguageCode } from '@fairground/contract/language';
import { momentsOf } from '../../../platform/business-window.ts';
import { needed } from '../../../platform/needed.ts';
import type { SportsDeps } from '../deps.ts';
import { competitionName, teamShown } from '../domain/competitions.ts';
import { limitsIn } from '../domain/limits.ts';
import type { Limits } from '../domain/limits.ts';
import { shownScore } from '../domain/model.ts';
import { listLegs, readOffered } from '../store/bets.ts';
import { listExposures } from '../store/exposures.ts';
import { listPrices } from '../store/prices.ts';
import {
  countUnseen,
  listLimits,
  listStaffFixtures,
  listStaffMarkets,
  listTickets,
  sumHold,
} from '../store/trading.ts';
import type { StaffFixture, StaffMarket, Ticket } from '../store/trading.ts';

type Deps = Pick<SportsDeps, 'db' | 'currency'>;
/** Days are days of the business. */
type DayDeps = Deps & { readonly wallet: Pick<SportsDeps['wallet'], 'readZone'> };

const FIXTURES_MAX = 100;
const MARKETS_MAX = 200;
const TICKETS_MAX = 50;

export const limitsNow = async ({ db, currency }: Deps): Promise<Limits> => limitsIn(currency, await listLimits(db));

export const fixtures = async (
  deps: DayDeps,
  { from, to, ...query }: QueryOf<typeof contract.listFixturesForStaff>,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.listFixturesForStaff>> => {
  const limits = await limitsNow(deps);
  const moments = momentsOf({ from, to }, await deps.wallet.readZone());
  const rows = await listStaffFixtures(deps.db, { ...query, ...moments }, FIXTURES_MAX);
  return { list: rows.map((row) => fixtureRow(row, limits, language)) };
};

export const fixture = async (deps: Deps, id: FixtureId, language: LanguageCode) => {
  const [row] = await listStaffFixtures(deps.db, { id }, 1);
  return fixtureRow(needed(row, 'sports.fixture-unknown'), await limitsNow(deps), language);
};

const nameOfMatch = (
  { home, away }: { readonly home: string; readonly away: string },
  language: LanguageCode,
): string => `${teamShown(home, language).name} – ${teamShown(away, language).name}`;

const fixtureRow = (row: StaffFixture, limits: Limits, language: LanguageCode) => {
  const { home, away } = shownScore(row.score);
  return {
    fixtureId: row.id,
    name: nameOfMatch(row, language),
    sport: row.sport,
    competition: competitionName(row.competition, language),
    state: row.state,
    startsAt: row.starts_at,
    score: `${home}:${away}`,
    bets: row.bets,
    staked: money(row.staked),
    atRisk: money(-row.worst),
    riskMax: limits[row.sport].riskMax,
    trading: row.is_held ? ('held' as const) : ('open' as const),
    version: row.version.toString(),
  };
};

export const markets = async (
  deps: Deps,
  { fixtureId, ...filter }: QueryOf<typeof contract.listMarketsForStaff>,
  language: LanguageCode,
) => {
  if (fixtureId !== undefined)
    needed((await listStaffFixtures(deps.db, { id: fixtureId }, 1))[0], 'sports.fixture-unknown');
  const rows = await listStaffMarkets(deps.db, { fixture: fixtureId, ...filter }, MARKETS_MAX);
  return { list: rows.map((row) => marketRow(row, language)) };
};

export const market = async (deps: Deps, id: SportsMarketId, language: LanguageCode) => {
  const [row] = await listStaffMarkets(deps.db, { id }, 1);
  return marketRow(needed(row, 'sports.market-unknown'), language);
};

export const marketRow = (row: StaffMarket, language: LanguageCode) => ({
  marketId: row.id,
  fixtureId: row.fixture_id,
  name: marketName(row),
  match: nameOfMatch(row, language),
  status: row.status,
  prices: pricesText(row.odds),
  bets: row.bets,
  staked: money(row.staked),
  trading: row.is_held ? ('held' as const) : ('open' as const),
  price: row.is_locked ? ('locked' as const) : ('moves' as const),
  result: row.result,
  winMax: row.win_max === null ? null : money(row.win_max),
  openMax: row.open_max === null ? null : money(row.open_max),
});

const pricesText = (odds: StaffMarket['odds']): string[] =>
  Object.entries(odds).map(([code, milli]) => `${code} ${oddsText(BigInt(milli))}`);

const PRICES_MAX = 50;

/** What a market cost when. */
export const prices = async (
  { db }: Pick<Deps, 'db'>,
  { marketId, cursor }: QueryOf<typeof contract.listPricesForStaff>,
): Promise<ValueOf<typeof contract.listPricesForStaff>> => {
  const rows = await listPrices(db, marketId, cursor === undefined ? undefined : BigInt(cursor), PRICES_MAX + 1);
  const page = rows.slice(0, PRICES_MAX);
  return {
    list: page.map(({ version, at, odds }) => ({ version: version.toString(), at, prices: pricesText(odds) })),
    next: rows.length > PRICES_MAX ? (page.at(-1)?.version.toString() ?? null) : null,
  };
};

const marketName = ({ type, period, line_q, variant }: Pick<StaffMarket, 'type' | 'period' | 'line_q' | 'variant'>) =>
  [type, period, ...(variant === '' ? [] : [variant]), ...(line_q === 0 ? [] : [String(line_q / 4)])].join('/');

const oddsText = (milli: bigint): string => `${milli / 1_000n}.${(milli % 1_000n).toString().padStart(3, '0')}`;

export const exposure = async (deps: Deps, id: FixtureId): Promise<ValueOf<typeof contract.readExposure>> => {
  const [row] = await listStaffFixtures(deps.db, { id }, 1);
  const { sport } = needed(row, 'sports.fixture-unknown');
  const limits = await limitsNow(deps);
  const periods = await listExposures(deps.db, [id]);
  return {
    riskMax: limits[sport].riskMax,
    periods: periods.map(({ period, cells }) => ({ period, kept: cells.map(money) })),
  };
};

export const tickets = async (
  deps: DayDeps,
  { fixtureId, memberId, cursor, from, to, ...filter }: QueryOf<typeof contract.listTickets>,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.listTickets>> => {
  const moments = momentsOf({ from, to }, await deps.wallet.readZone());
  const wanted = { ...filter, ...moments, fixture: fixtureId, member: memberId, before: cursor };
  const rows = await listTickets(deps.db, wanted, TICKETS_MAX + 1);
  const page = rows.slice(0, TICKETS_MAX);
  return {
    list: [...(await ticketRows(deps, page, language))],
    next: rows.length > TICKETS_MAX ? (page.at(-1)?.id ?? null) : null,
  };
};

export const ticket = async (deps: Deps, id: SportsBetId, language: LanguageCode) => {
  const rows = await listTickets(deps.db, { id }, 1);
  const [row] = await ticketRows(deps, rows, language);
  return needed(row, 'sports.bet-unknown');
};

const ticketRows = async ({ db }: Deps, rows: readonly Ticket[], language: LanguageCode) => {
  const legs = await listLegs(
    db,
    rows.map(({ id }) => id),
  );
  const offered = await readOffered(db, [...new Set(legs.map(({ market_id }) => market_id))]);
  const byBet = Map.groupBy(legs, ({ bet_id }) => bet_id);
  return rows.map((row) => ({
    betId: row.id,
    memberId: row.member_id,
    kind: row.kind,
    sport: row.sport,
    state: row.state,
    stake: money(row.stake),
    odds: oddsText(row.odds_milli),
    toWin: money((row.stake * row.odds_milli) / 1_000n),
    payout: money(row.payout),
    placedAt: row.placed_at,
    selections: (byBet.get(row.id) ?? []).flatMap(({ market_id, code }) => {
      const found = offered.get(market_id);
      return found ? [`${nameOfMatch(found.fixture, language)} · ${marketName(found.market)} · ${code}`] : [];
    }),
    attention: row.attention,
  }));
};

export const largeBets = ({ db }: Deps) => countUnseen(db);

const DAYS_SHOWN = 7;

export const hold = async (
  { db, currency, wallet }: DayDeps,
  { days, from, to }: QueryOf<typeof contract.listHold>,
): Promise<ValueOf<typeof contract.listHold>> => {
  const isNamed = from !== undefined || to !== undefined;
  const span = isNamed ? momentsOf({ from, to }, await wallet.readZone()) : { days: Number(days ?? DAYS_SHOWN) };
  const rows = await sumHold(db, currency, span);
  return {
    list: rows.map(({ sport, bets, staked, paid, expected }) => ({
      sport,
      bets,
      staked: money(staked),
      paid: money(paid),
      kept: money(staked - paid),
      hold: percentText(staked - paid, staked),
      margin: percentText(expected, staked * 1_000n),
    })),
  };
};

/** Two places, rounded to zero. */
const percentText = (part: bigint, whole: bigint): string => {
  if (whole === 0n) return '0.00';
  const hundredths = (part * 10_000n) / whole;
  const size = hundredths < 0n ? -hundredths : hundredths;
  return `${hundredths < 0n ? '-' : ''}${size / 100n}.${(size % 100n).toString().padStart(2, '0')}`;
};
