import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

/** What a member got as rebates and paid on by contract, on one business day. */
export type IncomeDay = {
  readonly day: string;
  readonly selfRebate: bigint;
  readonly teamRebate: bigint;
  readonly paidToDownline: bigint;
};

/** Of days with such movements alone. A rebate says by its label whether it is of the member's own play. */
export const readIncome = async (
  reader: Reader,
  member: MemberId,
  currency: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly IncomeDay[]> => {
  const { rows } = await sql<IncomeDay>`
    select moved.day,
           coalesce(sum(amount) filter (where kind = 'rebate' and label is distinct from 'team-rebate'), 0)::bigint as "selfRebate",
           coalesce(sum(amount) filter (where kind = 'rebate' and label = 'team-rebate'), 0)::bigint as "teamRebate",
           coalesce(-sum(amount) filter (where kind in ('salary', 'dividend') and amount < 0), 0)::bigint as "paidToDownline"
      from (
        select l.accounting_date as day, l.kind, l.amount, named.label
          from wallet_leg l left join wallet_label named on named.operation_key = l.operation_key
         where l.account_id in (select id from wallet_account
                 where owner_kind = 'member' and owner_id = ${member} and kind = 'CASH' and currency = ${currency})
           and l.kind in ('rebate', 'salary', 'dividend')
           and l.id >= wallet_month_base((${from}::date - 1)) and l.accounting_date between ${from}::date and ${to}::date
        union all
        select l.accounting_date, l.kind, -l.amount, null
          from wallet_leg l
         where l.counter_id in (select id from wallet_account
                 where owner_kind = 'member' and owner_id = ${member} and kind = 'CASH' and currency = ${currency})
           and l.counter_balance_after is not null and l.kind in ('salary', 'dividend')
           and l.id >= wallet_month_base((${from}::date - 1)) and l.accounting_date between ${from}::date and ${to}::date
      ) moved
     group by moved.day order by moved.day`.execute(reader);
  return rows;
};
