import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/**
 * Locks every account of these members until the commit, in the order of ids as each batch does. For transactions that
 * move the money of many members in several steps: none of them then waits with accounts in hand that another one needs.
 */
export const lockAccountsOf = async (tx: Tx, members: Iterable<MemberId>): Promise<void> => {
  const owners = [...new Set(members)];
  if (owners.length === 0) return;
  await sql`
    select count(*) from (
      select from wallet_account
       where owner_kind = 'member' and owner_id = any(${`{${owners.join()}}`}::bigint[]) and floor is not null
       order by id for no key update) locked`.execute(tx);
};
