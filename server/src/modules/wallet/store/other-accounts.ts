import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { AccountId } from '../operation.ts';
import type { WalletTables } from '../tables.ts';
import { lockAccountsOf } from './lock-accounts.ts';

const walletIn = (reader: Reader) => reader.withTables<WalletTables>();

/** An account that is not a member's own: of the house, of players together, or what somebody owes. */
export const openAccount = async (
  db: Db,
  account: Pick<Insertable<WalletTables['wallet_account']>, 'owner_kind' | 'owner_id' | 'kind' | 'currency' | 'floor'>,
): Promise<ReadonlyMap<string, AccountId>> => {
  const { owner_kind, owner_id, kind, currency } = account;
  await walletIn(db)
    .insertInto('wallet_account')
    .values(account)
    .onConflict((conflict) => conflict.constraint('wallet_account_is_one_of_its_kind').doNothing())
    .execute();
  const { id } = await walletIn(db)
    .selectFrom('wallet_account')
    .select('id')
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return new Map([[kind, id]]);
};

export type PoolBalance = { readonly name: string; readonly currency: string; readonly balance: bigint };

export const listPoolBalances = async (reader: Reader, prefix: string): Promise<readonly PoolBalance[]> => {
  const { rows } = await sql<PoolBalance>`
    select kind as name, currency, balance from wallet_account
     where owner_kind = 'pool' and starts_with(kind, ${prefix}) order by kind, currency`.execute(reader);
  return rows;
};

/**
 * What members owe for a reason. It changes only while the member's accounts are locked, so they are locked here: nobody
 * pays it back or adds to it until the commit.
 */
export const lockDebts = async (
  tx: Tx,
  members: readonly MemberId[],
  reason: string,
  currency: string,
): Promise<ReadonlyMap<MemberId, Money>> => {
  const owing = (await readDebts(tx, members, reason, currency)).map(({ member }) => member);
  if (owing.length === 0) return new Map();
  await lockAccountsOf(tx, owing);
  const owed = await readDebts(tx, owing, reason, currency);
  return new Map(owed.map(({ member, balance }) => [member, money(-balance)]));
};

const readDebts = async (tx: Tx, members: readonly MemberId[], reason: string, currency: string) => {
  const { rows } = await sql<{ readonly member: MemberId; readonly balance: bigint }>`
    select owner_id as member, balance from wallet_account
     where owner_kind = 'debt' and owner_id = any(${`{${members.join(',')}}`}::bigint[]) and kind = ${reason}
       and currency = ${currency} and balance < 0 order by owner_id`.execute(tx);
  return rows;
};

/** What a member owes for whatever reason. */
export const readOwed = async (reader: Reader, member: MemberId, currency: string): Promise<Money> => {
  const { rows } = await sql<{ readonly owed: bigint }>`
    select coalesce(-sum(balance), 0)::bigint as owed from wallet_account
     where owner_kind = 'debt' and owner_id = ${member} and currency = ${currency} and balance < 0`.execute(reader);
  return money(rows[0]?.owed ?? 0n);
};

export type Debt = {
  readonly member: MemberId;
  readonly reason: string;
  readonly currency: string;
  readonly balance: bigint;
};

export const findDebt = async (
  reader: Reader,
  { member, reason, currency }: Pick<Debt, 'member' | 'reason' | 'currency'>,
): Promise<Debt | undefined> => {
  const { rows } = await sql<Debt>`
    select owner_id as member, kind as reason, currency, balance from wallet_account
     where owner_kind = 'debt' and owner_id = ${member} and kind = ${reason} and currency = ${currency}
       and balance < 0`.execute(reader);
  return rows[0];
};

/** Debts that are open, the oldest account first. */
export const listOpenDebts = async (reader: Reader, limit: number): Promise<readonly Debt[]> => {
  const { rows } = await sql<Debt>`
    select owner_id as member, kind as reason, currency, balance from wallet_account
     where owner_kind = 'debt' and balance < 0 order by id limit ${limit}`.execute(reader);
  return rows;
};

/** A debt that stands open, on an account of its own. */
export type OpenDebt = Omit<Debt, 'balance'> & { readonly account: AccountId; readonly owed: bigint };

/** What a member owes, first what has stood open for longest. */
export const listDebtsByAge = async (
  reader: Reader,
  member: MemberId,
  currency: string,
): Promise<readonly OpenDebt[]> => {
  const { rows } = await sql<OpenDebt>`
    select debt.owner_id as member, debt.kind as reason, debt.currency, debt.id as account, -debt.balance as owed
      from wallet_account debt
      left join lateral (
        with leg as (
          select id, balance_after from wallet_leg where account_id = debt.id
          union all
          select id, counter_balance_after from wallet_leg where counter_id = debt.id and counter_balance_after is not null)
        select min(id) as id from leg where id > coalesce((select max(id) from leg where balance_after >= 0), 0)
      ) since on true
     where debt.owner_kind = 'debt' and debt.owner_id = ${member} and debt.currency = ${currency} and debt.balance < 0
     order by since.id, debt.id`.execute(reader);
  return rows;
};

/** Those of these accounts that hold the cash of a member who owes something. */
export const listCashOfDebtors = async (
  reader: Reader,
  accounts: readonly AccountId[],
): Promise<readonly { readonly account: AccountId; readonly member: MemberId; readonly currency: string }[]> => {
  const { rows } = await sql<{ account: AccountId; member: MemberId; currency: string }>`
    select id as account, owner_id as member, currency from wallet_account cash
     where id = any(${`{${accounts.join()}}`}::bigint[]) and owner_kind = 'member' and kind = 'CASH'
       and exists (select from wallet_account debt
                    where debt.owner_kind = 'debt' and debt.owner_id = cash.owner_id and debt.currency = cash.currency
                      and debt.balance < 0)`.execute(reader);
  return rows;
};
