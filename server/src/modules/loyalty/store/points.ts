import type { MemberId } from '@fairground/contract/ids';
import type { PointEntryType } from '@fairground/contract/loyalty/states';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { loyaltyIn } from './loyalty-in.ts';

export type PointSetting = {
  readonly enabled: boolean;
  readonly ratio: number;
  readonly minConvert: number;
  readonly multiple: number;
  readonly dailyConvertCap: Money;
  readonly depositSpend: Money;
  readonly depositDayMax: number;
};

export const readSetting = (reader: Reader): Promise<PointSetting> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_setting')
    .select([
      'enabled',
      'ratio',
      'min_convert as minConvert',
      'multiple',
      'daily_convert_cap as dailyConvertCap',
      'deposit_spend as depositSpend',
      'deposit_day_max as depositDayMax',
    ])
    .executeTakeFirstOrThrow();

export const listRules = (reader: Reader): Promise<readonly { readonly product: string; readonly spend: bigint }[]> =>
  loyaltyIn(reader).selectFrom('loyalty_point_rule').select(['product', 'spend']).orderBy('product').execute();

export type PointAccount = {
  readonly memberId: MemberId;
  readonly balance: bigint;
  readonly lifetime: bigint;
  readonly hundredths: number;
};

const ids = (members: readonly MemberId[]): string => `{${members.join(',')}}`;

/** The accounts of members, opened where they are missing and locked in one order until the commit. */
export const lockAccounts = async (tx: Tx, members: readonly MemberId[]): Promise<readonly PointAccount[]> => {
  await sql`insert into loyalty_point_account (member_id)
    select distinct id from unnest(${ids(members)}::bigint[]) as given(id) order by id
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<PointAccount>`
    select member_id as "memberId", balance, lifetime, hundredths from loyalty_point_account
     where member_id = any(${ids(members)}::bigint[]) order by member_id for update`.execute(tx);
  return rows;
};

export const lockAccount = async (tx: Tx, member: MemberId): Promise<PointAccount> => {
  const [account] = await lockAccounts(tx, [member]);
  if (account === undefined) throw new Error('The account of points was not opened.');
  return account;
};

export const readAccount = async (reader: Reader, member: MemberId): Promise<PointAccount> =>
  (await loyaltyIn(reader)
    .selectFrom('loyalty_point_account')
    .select(['member_id as memberId', 'balance', 'lifetime', 'hundredths'])
    .where('member_id', '=', member)
    .executeTakeFirst()) ?? { memberId: member, balance: 0n, lifetime: 0n, hundredths: 0 };

export type Posting = {
  readonly type: PointEntryType;
  readonly delta: bigint;
  /** Unique among all entries: the same is posted once. */
  readonly key: string;
  readonly remark?: string;
};

/** Writes entries of a locked account, and where it stands after them. */
export const writeEntries = async (
  tx: Tx,
  account: PointAccount,
  entries: readonly (Posting & { readonly balance: bigint })[],
  after: { readonly lifetime: bigint; readonly hundredths: number; readonly at: Date; readonly day: string },
): Promise<void> => {
  if (entries.length > 0)
    await loyaltyIn(tx)
      .insertInto('loyalty_point_entry')
      .values(
        entries.map(({ type, delta, key, remark = '', balance }) => ({
          ...{ member_id: account.memberId, type, delta, balance_after: balance, idem_key: key, remark },
          ...{ business_day: after.day, at: after.at },
        })),
      )
      .execute();
  await loyaltyIn(tx)
    .updateTable('loyalty_point_account')
    .set({
      balance: entries.at(-1)?.balance ?? account.balance,
      lifetime: after.lifetime,
      hundredths: after.hundredths,
    })
    .where('member_id', '=', account.memberId)
    .execute();
};

export type Remainder = { readonly memberId: MemberId; readonly product: string; readonly remainder: bigint };

/** Of members whose accounts are locked. */
export const readRemainders = async (tx: Tx, members: readonly MemberId[]): Promise<readonly Remainder[]> => {
  const { rows } = await sql<Remainder>`
    select member_id as "memberId", product, remainder from loyalty_point_remainder
     where member_id = any(${ids(members)}::bigint[])`.execute(tx);
  return rows;
};

const REMAINDERS = recordSet<Remainder>({ memberId: 'bigint', product: 'text', remainder: 'bigint' });

export const writeRemainders = async (tx: Tx, rows: readonly Remainder[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql`insert into loyalty_point_remainder (member_id, product, remainder)
    select "memberId", product, remainder from ${rowsOf(REMAINDERS, rows)}
    on conflict (member_id, product) do update set remainder = excluded.remainder`.execute(tx);
};

/** What deposits of a day brought, less what their reversals took. */
export const sumDepositPoints = async (tx: Tx, member: MemberId, day: string): Promise<bigint> => {
  const { rows } = await sql<{ readonly points: bigint }>`
    select coalesce(sum(delta), 0)::bigint as points from loyalty_point_entry
     where member_id = ${member} and business_day = ${day} and type = 'EARN_DEPOSIT' and delta > 0`.execute(tx);
  return rows[0]?.points ?? 0n;
};

export const findEntry = (reader: Reader, key: string): Promise<{ readonly delta: bigint } | undefined> =>
  loyaltyIn(reader).selectFrom('loyalty_point_entry').select('delta').where('idem_key', '=', key).executeTakeFirst();

export const listEntries = (
  reader: Reader,
  member: MemberId,
  page: { readonly offset: number; readonly limit: number },
) =>
  loyaltyIn(reader)
    .selectFrom('loyalty_point_entry')
    .select(['id', 'type', 'delta', 'balance_after as balance', 'remark', 'at'])
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();

export const findConversion = (reader: Reader, member: MemberId, key: string) =>
  loyaltyIn(reader)
    .selectFrom('loyalty_conversion')
    .select(['id', 'points', 'amount'])
    .where('member_id', '=', member)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

export const insertConversion = (
  tx: Tx,
  row: {
    readonly member_id: MemberId;
    readonly points: bigint;
    readonly amount: Money;
    readonly currency: string;
    readonly idempotency_key: string;
    readonly business_day: string;
    readonly at: Date;
  },
) => loyaltyIn(tx).insertInto('loyalty_conversion').values(row).returning('id').executeTakeFirstOrThrow();

export const sumConverted = async (reader: Reader, member: MemberId, day: string): Promise<bigint> => {
  const { rows } = await sql<{ readonly amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from loyalty_conversion
     where member_id = ${member} and business_day = ${day}`.execute(reader);
  return rows[0]?.amount ?? 0n;
};

/** What all members have together. */
export const sumBalances = async (reader: Reader): Promise<{ readonly points: bigint; readonly members: number }> => {
  const { rows } = await sql<{ readonly points: bigint; readonly members: number }>`
    select coalesce(sum(balance), 0)::bigint as points, count(*)::integer as members
      from loyalty_point_account where balance > 0`.execute(reader);
  return rows[0] ?? { points: 0n, members: 0 };
};
