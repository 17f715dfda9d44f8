import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

export type CashierSum = {
  readonly day: string;
  /** The code of the channel of a deposit, the provider of a withdrawal. */
  readonly way: string;
  readonly status: string;
  readonly currency: string;
  readonly count: number;
  readonly amount: bigint;
};

export type DaySpan = { readonly from: string; readonly to: string; readonly timeZone: string };

const startOf = (day: string, timeZone: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
const endOf = (day: string, timeZone: string) => sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

/** Deposits of a range of days by the day they were begun, their channel and state. */
export const sumDeposits = async (reader: Reader, { from, to, timeZone }: DaySpan): Promise<readonly CashierSum[]> => {
  const { rows } = await sql<CashierSum>`
    select (d.created_at at time zone ${timeZone})::date::text as day, c.code as way, d.status, d.currency,
           count(*)::integer as count, sum(d.amount)::bigint as amount
      from cashier_deposit d join cashier_channel c on c.id = d.channel_id
     where d.created_at >= ${startOf(from, timeZone)} and d.created_at < ${endOf(to, timeZone)}
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(reader);
  return rows;
};

/** Withdrawals of a range of days by the day they were asked for, their provider and state. */
export const sumWithdrawals = async (
  reader: Reader,
  { from, to, timeZone }: DaySpan,
): Promise<readonly CashierSum[]> => {
  const { rows } = await sql<CashierSum>`
    select (requested_at at time zone ${timeZone})::date::text as day, coalesce(provider, '') as way, status, currency,
           count(*)::integer as count, sum(amount)::bigint as amount
      from cashier_withdrawal
     where requested_at >= ${startOf(from, timeZone)} and requested_at < ${endOf(to, timeZone)}
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(reader);
  return rows;
};

export type ProviderShare = { readonly provider: string; readonly paid: number; readonly failed: number };

/** Deposits that each provider brought to an end since a moment: paid, or expired and rejected. */
export const sharesOfProviders = async (reader: Reader, since: Date): Promise<readonly ProviderShare[]> => {
  const { rows } = await sql<ProviderShare>`
    select own.provider,
           (count(*) filter (where d.status in ('PAID', 'REVIEW', 'CREDITED')))::integer as paid,
           (count(*) filter (where d.status in ('EXPIRED', 'REJECTED')))::integer as failed
      from (select distinct provider from cashier_channel) own
      join cashier_deposit d on d.provider = own.provider and d.changed_at >= ${since}
     group by own.provider order by own.provider`.execute(reader);
  return rows;
};
