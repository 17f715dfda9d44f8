import { sql } from 'kysely';
import type { FixtureId, Sport, SportsBetId, SportsMarketId } from '@fairground/contract/sports/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { Flight, Reader, Tx } from '../../../platform/database/index.ts';
import type { BetRow, FixtureRow, MarketRow } from '../tables.ts';

const text = (id: bigint): string => id.toString();

export type LimitRow = {
  readonly sport: Sport;
  readonly win_max: bigint;
  readonly risk_max: bigint;
  readonly player_max: bigint;
  readonly day_max: bigint;
  readonly large_from: bigint;
  readonly version: bigint;
  /** Nothing where ours holds. */
  readonly delay_seconds: number | null;
  readonly margin_percent: number | null;
  readonly fee_single: number | null;
  readonly fee_multi: number | null;
};

type SettingColumn = 'delay_seconds' | 'margin_percent' | 'fee_single' | 'fee_multi';
export type NewLimits = Omit<LimitRow, SettingColumn>;
export type NewSettings = { readonly [Column in SettingColumn]: number };

export const listLimits = async (reader: Reader): Promise<readonly LimitRow[]> => {
  const { rows } = await sql<LimitRow>`select * from sports_limit`.execute(reader);
  return rows;
};

/** The same on the flight of a batch. */
export const listLimitsOn = (flight: Flight): Promise<readonly LimitRow[]> =>
  flight.ask<LimitRow>({ name: 'sports.list-limits', text: 'select * from sports_limit', values: [] });

/** Sets the limits of a sport; false where somebody else changed them since that version. */
export const writeLimits = async (tx: Tx, row: NewLimits): Promise<boolean> => {
  const { rows } = await sql`
    insert into sports_limit as l (sport, win_max, risk_max, player_max, day_max, large_from)
    values (${row.sport}, ${text(row.win_max)}, ${text(row.risk_max)}, ${text(row.player_max)}, ${text(row.day_max)},
            ${text(row.large_from)})
    on conflict (sport) do update set win_max = excluded.win_max, risk_max = excluded.risk_max,
           player_max = excluded.player_max, day_max = excluded.day_max, large_from = excluded.large_from, version = l.version + 1
     where l.version = ${text(row.version)}::bigint
    returning sport`.execute(tx);
  return rows.length > 0;
};

/** Sets how a sport is sold; its limits have a row by now. */
export const writeSettings = async (tx: Tx, sport: Sport, settings: NewSettings): Promise<void> => {
  await sql`
    update sports_limit set delay_seconds = ${settings.delay_seconds}, margin_percent = ${settings.margin_percent},
           fee_single = ${settings.fee_single}, fee_multi = ${settings.fee_multi} where sport = ${sport}`.execute(tx);
};

export type StaffFixture = FixtureRow & {
  readonly bets: number;
  readonly staked: bigint;
  /** What the house keeps by the worst score. */
  readonly worst: bigint;
};

export type StaffFilter = {
  readonly sport?: Sport | undefined;
  readonly competition?: string | undefined;
  readonly state?: string | undefined;
  readonly trading?: 'open' | 'held' | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly id?: FixtureId | undefined;
};

export const listStaffFixtures = async (
  reader: Reader,
  { sport, competition, state, trading, from, to, id }: StaffFilter,
  limit: number,
): Promise<readonly StaffFixture[]> => {
  const { rows } = await sql<StaffFixture>`
    select f.*, coalesce(b.bets, 0)::int as bets, coalesce(b.staked, 0)::bigint as staked, coalesce(e.worst, 0)::bigint as worst
      from sports_fixture f
      left join lateral (
        select count(*) as bets, sum(stake_left) as staked from sports_bet
         where state in ('PENDING', 'ACCEPTED')
           and id in (select bet_id from sports_leg l join sports_market m on m.id = l.market_id where m.fixture_id = f.id)) b on true
      left join lateral (
        select min(least(cell, 0)) as worst from sports_exposure x, unnest(x.cells) as cell where x.fixture_id = f.id) e on true
     where (${id === undefined ? null : text(id)}::bigint is null or f.id = ${id === undefined ? null : text(id)}::bigint)
       and (${sport ?? null}::text is null or f.sport = ${sport ?? null})
       and (${competition ?? null}::text is null or f.competition = ${competition ?? null})
       and (${trading ?? null}::text is null or f.is_held = (${trading ?? null} = 'held'))
       and (${from ?? null}::timestamptz is null or f.starts_at >= ${from ?? null}::timestamptz)
       and (${to ?? null}::timestamptz is null or f.starts_at < ${to ?? null}::timestamptz)
       and case when ${id !== undefined || ((from !== undefined || to !== undefined) && state === undefined)} then true
                when ${state ?? null}::text is null then f.state not in ('ENDED', 'CLOSED', 'ABANDONED')
                else f.state = ${state ?? null} end
     order by worst, f.starts_at, f.id limit ${limit}`.execute(reader);
  return rows;
};

export type StaffMarket = MarketRow & {
  readonly bets: number;
  readonly staked: bigint;
  readonly home: string;
  readonly away: string;
  readonly result: string | null;
  /** Limits of this market alone. */
  readonly win_max: bigint | null;
  readonly open_max: bigint | null;
};

export type MarketFilter = {
  readonly fixture?: FixtureId | undefined;
  readonly id?: SportsMarketId | undefined;
  readonly sport?: Sport | undefined;
  readonly status?: string | undefined;
  readonly trading?: 'open' | 'held' | undefined;
  readonly price?: 'moves' | 'locked' | undefined;
};

export const listStaffMarkets = async (
  reader: Reader,
  { fixture, id, sport, status, trading, price }: MarketFilter,
  limit: number,
): Promise<readonly StaffMarket[]> => {
  const { rows } = await sql<StaffMarket>`
    select m.*, f.home, f.away, o.win_max, o.open_max, coalesce(b.bets, 0)::int as bets, coalesce(b.staked, 0)::bigint as staked,
           (select r.kind || ' ' || r.version || case when r.is_done then '' else ' …' end
              from sports_market_result r where r.market_id = m.id order by r.version desc limit 1) as result
      from sports_market m join sports_fixture f on f.id = m.fixture_id
      left join sports_market_limit o on o.market_id = m.id
      left join lateral (
        select count(*) as bets, sum(s.stake_left) as staked from sports_leg l join sports_bet s on s.id = l.bet_id
         where l.market_id = m.id and s.state in ('PENDING', 'ACCEPTED')) b on true
     where (${fixture === undefined ? null : text(fixture)}::bigint is null or m.fixture_id = ${fixture === undefined ? null : text(fixture)}::bigint)
       and (${id === undefined ? null : text(id)}::bigint is null or m.id = ${id === undefined ? null : text(id)}::bigint)
       and (${sport ?? null}::text is null or f.sport = ${sport ?? null})
       and (${fixture !== undefined || id !== undefined} or f.state not in ('ENDED', 'CLOSED', 'ABANDONED'))
       and (${status ?? null}::text is null or m.status = ${status ?? null})
       and (${trading ?? null}::text is null or m.is_held = (${trading ?? null} = 'held'))
       and (${price ?? null}::text is null or m.is_locked = (${price ?? null} = 'locked'))
     order by case when ${fixture !== undefined} then m.id else -m.id end limit ${limit}`.execute(reader);
  return rows;
};

/** Suspends a match, or releases it; false where there is none. */
export const setHeld = async (tx: Tx, id: FixtureId, isHeld: boolean): Promise<boolean> => {
  const { rows } = await sql`
    update sports_fixture set is_held = ${isHeld}, version = version + 1 where id = ${text(id)}::bigint returning id`.execute(
    tx,
  );
  // Pages look at the versions of markets.
  await sql`
    update sports_market set version = nextval('sports_market_version'),
           betstop_at = case when ${isHeld} then clock_timestamp() else betstop_at end
     where fixture_id = ${text(id)}::bigint and status in ('OPEN', 'SUSPENDED')`.execute(tx);
  return rows.length > 0;
};

export const setMarketHeld = async (tx: Tx, id: SportsMarketId, isHeld: boolean): Promise<boolean> => {
  const { rows } = await sql`
    update sports_market set is_held = ${isHeld}, version = nextval('sports_market_version'),
           betstop_at = case when ${isHeld} then clock_timestamp() else betstop_at end
     where id = ${text(id)}::bigint returning id`.execute(tx);
  return rows.length > 0;
};

export const setPriceLocked = async (tx: Tx, id: SportsMarketId, isLocked: boolean): Promise<boolean> => {
  const { rows } = await sql`
    update sports_market set is_locked = ${isLocked}, version = nextval('sports_market_version')
     where id = ${text(id)}::bigint returning id`.execute(tx);
  return rows.length > 0;
};

/** Notes who saw a large bet first; false where it is none. */
export const markSeen = async (tx: Tx, bet: SportsBetId, by: string): Promise<boolean> => {
  const { rows } = await sql`
    update sports_large_bet set seen_at = coalesce(seen_at, clock_timestamp()), seen_by = coalesce(seen_by, ${by})
     where bet_id = ${text(bet)}::bigint returning bet_id`.execute(tx);
  return rows.length > 0;
};

export const countUnseen = async (
  reader: Reader,
): Promise<{ readonly count: number; readonly oldestAt: Date | null }> => {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(at) as "oldestAt" from sports_large_bet where seen_at is null`.execute(reader);
  return rows[0] ?? { count: 0, oldestAt: null };
};

export type Ticket = BetRow & { readonly attention: 'none' | 'large' | 'seen' };

export type TicketFilter = {
  readonly id?: SportsBetId | undefined;
  readonly attention?: 'large' | 'seen' | undefined;
  readonly sport?: Sport | undefined;
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly fixture?: FixtureId | undefined;
  readonly member?: MemberId | undefined;
  readonly before?: SportsBetId | undefined;
};

export const listTickets = async (
  reader: Reader,
  { id, attention, sport, state, kind, from, to, fixture, member, before }: TicketFilter,
  limit: number,
): Promise<readonly Ticket[]> => {
  const wanted = (value: bigint | undefined): string | null => (value === undefined ? null : text(value));
  const { rows } = await sql<Ticket>`
    select b.*, case when g.bet_id is null then 'none' when g.seen_at is null then 'large' else 'seen' end as attention
      from sports_bet b left join sports_large_bet g on g.bet_id = b.id
     where (${wanted(id)}::bigint is null or b.id = ${wanted(id)}::bigint)
       and (${wanted(before)}::bigint is null or b.id < ${wanted(before)}::bigint)
       and (${wanted(member)}::bigint is null or b.member_id = ${wanted(member)}::bigint)
       and (${sport ?? null}::text is null or b.sport = ${sport ?? null})
       and (${state ?? null}::text is null or b.state = ${state ?? null})
       and (${kind ?? null}::text is null or b.kind = ${kind ?? null})
       and (${from ?? null}::timestamptz is null or b.placed_at >= ${from ?? null}::timestamptz)
       and (${to ?? null}::timestamptz is null or b.placed_at < ${to ?? null}::timestamptz)
       and (${attention ?? null}::text is null or (g.bet_id is not null and (g.seen_at is null) = (${attention ?? null} = 'large')))
       and (${wanted(fixture)}::bigint is null or exists (
         select from sports_leg l where l.bet_id = b.id and l.fixture_id = ${wanted(fixture)}::bigint))
     order by b.id desc limit ${limit}`.execute(reader);
  return rows;
};

export type HoldRow = {
  readonly sport: Sport;
  readonly bets: number;
  readonly staked: bigint;
  readonly paid: bigint;
  /** Stakes times the margins of their prices, in thousandths. */
  readonly expected: bigint;
};

/** When bets were settled: within so many days until now, or from one moment to another. */
export type HoldSpan = { readonly days?: number; readonly from?: Date | undefined; readonly to?: Date | undefined };

/** Bets in a currency that were settled in a span, by sport. A stake that came back untouched is no turnover. */
export const sumHold = async (
  reader: Reader,
  currency: string,
  { days, from, to }: HoldSpan,
): Promise<readonly HoldRow[]> => {
  const { rows } = await sql<HoldRow>`
    select b.sport, count(*)::int as bets, sum(b.stake)::bigint as staked, sum(b.payout)::bigint as paid,
           sum(b.stake * least(1000, (select sum(l.margin_milli) from sports_leg l where l.bet_id = b.id)))::bigint as expected
      from sports_bet b
     where b.currency = ${currency} and b.state in ('WON', 'LOST', 'CASHED_OUT') and b.settled_at is not null
       and (${days ?? null}::int is null or b.settled_at > clock_timestamp() - make_interval(days => ${days ?? null}::int))
       and (${from ?? null}::timestamptz is null or b.settled_at >= ${from ?? null}::timestamptz)
       and (${to ?? null}::timestamptz is null or b.settled_at < ${to ?? null}::timestamptz)
     group by b.sport order by b.sport`.execute(reader);
  return rows;
};
