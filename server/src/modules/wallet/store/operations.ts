import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { AccountId } from '../operation.ts';

export type OperationRow = {
  readonly key: string;
  readonly status: string;
  readonly amount: bigint;
  readonly transfer_id: bigint | null;
  readonly balance_before: bigint;
  readonly balance_after: bigint;
  readonly at: Date;
  readonly is_reversed: boolean;
};

/** What is kept of operations, by their keys. */
export const readOperations = async (reader: Reader, keys: readonly string[]): Promise<readonly OperationRow[]> => {
  const { rows } = await sql<OperationRow>`
    select replace(o.key::text, '-', '') as key, o.status, o.amount + o.split_amount as amount, o.transfer_id, o.at,
           o.balance_after - o.amount as balance_before, o.balance_after,
           exists (select from wallet_operation undone where undone.reverses_key = o.key and undone.status = 'applied') as is_reversed
      from wallet_operation o where o.key = any(${[...keys]}::uuid[])`.execute(reader);
  return rows;
};

/** An operation with the accounts it moved money between, as staff read it. */
export type PostingRow = {
  readonly operationKey: string;
  readonly kind: string | null;
  readonly status: string;
  readonly amount: bigint;
  readonly splitAmount: bigint;
  readonly balanceAfter: bigint;
  readonly at: Date;
  readonly reverses: string | null;
  readonly reversedBy: string | null;
  readonly currency: string;
  readonly wallet: string;
  readonly memberId: MemberId | null;
  readonly counter: string;
  readonly counterMemberId: MemberId | null;
  readonly splitWallet: string | null;
};

export const readPosting = async (reader: Reader, key: string): Promise<PostingRow | undefined> => {
  const { rows } = await sql<PostingRow>`
    select o.key::text as "operationKey", o.kind, o.status, o.amount, o.split_amount as "splitAmount", o.at,
           o.balance_after as "balanceAfter", o.reverses_key::text as reverses,
           (select undone.key::text from wallet_operation undone
             where undone.reverses_key = o.key and undone.status = 'applied') as "reversedBy",
           own.currency, own.kind as wallet, other.kind as counter, split.kind as "splitWallet",
           case when own.owner_kind = 'house' then null else own.owner_id end as "memberId",
           case when other.owner_kind in ('house', 'pool') then null else other.owner_id end as "counterMemberId"
      from wallet_operation o
      join wallet_account own on own.id = o.account_id
      join wallet_account other on other.id = o.counter_id
      left join wallet_account split on split.id = o.split_account_id
     where o.key = ${key}::uuid`.execute(reader);
  return rows[0];
};

/** The account an operation was asked for on. */
export const readOperationAccount = async (reader: Reader, key: string): Promise<AccountId | undefined> => {
  const { rows } = await sql<{ account: AccountId }>`
    select account_id as account from wallet_operation where key = ${key}::uuid`.execute(reader);
  return rows[0]?.account;
};

/** The same of several, by their keys. */
export const readOperationAccounts = async (
  reader: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, AccountId>> => {
  const { rows } = await sql<{ key: string; account: AccountId }>`
    select replace(key::text, '-', '') as key, account_id as account
      from wallet_operation where key = any(${[...keys]}::uuid[])`.execute(reader);
  return new Map(rows.map(({ key, account }) => [key, account]));
};

export const readAccountBalance = async (
  reader: Reader,
  id: AccountId,
): Promise<{ readonly balance: bigint; readonly version: bigint }> => {
  const { rows } = await sql<{ balance: bigint; version: bigint }>`
    select balance, version from wallet_account where id = ${id}`.execute(reader);
  return rows[0] ?? { balance: 0n, version: 0n };
};

/** Whether the member may stake at all: not blocked, and with something left of every limit. */
export const readStaking = async (
  reader: Reader,
  member: MemberId,
): Promise<{ readonly isBlocked: boolean; readonly isUsedUp: boolean }> => {
  const { rows } = await sql<{ isBlocked: boolean; isUsedUp: boolean }>`
    select wallet_is_blocked(${member}, 'stake', clock_timestamp()) as "isBlocked",
           wallet_is_over_limit(${member}, 'stake', 1, (clock_timestamp() at time zone zone)::date) as "isUsedUp"
      from wallet_books`.execute(reader);
  return rows[0] ?? { isBlocked: false, isUsedUp: false };
};
