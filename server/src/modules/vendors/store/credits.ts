import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { CreditLimit, Given } from '../domain/credit-limit.ts';
import type { VendorsTables } from '../tables.ts';

const vendorsIn = (reader: Reader) => reader.withTables<VendorsTables>();

export type CreditLimitRow = CreditLimit & { readonly vendorId: bigint; readonly currency: string };

export type Credit = {
  readonly vendorId: bigint;
  readonly memberId: MemberId;
  readonly action: string;
  readonly transactionId: string;
  readonly currency: string;
  readonly amount: bigint;
};

const LIMIT_COLUMNS = [
  'vendor_id as vendorId',
  'currency',
  'single_max as singleMax',
  'day_max as dayMax',
  'player_hour_max as playerHourMax',
] as const;

export const listCreditLimits = (reader: Reader): Promise<CreditLimitRow[]> =>
  vendorsIn(reader).selectFrom('vendors_credit_limit').select(LIMIT_COLUMNS).execute();

/** Takes the limit until the commit: credits of one vendor in one currency are counted one after the other. */
export const lockCreditLimit = (tx: Tx, vendorId: bigint, currency: string): Promise<CreditLimitRow | undefined> =>
  vendorsIn(tx)
    .selectFrom('vendors_credit_limit')
    .select(LIMIT_COLUMNS)
    .where('vendor_id', '=', vendorId)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();

export const upsertCreditLimit = async (tx: Tx, { vendorId, currency, ...limit }: CreditLimitRow): Promise<void> => {
  const changed = { single_max: limit.singleMax, day_max: limit.dayMax, player_hour_max: limit.playerHourMax };
  await vendorsIn(tx)
    .insertInto('vendors_credit_limit')
    .values({ vendor_id: vendorId, currency, ...changed })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'currency']).doUpdateSet(changed))
    .execute();
};

export const findCredit = (tx: Tx, { vendorId, memberId, action, transactionId }: Credit) =>
  vendorsIn(tx)
    .selectFrom('vendors_credit')
    .select('is_refused')
    .where('vendor_id', '=', vendorId)
    .where('member_id', '=', memberId)
    .where('action', '=', action)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();

export const insertCredit = async (tx: Tx, credit: Credit, at: Date, isRefused: boolean): Promise<void> => {
  const { vendorId, memberId, transactionId, ...rest } = credit;
  await vendorsIn(tx)
    .insertInto('vendors_credit')
    .values({
      ...rest,
      vendor_id: vendorId,
      member_id: memberId,
      transaction_id: transactionId,
      at,
      is_refused: isRefused,
    })
    .execute();
};

/** Of a credit that was not paid after all. */
export const deleteCredit = async (db: Db, { vendorId, memberId, action, transactionId }: Credit): Promise<void> => {
  await vendorsIn(db)
    .deleteFrom('vendors_credit')
    .where('vendor_id', '=', vendorId)
    .where('member_id', '=', memberId)
    .where('action', '=', action)
    .where('transaction_id', '=', transactionId)
    .where('is_refused', '=', false)
    .execute();
};

export const sumCredits = async (tx: Tx, { vendorId, currency, memberId }: Credit, now: Date): Promise<Given> => {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  const { rows } = await sql<{ inDay: string; toPlayerInHour: bigint }>`
    select coalesce(sum(amount), 0)::text as "inDay",
           count(*) filter (where member_id = ${memberId} and at > ${hourAgo}) as "toPlayerInHour"
      from vendors_credit
     where vendor_id = ${vendorId} and currency = ${currency} and at > ${dayAgo} and not is_refused`.execute(tx);
  return { inDay: BigInt(rows[0]?.inDay ?? 0), toPlayerInHour: Number(rows[0]?.toPlayerInHour ?? 0) };
};

export const deleteCreditsBefore = async (db: Db, moment: Date): Promise<void> => {
  await vendorsIn(db).deleteFrom('vendors_credit').where('at', '<', moment).execute();
};
