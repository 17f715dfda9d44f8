import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';

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

/** The cash of members in the moment the reader sees; those without an account are left out. */
export const readCashOf = async (
  reader: Reader,
  members: readonly MemberId[],
  currency: string,
): Promise<ReadonlyMap<MemberId, Money>> => {
  const { rows } = await sql<{ member: MemberId; balance: bigint }>`
    select owner_id as member, balance from wallet_account
     where owner_kind = 'member' and owner_id = any(${`{${members.join()}}`}::bigint[]) and kind = 'CASH'
       and currency = ${currency}`.execute(reader);
  return new Map(rows.map(({ member, balance }) => [member, money(balance)]));
};
