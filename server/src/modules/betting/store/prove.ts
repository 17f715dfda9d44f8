import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ProvedBet } from '../domain/prove-round.ts';

export type RoundPlace = Pick<ProvedBet, 'member' | 'round'>;

/** Whatever is read in it, is read of one moment; nobody waits for it and it waits for nobody. */
export const holdStill = async (tx: Tx, timeoutMs: number): Promise<void> => {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
  await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(tx);
};

const COLUMNS = sql`
  b.member_id as member, replace(b.round_key::text, '-', '') as round, b.seq, b.id, replace(b.operation_key::text, '-', '') as "operationKey",
  b.state, b.stake, b.bonus_part as "bonusPart", b.payout, b.bonus_payout as "bonusPayout", b.round_state as "roundState",
  b.settled_at is not null as "isClosed", coalesce(m.state in ('settled', 'cancelled'), false) as "isMarketOver",
  array(select replace(key::text, '-', '') from unnest(b.win_keys) key) as "winKeys"`;

/** Bets of the rounds behind a place, round after round. */
export const readBetsAfter = async (
  reader: Reader,
  { member, round }: RoundPlace,
  limit: number,
): Promise<readonly ProvedBet[]> => {
  const { rows } = await sql<ProvedBet>`
    select ${COLUMNS} from betting_bet b left join betting_market m on m.id = b.market_id
     where (b.member_id, b.round_key) > (${member}, ${round}::uuid)
     order by b.member_id, b.round_key, b.seq limit ${limit}`.execute(reader);
  return rows;
};

export const readBetsOf = async (reader: Reader, { member, round }: RoundPlace): Promise<readonly ProvedBet[]> => {
  const { rows } = await sql<ProvedBet>`
    select ${COLUMNS} from betting_bet b left join betting_market m on m.id = b.market_id
     where b.member_id = ${member} and b.round_key = ${round}::uuid order by b.seq`.execute(reader);
  return rows;
};

/** What members have won beyond their stakes, by all their bets. */
export const sumBets = async (
  reader: Reader,
  members: readonly MemberId[],
): Promise<readonly { readonly member: MemberId; readonly currency: string; readonly amount: bigint }[]> => {
  const { rows } = await sql<{ member: MemberId; currency: string; amount: bigint }>`
    select member_id as member, currency, sum(payout - case when state = 'void' then 0 else stake end)::bigint as amount
      from betting_bet where member_id = any(${members.map(String)}::bigint[])
     group by member_id, currency`.execute(reader);
  return rows;
};

/** Members of whom is kept that they played something they have no bet of, or not what they have a bet of. */
export const findWrongPlayed = async (reader: Reader, members: readonly MemberId[]): Promise<readonly MemberId[]> => {
  const { rows } = await sql<{ member: MemberId }>`
    select p.member_id as member
      from betting_played p cross join lateral (
        select coalesce(array_agg(distinct product_id), '{}') as "all",
               coalesce(array_agg(distinct product_id) filter (where id <= p.looked_through), '{}') as seen
          from betting_bet where member_id = p.member_id) b
     where p.member_id = any(${members.map(String)}::bigint[]) and not (p.product_ids @> b.seen and p.product_ids <@ b."all")
     order by 1`.execute(reader);
  return rows.map(({ member }) => member);
};
