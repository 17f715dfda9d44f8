import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

export type PaidOut = { readonly no: string; readonly paid: Money | null };

/**
 * Withdrawals that a provider was asked for and that were noted as paid out in a span of time, or that its statement
 * names. What a decision of staff gave back to the member counts as not paid.
 */
export const listPayouts = async (
  reader: Reader,
  provider: string,
  { from, to, nos }: { readonly from: Date; readonly to: Date; readonly nos: readonly string[] },
): Promise<readonly PaidOut[]> => {
  const { rows } = await sql<PaidOut>`
    select w.no, case when w.status in ('PAID_OUT', 'DISPUTED', 'CONFIRMED', 'PART_CONFIRMED', 'RETURNED')
                      then coalesce(w.paid_amount, w.amount) - w.settled end as paid
      from cashier_withdrawal w
     where w.provider = ${provider}
       and (w.no = any(${nos}::text[]) or exists (
         select from cashier_withdrawal_step s
          where s.withdrawal_id = w.id and s.status = 'PAID_OUT' and s.at >= ${from} and s.at < ${to}))
     order by w.id`.execute(reader);
  return rows;
};
