import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { AccountId, Kind } from './operation.ts';
import type { OwnerKind, WalletTables } from './tables.ts';

const walletIn = (reader: Reader) => reader.withTables<WalletTables>();

export const openMemberAccounts = async (
  db: Db,
  member: MemberId,
  kinds: readonly string[],
  currency: string,
): Promise<ReadonlyMap<string, AccountId>> => {
  const { rows } = await inTransaction(db, (tx) =>
    sql<{ kind: string; id: AccountId }>`
      select kind, id from wallet_open_accounts(${member}, ${[...kinds]}::text[], ${currency})`.execute(tx),
  );
  return new Map(rows.map(({ kind, id }) => [kind, id]));
};

/** The accounts of many members; those of the smallest number are opened first, so that two of these never wait for each other. */
export const openAccountsOfMany = async (
  db: Db,
  members: readonly MemberId[],
  kinds: readonly string[],
  currency: string,
): Promise<ReadonlyMap<MemberId, ReadonlyMap<string, AccountId>>> => {
  if (members.length === 0) return new Map();
  const { rows } = await inTransaction(db, (tx) =>
    sql<{ member: MemberId; kind: string; id: AccountId }>`
      select given.member, opened.kind, opened.id
        from (select distinct member from unnest(${members.map(String)}::bigint[]) member order by member) given,
             lateral wallet_open_accounts(given.member, ${[...kinds]}::text[], ${currency}) opened`.execute(tx),
  );
  const opened = [...Map.groupBy(rows, ({ member }) => member)];
  return new Map(opened.map(([member, own]) => [member, new Map(own.map(({ kind, id }) => [kind, id]))]));
};

export const findMemberAccounts = async (
  reader: Reader,
  member: MemberId,
  kinds: readonly string[],
  currency: string,
): Promise<ReadonlyMap<string, AccountId>> => {
  const rows = await walletIn(reader)
    .selectFrom('wallet_account')
    .select(['kind', 'id'])
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', member)
    .where('kind', 'in', kinds)
    .where('currency', '=', currency)
    .execute();
  return new Map(rows.map(({ kind, id }) => [kind, id]));
};

export type Holding = {
  readonly account: AccountId;
  readonly owner: MemberId;
  readonly kind: string;
  readonly currency: string;
  readonly balance: bigint;
  readonly version: bigint;
};

const HOLDING_COLUMNS = ['id as account', 'owner_id as owner', 'kind', 'currency', 'balance', 'version'] as const;

/** What a member holds, read in one statement: a balance and its version belong together. */
export const readHoldings = async (
  reader: Reader,
  member: MemberId,
  currency?: string,
): Promise<readonly Holding[]> => {
  const rows = await walletIn(reader)
    .selectFrom('wallet_account')
    .select(HOLDING_COLUMNS)
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', member)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? ''))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, owner: row.owner as MemberId }));
};

/** What these members hold, each of them in one moment. */
export const readHoldingsOf = async (reader: Reader, members: readonly MemberId[]): Promise<readonly Holding[]> => {
  const rows = await walletIn(reader)
    .selectFrom('wallet_account')
    .select(HOLDING_COLUMNS)
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', sql<bigint>`any(${members.map(String)}::bigint[])`)
    .execute();
  return rows.map((row) => ({ ...row, owner: row.owner as MemberId }));
};

/** Whose these accounts are; accounts of the house are nobody's. */
export const listOwners = async (reader: Reader, accounts: readonly AccountId[]): Promise<readonly MemberId[]> => {
  const rows = await walletIn(reader)
    .selectFrom('wallet_account')
    .select('owner_id as owner')
    .distinct()
    .where('owner_kind', '=', 'member')
    .where('id', '=', sql<AccountId>`any(${accounts.map(String)}::bigint[])`)
    .execute();
  return rows.map(({ owner }) => owner as MemberId);
};

export const readSetting = (reader: Reader) =>
  walletIn(reader).selectFrom('wallet_setting').select(['is_single as isSingle', 'currency']).executeTakeFirstOrThrow();

export const updateSetting = async (tx: Tx, isSingle: boolean): Promise<void> => {
  await walletIn(tx).updateTable('wallet_setting').set({ is_single: isSingle }).execute();
};

export const readCurrencies = (reader: Reader) =>
  walletIn(reader).selectFrom('wallet_currency').select(['code', 'symbol']).execute();

export const readVendors = (reader: Reader) =>
  walletIn(reader).selectFrom('wallet_vendor').select('code').where('is_open', '=', true).orderBy('code').execute();

/** Every vendor that was ever offered a wallet. */
export const readAllVendors = (reader: Reader) =>
  walletIn(reader).selectFrom('wallet_vendor').select(['code', 'is_open as isOpen']).execute();

export const upsertVendor = async (tx: Tx, code: string, isOpen: boolean): Promise<void> => {
  await walletIn(tx)
    .insertInto('wallet_vendor')
    .values({ code, is_open: isOpen })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ is_open: isOpen }))
    .execute();
};

export type LegRow = {
  readonly account: AccountId;
  readonly counter: AccountId;
  readonly id: bigint;
  readonly transferId: bigint;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly kind: Kind;
  /** Of what was undone, on a reversal. */
  readonly undoneKind: Kind | null;
  readonly counterKind: string;
  readonly counterOwner: OwnerKind;
  readonly label: string | null;
  readonly accountingDate: string;
  readonly at: Date;
  readonly operationKey: string;
};

export type LegPage = {
  readonly accounts: readonly AccountId[];
  readonly kinds?: readonly Kind[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before?: bigint | undefined;
  readonly limit: number;
};

/** The movements of some accounts from either side, newest first. The last one is never read from one side only. */
export const readLegs = async (reader: Reader, page: LegPage): Promise<readonly LegRow[]> => {
  const accounts = sql`any(${page.accounts.map(String)}::bigint[])`;
  const narrowed = sql`
    and l.id < ${page.before ?? LAST_ID}
    ${page.kinds === undefined ? sql`` : sql`and l.kind = any(${[...page.kinds]}::wallet_kind[])`}
    ${page.from === undefined ? sql`` : sql`and l.posted_at >= ${page.from} and l.id >= wallet_month_base((${page.from}::timestamptz - interval '1 day')::date)`}
    ${page.to === undefined ? sql`` : sql`and l.posted_at < ${page.to}`}
    order by l.id desc limit ${page.limit}`;
  const { rows } = await sql<LegRow>`
    select p.account, p.counter, p.id, p."transferId", p.amount, p."balanceAfter", p.kind, undone.kind as "undoneKind",
           side.kind as "counterKind", side.owner_kind as "counterOwner", named.label,
           p."accountingDate", p.at, p."operationKey"
      from (
        (select l.account_id as account, l.counter_id as counter, l.id, l.transfer_id as "transferId", l.amount,
                l.balance_after as "balanceAfter", l.kind, l.accounting_date as "accountingDate", l.posted_at as at,
                l.operation_key as "operationKey"
           from wallet_leg l where l.account_id = ${accounts} ${narrowed})
        union all
        (select l.counter_id, l.account_id, l.id, l.transfer_id, -l.amount, l.counter_balance_after, l.kind,
                l.accounting_date, l.posted_at, l.operation_key
           from wallet_leg l where l.counter_id = ${accounts} and l.counter_balance_after is not null ${narrowed})
        order by id desc fetch first ${page.limit} rows with ties
      ) p
      join wallet_account side on side.id = p.counter
      left join wallet_label named on p.kind not in ('stake', 'win') and named.operation_key = p."operationKey"
      left join wallet_operation reversal on p.kind = 'reversal' and reversal.key = p."operationKey"
      left join wallet_operation undone on undone.key = reversal.reverses_key
     order by p.id desc, p.account`.execute(reader);
  return rows;
};

const LAST_ID = 2n ** 63n - 1n;

type HouseLegRow = Omit<LegRow, 'balanceAfter' | 'undoneKind' | 'counterKind' | 'counterOwner' | 'label'>;

/** Movements of a house account: nobody waits for them, and they are not indexed by the house. */
export const readHouseLegs = async (
  reader: Reader,
  account: AccountId,
  { before, limit }: Pick<LegPage, 'before' | 'limit'>,
): Promise<readonly HouseLegRow[]> => {
  const { rows } = await sql<HouseLegRow>`
    select counter_id as account, account_id as counter, id, transfer_id as "transferId", -amount as amount, kind,
           accounting_date as "accountingDate", posted_at as at, operation_key as "operationKey"
      from wallet_leg where counter_id = ${account} and id < ${before ?? LAST_ID}
     order by id desc limit ${limit}`.execute(reader);
  return rows;
};

export const findAccount = (reader: Reader, account: AccountId) =>
  walletIn(reader)
    .selectFrom('wallet_account')
    .select([
      'id',
      'owner_kind as ownerKind',
      'owner_id as ownerId',
      'kind',
      'currency',
      'balance',
      'floor',
      'version',
      'opened_at as openedAt',
    ])
    .where('id', '=', account)
    .executeTakeFirst();

export const foldHouse = async (db: Db): Promise<number> => {
  const { rows } = await inTransaction(db, (tx) =>
    sql<{ folded: number }>`select wallet_fold_house() as folded`.execute(tx),
  );
  return rows[0]?.folded ?? 0;
};

export const openMonths = async (db: Db, monthsAhead: number): Promise<void> => {
  await inTransaction(db, (tx) =>
    sql`select wallet_open_month((now() + make_interval(months => step))::date)
          from generate_series(0, ${monthsAhead}::int) step`.execute(tx),
  );
};

export const closeBooksRow = async (tx: Tx, date: string): Promise<boolean> => {
  const { rows } = await sql<{ closed: boolean }>`select wallet_close_books(${date}::date) as closed`.execute(tx);
  return rows[0]?.closed ?? false;
};

export const sealBooksRow = async (db: Db): Promise<string> => {
  const { rows } = await inTransaction(db, (tx) =>
    sql<{ sealed: string }>`select wallet_seal_books() as sealed`.execute(tx),
  );
  return rows[0]?.sealed ?? '';
};

export const readBooks = (reader: Reader) =>
  walletIn(reader)
    .selectFrom('wallet_books')
    .select(['zone', 'closed_until as closedUntil', 'sealed_until as sealedUntil'])
    .executeTakeFirstOrThrow();

/** Yesterday, by the business day's own zone. */
export const readYesterday = async (reader: Reader): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select (clock_timestamp() at time zone zone)::date - 1 as day from wallet_books`.execute(reader);
  return rows[0]?.day ?? '';
};

export type Proof = {
  readonly accounts: bigint;
  readonly legs: bigint;
  /** What all balances and unfolded deltas of the house sum to, by currency; anything but zero is a fault. */
  readonly unbalanced: readonly { readonly currency: string; readonly sum: string }[];
  /** Accounts whose balance is not the sum of their postings. */
  readonly differing: readonly { readonly account: string; readonly balance: string; readonly posted: string }[];
  /** Operations that say applied without legs of the same amounts, or refused with legs. */
  readonly inconsistent: readonly string[];
  /** Accounts below their floor that nobody clawed back from. */
  readonly overdrawn: readonly string[];
};

/** One statement, so that it sees one moment of the ledger however busy it is. */
export const readProof = async (reader: Reader): Promise<Proof> => {
  const { rows } = await sql<Proof>`
    with posted as (
      select account_id, sum(amount) as amount from (
        select account_id, sum(amount) as amount from wallet_leg group by account_id
        union all
        select counter_id, -sum(amount) from wallet_leg group by counter_id
      ) side group by account_id
    ), folded as (select account_id, sum(amount) as amount from wallet_house_delta group by account_id),
    compared as (
      select a.id, a.currency, a.balance + coalesce(f.amount, 0) as balance, coalesce(p.amount, 0) as posted,
             a.floor is not null and a.balance < a.floor and not a.is_overdrawn as is_overdrawn
        from wallet_account a left join posted p on p.account_id = a.id left join folded f on f.account_id = a.id
    ), moved as (select operation_key, sum(amount) as amount from wallet_leg group by operation_key)
    select (select count(*) from wallet_account) as accounts,
           (select count(*) from wallet_leg) as legs,
           coalesce((select json_agg(json_build_object('currency', currency, 'sum', total::text)) from
             (select currency, sum(balance) as total from compared group by currency having sum(balance) <> 0) u), '[]') as unbalanced,
           coalesce((select json_agg(json_build_object('account', id::text, 'balance', balance::text, 'posted', posted::text)) from
             (select id, balance, posted from compared where balance <> posted limit 100) d), '[]') as differing,
           coalesce((select json_agg(key::text) from (
             select o.key from wallet_operation o left join moved on moved.operation_key = o.key
              where coalesce(moved.amount, 0) <> case when o.status = 'applied' then o.amount + o.split_amount else 0 end
             union all
             select moved.operation_key from moved left join wallet_operation o on o.key = moved.operation_key where o.key is null
             limit 100) i), '[]') as inconsistent,
           coalesce((select json_agg(id::text) from (select id from compared where is_overdrawn limit 100) o), '[]') as overdrawn
  `.execute(reader);
  const [proof] = rows;
  if (!proof) throw new Error('The ledger answered no proof.');
  return proof;
};
