import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { OwnerKind } from '../tables.ts';

export type BalanceLine = {
  readonly owner: OwnerKind;
  readonly kind: string;
  readonly currency: string;
  readonly accounts: number;
  readonly balance: bigint;
};

/** What all accounts of each kind hold in one moment; all lines of a currency add up to nothing. */
export const sumAccounts = async (reader: Reader): Promise<readonly BalanceLine[]> => {
  const { rows } = await sql<BalanceLine>`
    select owner_kind as owner, case when kind like 'VENDOR:%' then 'VENDOR' else kind end as kind, currency,
           count(*)::integer as accounts,
           (sum(balance) + coalesce(sum(waiting.amount), 0))::bigint as balance
      from wallet_account account
      left join (select account_id, sum(amount) as amount from wallet_house_delta group by account_id) waiting
        on waiting.account_id = account.id
     group by 1, 2, 3 order by 3, 1, 2`.execute(reader);
  return rows;
};
