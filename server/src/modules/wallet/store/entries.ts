import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Kind } from '../operation.ts';

/** An operation as another module's books are compared with it. */
export type LedgerEntry = {
  readonly kind: Kind | null;
  readonly isApplied: boolean;
  readonly isReversed: boolean;
  /** Both parts together; negative left the member. */
  readonly amount: Money;
  /** What of it the second account paid or got. */
  readonly bonusAmount: Money;
};

/** What the ledger keeps under these keys, in the moment the reader sees. */
export const findEntries = async (
  reader: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, LedgerEntry>> => {
  const { rows } = await sql<{
    key: string;
    kind: Kind | null;
    isApplied: boolean;
    isReversed: boolean;
    amount: bigint;
    bonusAmount: bigint;
  }>`
    select replace(o.key::text, '-', '') as key, o.kind, o.status = 'applied' as "isApplied", o.amount + o.split_amount as amount,
           o.split_amount as "bonusAmount",
           exists (select from wallet_operation undone where undone.reverses_key = o.key and undone.status = 'applied') as "isReversed"
      from wallet_operation o where o.key = any(${[...keys]}::uuid[])`.execute(reader);
  return new Map(
    rows.map(({ key, amount, bonusAmount, ...rest }) => [
      key,
      { ...rest, amount: money(amount), bonusAmount: money(bonusAmount) },
    ]),
  );
};

/** Members who have accounts, behind one of them and in the order of their numbers. */
export const listMembersAfter = async (
  reader: Reader,
  after: MemberId,
  limit: number,
): Promise<readonly MemberId[]> => {
  const { rows } = await sql<{ member: MemberId }>`
    select distinct owner_id as member from wallet_account
     where owner_kind = 'member' and owner_id > ${after} order by 1 limit ${limit}`.execute(reader);
  return rows.map(({ member }) => member);
};

export type MovedSum = { readonly member: MemberId; readonly currency: string; readonly amount: bigint };

/** What went between members and one sort of the house's accounts, all of it; negative left the members. */
export const sumMoved = async (
  reader: Reader,
  members: readonly MemberId[],
  houseKind: string,
): Promise<readonly MovedSum[]> => {
  const { rows } = await sql<MovedSum>`
    select a.owner_id as member, a.currency, sum(l.amount)::bigint as amount
      from wallet_account a join wallet_leg l on l.account_id = a.id
     where a.owner_kind = 'member' and a.owner_id = any(${members.map(String)}::bigint[])
       and l.counter_id in (select id from wallet_account where owner_kind = 'house' and kind = ${houseKind})
     group by a.owner_id, a.currency`.execute(reader);
  return rows;
};
