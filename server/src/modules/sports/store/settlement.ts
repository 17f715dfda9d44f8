import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { SportsBetId, SportsBetState, SportsMarketId } from '@fairground/contract/sports/fields';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { BetRow, MarketRow, ResultRow } from '../tables.ts';

const texts = (ids: readonly bigint[]): readonly string[] => ids.map(String);

/** Results that still have bets to settle, without those of some markets: the latest of each market. */
export const listOpenResults = async (
  reader: Reader,
  limit: number,
  without: readonly bigint[],
): Promise<readonly ResultRow[]> => {
  const { rows } = await sql<ResultRow>`
    select * from sports_market_result r where not is_done and market_id <> all(${texts(without)}::bigint[])
       and not exists (select from sports_market_result n where n.market_id = r.market_id and n.version > r.version)
     order by at limit ${limit}`.execute(reader);
  return rows;
};

/** What settling a bet needs of it. */
export type SettlingBet = Omit<
  BetRow,
  'fingerprint' | 'lines' | 'accept' | 'refusal' | 'refused_odds' | 'due_at' | 'settled_at'
>;

/** Bets with a leg on a market, after one of them, in the order of their numbers. */
export const listBetsOn = async (
  reader: Reader,
  market: SportsMarketId,
  after: bigint,
  limit: number,
): Promise<readonly SettlingBet[]> => {
  const { rows } = await sql<SettlingBet>`
    select b.id, b.member_id, b.request_id, b.kind, b.system, b.sport, b.vendor, b.currency, b.stake, b.stake_left, b.cashed,
           b.weight, b.odds_milli, b.asked_odds, b.state, b.payout, b.version, b.placed_at, b.accepted_at
      from (
      select bet_id from sports_leg
       where market_id = ${market.toString()}::bigint and bet_id > ${after.toString()}::bigint
       order by bet_id limit ${limit}) l
      join sports_bet b on b.id = l.bet_id
     order by b.id`.execute(reader);
  return rows;
};

export const listResultsOf = async (
  reader: Reader,
  markets: readonly SportsMarketId[],
): Promise<readonly ResultRow[]> => {
  const { rows } = await sql<ResultRow>`
    select * from sports_market_result where market_id = any(${texts(markets)}::bigint[]) order by market_id, version`.execute(
    reader,
  );
  return rows;
};

export const listMarketsOf = async (
  reader: Reader,
  markets: readonly SportsMarketId[],
): Promise<ReadonlyMap<SportsMarketId, MarketRow>> => {
  const { rows } = await sql<MarketRow>`
    select * from sports_market where id = any(${texts(markets)}::bigint[])`.execute(reader);
  return new Map(rows.map((row) => [row.id, row]));
};

/** A bet as it is to become, with what it was when it was read. */
export type SettledBetRow = {
  readonly id: SportsBetId;
  readonly state: SportsBetState;
  readonly payout: bigint;
  readonly isPaid: boolean;
  readonly was: SportsBetState;
  readonly version: number;
  readonly left: bigint;
};

const SETTLED = recordSet<SettledBetRow>({
  id: 'bigint',
  state: 'text',
  payout: 'bigint',
  isPaid: 'boolean',
  was: 'text',
  version: 'integer',
  left: 'bigint',
});

/** Writes what bets became; false where somebody changed one of them since it was read. */
export const writeSettled = async (tx: Tx, bets: readonly SettledBetRow[]): Promise<boolean> => {
  if (bets.length === 0) return true;
  const { numAffectedRows } = await sql`
    update sports_bet b set state = q.state, payout = q.payout, version = b.version + case when q."isPaid" then 1 else 0 end,
           settled_at = case when q.state = 'ACCEPTED' then null else clock_timestamp() end
      from ${rowsOf(SETTLED, bets, 'q')}
     where b.id = q.id and b.state = q.was and b.version = q.version and b.stake_left = q."left"`.execute(tx);
  return numAffectedRows === BigInt(bets.length);
};

/** Notes how far the bets of a result are settled; one that is done leaves the list. */
export const noteSettled = async (
  tx: Tx,
  { market_id, version }: Pick<ResultRow, 'market_id' | 'version'>,
  through: bigint,
  isDone: boolean,
): Promise<void> => {
  await sql`
    update sports_market_result set settled_through = ${through.toString()}::bigint, is_done = ${isDone}
     where market_id = ${market_id.toString()}::bigint and version = ${version}`.execute(tx);
};

/**
 * Members with bets on more than one selection of a market: their singles on it count nothing for turnover. One look at
 * the whole market costs less than one for each of its bets.
 */
export const listOnBothSides = async (reader: Reader, market: SportsMarketId): Promise<ReadonlySet<MemberId>> => {
  const { rows } = await sql<{ member_id: MemberId }>`
    select b.member_id from sports_leg l join sports_bet b on b.id = l.bet_id
     where l.market_id = ${market.toString()}::bigint and b.state not in ('PENDING', 'REFUSED')
     group by b.member_id having min(l.code) <> max(l.code)`.execute(reader);
  return new Set(rows.map(({ member_id }) => member_id));
};

/** Whether the member of a single has another bet on another selection of its market. */
export const isOnBothSides = async (reader: Reader, { id, member_id, kind }: BetRow): Promise<boolean> => {
  if (kind !== 'SINGLE') return false;
  const { rows } = await sql`
    select from sports_leg own join sports_leg l on l.market_id = own.market_id and l.code <> own.code
      join sports_bet b on b.id = l.bet_id and b.member_id = ${member_id.toString()}::bigint and b.state not in ('PENDING', 'REFUSED')
     where own.bet_id = ${id.toString()}::bigint limit 1`.execute(reader);
  return rows.length > 0;
};

/** Matches that ended and whose markets are all settled are closed. */
export const closeEnded = async (reader: Reader): Promise<void> => {
  await sql`
    update sports_fixture f set state = 'CLOSED', version = version + 1
     where f.state in ('ENDED', 'ABANDONED')
       and not exists (select from sports_market m where m.fixture_id = f.id and m.status not in ('SETTLED', 'CANCELLED'))
       and not exists (select from sports_market m join sports_market_result r on r.market_id = m.id
                        where m.fixture_id = f.id and not r.is_done
                          and not exists (select from sports_market_result n where n.market_id = r.market_id and n.version > r.version))`.execute(
    reader,
  );
};
