import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { SportsMarketId } from '@fairground/contract/sports/fields';
import { flightIn, inTransaction } from '../../../platform/database/index.ts';
import type { Db, Flight, Reader, Tx } from '../../../platform/database/index.ts';
import type { OwnLimit, OwnLimits } from '../domain/own-limits.ts';

type MemberRow = { readonly member: bigint; readonly winMax: bigint | null; readonly openMax: bigint | null };
type MarketRow = { readonly market: SportsMarketId; readonly winMax: bigint | null; readonly openMax: bigint | null };

const OF_MEMBERS = `select member_id as member, win_max as "winMax", open_max as "openMax" from sports_member_limit
   where member_id = any($1::bigint[])`;
const OF_MARKETS = `select market_id as market, win_max as "winMax", open_max as "openMax" from sports_market_limit
   where market_id = any($1::bigint[]) order by market_id`;
/** What the open bets of a market win if every leg does. */
const OPEN = `select l.market_id as market, sum(b.weight)::bigint as open from sports_leg l join sports_bet b on b.id = l.bet_id
   where l.market_id = any($1::bigint[]) and b.state = 'ACCEPTED' group by l.market_id`;

const listed = (ids: readonly bigint[]): string => `{${[...new Set(ids)].join(',')}}`;

/** Whose limits are asked for. */
export type Limited = { readonly members: readonly bigint[]; readonly markets: readonly SportsMarketId[] };

const READ = { name: 'sports.list-market-limits', text: OF_MARKETS };
const LOCK = { name: 'sports.lock-market-limits', text: `${OF_MARKETS} for update` };

/**
 * What staff set for these members and markets. A limited market is locked until the commit, and its open bets are summed
 * after that, so that no two bets pass its limit together; only limited markets cost this.
 */
export const lockOwnLimits = (flight: Flight, limited: Limited): Promise<OwnLimits> =>
  ownLimitsOn(flight, limited, LOCK);

/** The same for a price that is only shown. */
export const readOwnLimits = (db: Db, limited: Limited): Promise<OwnLimits> =>
  inTransaction(db, (tx) => flightIn(tx, (flight) => ownLimitsOn(flight, limited, READ)));

type OpenRow = { readonly market: SportsMarketId; readonly open: bigint };

const ownLimitsOn = async (
  flight: Flight,
  { members, markets }: Limited,
  ofMarkets: typeof READ,
): Promise<OwnLimits> => {
  const [memberRows, marketRows] = await Promise.all([
    flight.ask<MemberRow>({ name: 'sports.list-member-limits', text: OF_MEMBERS, values: [listed(members)] }),
    flight.ask<MarketRow>({ ...ofMarkets, values: [listed(markets)] }),
  ]);
  const ids = marketRows.map(({ market }) => market);
  const sums =
    ids.length === 0
      ? []
      : await flight.ask<OpenRow>({ name: 'sports.sum-open-on-markets', text: OPEN, values: [listed(ids)] });
  const open = new Map(sums.map((row) => [row.market, row.open]));
  return {
    members: new Map(memberRows.map(({ member, ...limit }) => [member, limit])),
    markets: new Map(marketRows.map(({ market, ...limit }) => [market, { ...limit, open: open.get(market) ?? 0n }])),
  };
};

type Table = 'member' | 'market';
const ROWS = {
  member: { table: sql.table('sports_member_limit'), key: sql.ref('member_id') },
  market: { table: sql.table('sports_market_limit'), key: sql.ref('market_id') },
} as const;

/** Sets what holds for a member or a market, or takes it away; answers what held before. */
export const writeOwnLimit = async (
  tx: Tx,
  of: Table,
  id: bigint,
  { winMax, openMax }: OwnLimit,
): Promise<OwnLimit> => {
  const { table, key } = ROWS[of];
  const { rows } = await sql<OwnLimit>`
    select win_max as "winMax", open_max as "openMax" from ${table} where ${key} = ${id.toString()}::bigint for update`.execute(
    tx,
  );
  if (winMax === null && openMax === null)
    await sql`delete from ${table} where ${key} = ${id.toString()}::bigint`.execute(tx);
  else
    await sql`
      insert into ${table} (${key}, win_max, open_max)
      values (${id.toString()}::bigint, ${winMax?.toString() ?? null}::bigint, ${openMax?.toString() ?? null}::bigint)
      on conflict (${key}) do update set win_max = excluded.win_max, open_max = excluded.open_max,
             set_at = clock_timestamp()`.execute(tx);
  return rows[0] ?? { winMax: null, openMax: null };
};

export type LimitedMember = OwnLimit & { readonly member: MemberId; readonly setAt: Date; readonly open: bigint };

/** Members with limits of their own, the newest first, with what their open bets may win. */
export const listLimitedMembers = async (
  reader: Reader,
  member: MemberId | undefined,
  limit: number,
): Promise<readonly LimitedMember[]> => {
  const { rows } = await sql<LimitedMember>`
    select m.member_id as member, m.win_max as "winMax", m.open_max as "openMax", m.set_at as "setAt",
           coalesce(l.amount, 0)::bigint as open
      from sports_member_limit m left join sports_liability l on l.scope = 'PLAYER' and l.key = m.member_id::text
     where ${member?.toString() ?? null}::bigint is null or m.member_id = ${member?.toString() ?? null}::bigint
     order by m.set_at desc, m.member_id limit ${limit}`.execute(reader);
  return rows;
};

/** Markets with limits of their own that may still be bet on, the newest first. */
export const listLimitedMarkets = async (reader: Reader, limit: number): Promise<readonly SportsMarketId[]> => {
  const { rows } = await sql<{ id: SportsMarketId }>`
    select m.id from sports_market_limit l join sports_market m on m.id = l.market_id
     where m.status in ('OPEN', 'SUSPENDED') order by l.set_at desc, m.id limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
};
