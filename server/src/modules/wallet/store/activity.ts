import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

/** What a member moved on one business day, from the ledger; every figure is positive in its own direction. */
export type ActivityDay = {
  readonly day: string;
  readonly staked: bigint;
  readonly returned: bigint;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
};

/**
 * Of days with movements alone, the newest first. A reversal counts on the day it is posted, against what it undoes; one of a
 * whole round names no single movement and counts as returned.
 */
export const readActivity = async (
  reader: Reader,
  member: MemberId,
  { from, to }: { readonly from: Date; readonly to?: Date },
): Promise<readonly ActivityDay[]> => {
  const { rows } = await sql<ActivityDay>`
    select moved.day, coalesce(-sum(amount) filter (where kind = 'stake'), 0)::bigint as staked,
           coalesce(sum(amount) filter (where kind = 'win'), 0)::bigint as returned,
           coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint as deposited,
           coalesce(-sum(amount) filter (where kind = 'withdrawal'), 0)::bigint as withdrawn
      from (
        select l.accounting_date as day, l.amount, case when l.kind = 'reversal' then coalesce(undone.kind, 'win') else l.kind end as kind
          from wallet_leg l
          left join wallet_operation reversal on l.kind = 'reversal' and reversal.key = l.operation_key
          left join wallet_operation undone on undone.key = reversal.reverses_key
         where l.account_id in (select id from wallet_account where owner_kind = 'member' and owner_id = ${member})
           and l.id >= wallet_month_base((${from}::timestamptz - interval '1 day')::date)
           and l.posted_at >= ${from} ${to === undefined ? sql`` : sql`and l.posted_at < ${to}`}
      ) moved
     where kind in ('stake', 'win', 'deposit', 'withdrawal')
     group by moved.day order by moved.day desc`.execute(reader);
  return rows;
};

/** Gross: what was paid in and taken back later is counted all the same. */
export const readDeposited = async (reader: Reader, member: MemberId, from: Date): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from wallet_leg
     where account_id in (select id from wallet_account where owner_kind = 'member' and owner_id = ${member})
       and id >= wallet_month_base((${from}::timestamptz - interval '1 day')::date)
       and kind = 'deposit' and amount > 0 and posted_at > ${from}`.execute(reader);
  return rows[0]?.sum ?? 0n;
};

export const readNetDeposit = async (reader: Reader, member: MemberId): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(l.amount), 0)::bigint as sum
      from wallet_leg l
      left join wallet_operation reversal on l.kind = 'reversal' and reversal.key = l.operation_key
      left join wallet_operation undone on undone.key = reversal.reverses_key
     where l.account_id in (select id from wallet_account where owner_kind = 'member' and owner_id = ${member})
       and coalesce(undone.kind, l.kind) in ('deposit', 'withdrawal')`.execute(reader);
  return rows[0]?.sum ?? 0n;
};
