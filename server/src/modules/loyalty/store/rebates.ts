import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { loyaltyIn } from './loyalty-in.ts';

export type RebateRule = { readonly product: string; readonly ratePpm: number; readonly capPpm: number };

export const listRebateRules = (reader: Reader): Promise<RebateRule[]> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_rebate_rule')
    .select(['product', 'rate_ppm as ratePpm', 'cap_ppm as capPpm'])
    .orderBy('product')
    .execute();

export const lockRebateRule = (tx: Tx, product: string): Promise<RebateRule | undefined> =>
  loyaltyIn(tx)
    .selectFrom('loyalty_rebate_rule')
    .select(['product', 'rate_ppm as ratePpm', 'cap_ppm as capPpm'])
    .where('product', '=', product)
    .forUpdate()
    .executeTakeFirst();

export const setRebateRate = async (tx: Tx, product: string, ratePpm: number): Promise<void> => {
  await loyaltyIn(tx)
    .updateTable('loyalty_rebate_rule')
    .set({ rate_ppm: ratePpm })
    .where('product', '=', product)
    .execute();
};

export type RebateSetting = {
  readonly mode: 'AUTO' | 'MANUAL';
  readonly minClaim: Money;
  readonly lapseDays: number | null;
  readonly opensAt: string;
  readonly closesAt: string;
};

export const readRebateSetting = (reader: Reader): Promise<RebateSetting> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_rebate_setting')
    .select([
      'mode',
      'min_claim as minClaim',
      'lapse_days as lapseDays',
      'opens_at as opensAt',
      'closes_at as closesAt',
    ])
    .executeTakeFirstOrThrow();

export type RebateDay = {
  readonly memberId: MemberId;
  readonly day: string;
  readonly product: string;
  readonly base: bigint;
  readonly ratePpm: number;
  readonly boostPpm: number;
  readonly amount: bigint;
};

const COLUMNS = [
  'member_id as memberId',
  'accounting_date as day',
  'product',
  'base',
  'rate_ppm as ratePpm',
  'boost_ppm as boostPpm',
  'amount',
] as const;

/** Each member, day and product once: a day that is computed again changes nothing. */
export const insertRebateDays = async (tx: Tx, rows: readonly RebateDay[]): Promise<void> => {
  if (rows.length === 0) return;
  await loyaltyIn(tx)
    .insertInto('loyalty_rebate_day')
    .values(
      rows.map(({ memberId, day, product, base, ratePpm, boostPpm, amount }) => ({
        ...{ member_id: memberId, accounting_date: day, product, base, amount },
        ...{ rate_ppm: ratePpm, boost_ppm: boostPpm },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** What is not credited yet, from a day on, locked: twins wait and find nothing left. */
export const lockOpenRebates = (tx: Tx, member: MemberId, from: string): Promise<RebateDay[]> =>
  openRebates(tx, member, from).forUpdate().execute();

export const listOpenRebates = (reader: Reader, member: MemberId, from: string): Promise<RebateDay[]> =>
  openRebates(reader, member, from).limit(OPEN_MAX).execute();

const OPEN_MAX = 500;

const openRebates = (reader: Reader, member: MemberId, from: string) =>
  loyaltyIn(reader)
    .selectFrom('loyalty_rebate_day')
    .select(COLUMNS)
    .where('member_id', '=', member)
    .where('claim_id', 'is', null)
    .where('accounting_date', '>=', from)
    .orderBy('accounting_date', 'desc')
    .orderBy('product');

export const linkRebates = async (
  tx: Tx,
  member: MemberId,
  rows: readonly RebateDay[],
  claim: bigint,
): Promise<void> => {
  await sql`update loyalty_rebate_day d set claim_id = ${claim}
      from unnest(${`{${rows.map(({ day }) => day).join(',')}}`}::date[],
                  ${`{${rows.map(({ product }) => product).join(',')}}`}::text[]) as given(day, product)
     where d.member_id = ${member} and d.accounting_date = given.day and d.product = given.product`.execute(tx);
};

export const hasRun = async (reader: Reader, day: string): Promise<boolean> =>
  (await loyaltyIn(reader)
    .selectFrom('loyalty_rebate_run')
    .select('accounting_date')
    .where('accounting_date', '=', day)
    .executeTakeFirst()) !== undefined;

export const noteRun = async (tx: Tx, day: string, at: Date): Promise<void> => {
  await loyaltyIn(tx)
    .insertInto('loyalty_rebate_run')
    .values({ accounting_date: day, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
