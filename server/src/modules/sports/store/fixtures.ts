import { sql } from 'kysely';
import type { FixtureId, MarketState, Sport } from '@fairground/contract/sports/fields';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Lean } from '../domain/lean.ts';
import type { Model, Score } from '../domain/model.ts';
import type { PricedMarket } from '../domain/price-goals.ts';
import type { FeedBody } from '../feed/feed.ts';
import type { FixtureRow, MarketRow, SportsTables } from '../tables.ts';

const text = (id: bigint): string => id.toString();

/** What the simulator needs of a match it announced. */
export const findSimFixture = async (
  tx: Tx,
  producer: string,
  ref: string,
): Promise<
  | {
      readonly startsAt: Date;
      readonly speed: number;
      readonly model: Model;
      readonly home: string;
      readonly away: string;
    }
  | undefined
> => {
  const { rows } = await sql<{ startsAt: Date; speed: number; model: Model; home: string; away: string }>`
    select starts_at as "startsAt", speed, model, home, away from sports_fixture
     where producer = ${producer} and ref = ${ref}`.execute(tx);
  return rows[0];
};

export const lockFixture = async (tx: Tx, producer: string, ref: string): Promise<FixtureRow | undefined> => {
  const { rows } = await sql<FixtureRow>`
    select * from sports_fixture where producer = ${producer} and ref = ${ref} for update`.execute(tx);
  return rows[0];
};

export const lockFixtureById = async (tx: Tx, id: FixtureId): Promise<FixtureRow | undefined> => {
  const { rows } =
    await sql<FixtureRow>`select * from sports_fixture where id = ${text(id)}::bigint for update`.execute(tx);
  return rows[0];
};

export const addFixture = async (
  tx: Tx,
  producer: string,
  body: Extract<FeedBody, { kind: 'fixture' }>,
  score: Score,
): Promise<FixtureRow | undefined> => {
  const { rows } = await sql<FixtureRow>`
    insert into sports_fixture (producer, ref, sport, competition, home, away, starts_at, model, speed, score, commitment, trading_day)
    values (${producer}, ${body.ref}, ${body.sport}, ${body.competition}, ${body.home}, ${body.away}, ${body.startsAt},
            ${JSON.stringify(body.model)}::jsonb, ${body.speed}, ${JSON.stringify(score)}::jsonb, ${body.commitment},
            to_char(${body.startsAt}::timestamptz at time zone 'UTC', 'YYYY-MM-DD'))
    on conflict (producer, ref) do update
       set starts_at = excluded.starts_at, state = 'PREMATCH', waits_since = null, version = sports_fixture.version + 1
     where sports_fixture.state in ('PREMATCH', 'POSTPONED')
    returning *`.execute(tx);
  return rows[0];
};

export type FixtureChange = Partial<
  Pick<
    FixtureRow,
    | 'state'
    | 'clock_seconds'
    | 'clock_at'
    | 'is_running'
    | 'score'
    | 'seed'
    | 'ended_at'
    | 'is_stopped'
    | 'is_held'
    | 'waits_since'
    | 'stats'
  >
>;

export const changeFixture = async (tx: Tx, id: FixtureId, change: FixtureChange): Promise<void> => {
  const { score, stats, ...plain } = change;
  await tx
    .withTables<SportsTables>()
    .updateTable('sports_fixture')
    .set({
      ...plain,
      ...(score === undefined ? {} : { score: sql`${JSON.stringify(score)}::jsonb` }),
      ...(stats && { stats: sql`${JSON.stringify(stats)}::jsonb` }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
};

/**
 * Writes the prices of a match, and those that changed into the log; a market that is not among them any more is
 * suspended. Operators' holds stay.
 */
export const writePrices = async (tx: Tx, fixture: FixtureId, markets: readonly PricedMarket[]): Promise<void> => {
  const rows = JSON.stringify(
    markets.map(({ type, period, lineQ, variant, odds }) => ({ type, period, line_q: lineQ, variant, odds })),
  );
  await sql`
    with given as (
      select * from jsonb_to_recordset(${rows}::jsonb) as t (type text, period text, line_q int, variant text, odds jsonb)
    ), gone as (
      update sports_market m set status = 'SUSPENDED', version = nextval('sports_market_version')
       where m.fixture_id = ${text(fixture)}::bigint and m.status = 'OPEN'
         and not exists (select from given g where (g.type, g.period, g.line_q, g.variant) = (m.type, m.period, m.line_q, m.variant))
    ), written as (
      insert into sports_market as m (fixture_id, type, period, line_q, variant, odds, version)
      select ${text(fixture)}::bigint, type, period, line_q, variant, odds, nextval('sports_market_version') from given
      on conflict (fixture_id, type, period, line_q, variant) do update
         set odds = case when m.is_locked then m.odds else excluded.odds end,
             status = case when m.is_held then m.status else 'OPEN' end,
             priced_at = clock_timestamp(), version = excluded.version
       where m.status in ('OPEN', 'SUSPENDED')
         and (m.odds <> excluded.odds or (m.status <> 'OPEN' and not m.is_held) or m.priced_at < clock_timestamp() - interval '4 seconds')
      returning new.id, new.version, new.odds, old.odds as before
    )
    insert into sports_price (market_id, version, odds)
    select id, version, odds from written where before is distinct from odds`.execute(tx);
};

/** Suspends or stops what is open on a match. */
export const setMarkets = async (
  tx: Tx,
  fixture: FixtureId,
  to: Extract<MarketState, 'SUSPENDED' | 'STOPPED'>,
  options: { readonly isBetStop: boolean },
): Promise<void> => {
  await sql`
    update sports_market set status = ${to}, version = nextval('sports_market_version'),
           betstop_at = case when ${options.isBetStop} then clock_timestamp() else betstop_at end
     where fixture_id = ${text(fixture)}::bigint and status in ('OPEN', 'SUSPENDED')`.execute(tx);
};

export const listMarkets = async (reader: Reader, fixture: FixtureId): Promise<readonly MarketRow[]> => {
  const { rows } = await sql<MarketRow>`
    select * from sports_market where fixture_id = ${text(fixture)}::bigint order by id`.execute(reader);
  return rows;
};

/** Live matches with a clock whose prices are older than so long, the oldest first. */
export const listToPrice = async (
  reader: Reader,
  ages: Readonly<Record<Sport, number>>,
  limit: number,
): Promise<readonly FixtureId[]> => {
  const { rows } = await sql<{ id: FixtureId }>`
    select f.id from sports_fixture f
      join lateral (select max(priced_at) as at from sports_market m where m.fixture_id = f.id and m.status = 'OPEN') p on true
     where f.state = 'LIVE' and f.is_running and f.sport in ('FOOTBALL', 'VIRTUAL') and not f.is_held
       and p.at < clock_timestamp() - make_interval(secs => case f.sport when 'FOOTBALL' then ${ages.FOOTBALL}::float8 else ${ages.VIRTUAL}::float8 end)
     order by p.at limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
};

/** Matches whose exposure has changed since their prices followed it; one does so every five seconds at most. */
export const listToLean = async (reader: Reader, limit: number): Promise<readonly FixtureId[]> => {
  const { rows } = await sql<{ id: FixtureId }>`
    select f.id from sports_fixture f join sports_exposure e on e.fixture_id = f.id and e.period = 'ft'
     where f.state in ('PREMATCH', 'LIVE', 'BREAK') and not f.is_held
       and (f.leaned_at is null or f.leaned_at < least(e.changed_at, clock_timestamp() - interval '5 seconds'))
     order by f.leaned_at nulls first limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
};

export const writeLean = async (tx: Tx, id: FixtureId, lean: Lean): Promise<void> => {
  await sql`
    update sports_fixture set lean = ${JSON.stringify(lean)}::jsonb, leaned_at = clock_timestamp()
     where id = ${text(id)}::bigint`.execute(tx);
};

/** Matches that wait for longer than so many hours to be played again. */
export const listWaiting = async (reader: Reader, hours: number, limit: number): Promise<readonly FixtureId[]> => {
  const { rows } = await sql<{ id: FixtureId }>`
    select id from sports_fixture
     where waits_since < clock_timestamp() - make_interval(hours => ${hours}) order by waits_since limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
};
