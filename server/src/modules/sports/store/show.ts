import { sql } from 'kysely';
import type { FixtureId, MarketState, Sport, SportsMarketId } from '@fairground/contract/sports/fields';
import type { Reader } from '../../../platform/database/index.ts';
import type { FeedBody } from '../feed/feed.ts';
import type { FixtureRow, MarketRow } from '../tables.ts';
import { SILENT_SECONDS } from './facts.ts';

const texts = (ids: readonly bigint[]): readonly string[] => ids.map(String);

/** A match with what its tile says: how many markets it has, and whether its feed is heard. */
export type ShownFixture = FixtureRow & { readonly markets: number; readonly heard: boolean };

const SHOWN = sql`
  select f.*, p.state = 'UP' and p.alive_at > clock_timestamp() - make_interval(secs => ${SILENT_SECONDS}) as heard,
         (select count(*)::int from sports_market m where m.fixture_id = f.id and m.status in ('OPEN', 'SUSPENDED')) as markets
    from sports_fixture f join sports_producer p on p.name = f.producer`;

export type CouponFilter = {
  readonly competition?: string | undefined;
  readonly sport?: Sport | undefined;
  readonly range: 'live' | 'today' | 'upcoming' | 'all';
  /** Teams whose names were searched for. */
  readonly teams?: readonly string[] | undefined;
  /** Only these matches and those of these competitions. */
  readonly fixtures?: readonly FixtureId[] | undefined;
  readonly competitions?: readonly string[] | undefined;
  /** The last match of the page before. */
  readonly after?: FixtureId | undefined;
};

export const listCoupon = async (
  reader: Reader,
  { competition, sport, range, teams, fixtures, competitions, after }: CouponFilter,
  limit: number,
): Promise<readonly ShownFixture[]> => {
  const last = after?.toString() ?? null;
  const { rows } = await sql<ShownFixture>`
    ${SHOWN}
     where f.state in ('PREMATCH', 'LIVE', 'BREAK')
       and (${competition ?? null}::text is null or f.competition = ${competition ?? null})
       and (${sport ?? null}::text is null or f.sport = ${sport ?? null})
       and (${teams === undefined ? null : [...teams]}::text[] is null or f.home = any(${[...(teams ?? [])]}::text[]) or f.away = any(${[...(teams ?? [])]}::text[]))
       and (${fixtures === undefined && competitions === undefined}
            or f.id = any(${texts(fixtures ?? [])}::bigint[]) or f.competition = any(${[...(competitions ?? [])]}::text[]))
       and (${last}::bigint is null or (f.starts_at, f.id) > (select l.starts_at, l.id from sports_fixture l where l.id = ${last}::bigint))
       and case ${range}::text when 'live' then f.state <> 'PREMATCH'
                when 'today' then f.state = 'PREMATCH' and f.starts_at < clock_timestamp() + interval '24 hours'
                when 'upcoming' then f.state = 'PREMATCH' and f.starts_at >= clock_timestamp() + interval '24 hours' else true end
     order by f.starts_at, f.id limit ${limit}`.execute(reader);
  return rows;
};

export const listShown = async (reader: Reader, ids: readonly FixtureId[]): Promise<readonly ShownFixture[]> => {
  const { rows } = await sql<ShownFixture>`${SHOWN} where f.id = any(${texts(ids)}::bigint[])`.execute(reader);
  return rows;
};

/** What decides how everything of a match is shown: its version, and whether its feed is heard and nobody holds it. */
export type FixtureStanding = Pick<ShownFixture, 'id' | 'version' | 'heard' | 'is_held' | 'is_stopped'>;

export const listStandings = async (reader: Reader, ids: readonly FixtureId[]): Promise<readonly FixtureStanding[]> => {
  const { rows } = await sql<FixtureStanding>`
    select f.id, f.version, f.is_held, f.is_stopped,
           p.state = 'UP' and p.alive_at > clock_timestamp() - make_interval(secs => ${SILENT_SECONDS}) as heard
      from sports_fixture f join sports_producer p on p.name = f.producer where f.id = any(${texts(ids)}::bigint[])`.execute(
    reader,
  );
  return rows;
};

export const listOver = async (
  reader: Reader,
  competition: string | null,
  sport: Sport | null,
  limit: number,
): Promise<readonly ShownFixture[]> => {
  const { rows } = await sql<ShownFixture>`
    ${SHOWN} where f.ended_at is not null and (${competition}::text is null or f.competition = ${competition})
       and (${sport}::text is null or f.sport = ${sport}) order by f.ended_at desc limit ${limit}`.execute(reader);
  return rows;
};

export const listMarketsFor = async (
  reader: Reader,
  fixtures: readonly FixtureId[],
  types: readonly string[] | null,
): Promise<readonly MarketRow[]> => {
  const { rows } = await sql<MarketRow>`
    select * from sports_market
     where fixture_id = any(${texts(fixtures)}::bigint[])
       and (${types === null ? null : [...types]}::text[] is null or (type = any(${[...(types ?? [])]}::text[]) and status in ('OPEN', 'SUSPENDED')))
     order by fixture_id, id`.execute(reader);
  return rows;
};

export const countByCompetition = async (
  reader: Reader,
): Promise<ReadonlyMap<string, { readonly open: number; readonly live: number }>> => {
  const { rows } = await sql<{ competition: string; open: number; live: number }>`
    select competition, count(*)::int as open, count(*) filter (where state <> 'PREMATCH')::int as live
      from sports_fixture where state in ('PREMATCH', 'LIVE', 'BREAK') group by 1`.execute(reader);
  return new Map(rows.map((row) => [row.competition, row]));
};

export type ChangedMarket = Pick<MarketRow, 'id' | 'fixture_id' | 'odds' | 'status' | 'version' | 'is_held'>;

export const listChanged = async (
  reader: Reader,
  fixtures: readonly FixtureId[],
  after: bigint,
): Promise<readonly ChangedMarket[]> => {
  const { rows } = await sql<{
    id: SportsMarketId;
    fixture_id: FixtureId;
    odds: Readonly<Record<string, number>>;
    status: MarketState;
    version: bigint;
    is_held: boolean;
  }>`
    select id, fixture_id, odds, status, version, is_held from sports_market
     where fixture_id = any(${texts(fixtures)}::bigint[]) and version > ${after.toString()}::bigint order by version`.execute(
    reader,
  );
  return rows;
};

/** The last version that was given out. */
export const lastVersion = async (reader: Reader): Promise<bigint> => {
  const { rows } = await sql<{ last: bigint | null }>`select max(version) as last from sports_market`.execute(reader);
  return rows[0]?.last ?? 0n;
};

export const listFacts = async (
  reader: Reader,
  { producer, ref }: Pick<FixtureRow, 'producer' | 'ref'>,
): Promise<readonly { readonly body: FeedBody; readonly at: Date }[]> => {
  const { rows } = await sql<{ body: FeedBody; at: Date }>`
    select body, at from sports_fact where producer = ${producer} and ref = ${ref} and kind in ('score', 'state') order by seq`.execute(
    reader,
  );
  return rows;
};
