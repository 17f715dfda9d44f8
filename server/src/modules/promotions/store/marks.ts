import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { promotionsIn } from './promotions-in.ts';

type Given = { readonly promotionId: bigint; readonly period: string };

/** Whether the offer was given in the period to anybody with one of these marks. */
export const isGivenTo = async (
  reader: Reader,
  { promotionId, period }: Given,
  marks: readonly Buffer[],
): Promise<boolean> =>
  marks.length > 0 &&
  (await promotionsIn(reader)
    .selectFrom('promotions_award_mark')
    .select('award_id')
    .where('promotion_id', '=', promotionId)
    .where('period_key', '=', period)
    .where('mark', 'in', marks)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Accounts that are alike are given an offer one after another. */
export const queueMarks = async (tx: Tx, promotionId: bigint, marks: readonly Buffer[]): Promise<void> => {
  // In one order for everybody, so that two never wait for each other.
  for (const mark of marks.map((each) => each.toString('hex')).toSorted())
    await sql`select pg_advisory_xact_lock(hashtext('promotions_mark'), hashtext(${`${promotionId} ${mark}`}))`.execute(
      tx,
    );
};

/** Keeps the marks of an award. */
export const keepMarks = async (
  tx: Tx,
  { promotionId, period }: Given,
  award: bigint,
  marks: readonly Buffer[],
): Promise<void> => {
  if (marks.length === 0) return;
  await promotionsIn(tx)
    .insertInto('promotions_award_mark')
    .values(marks.map((mark) => ({ promotion_id: promotionId, period_key: period, mark, award_id: award })))
    .execute();
};

/** Awards of a group of offers are decided one after another for each member. */
export const queueGroup = async (tx: Tx, group: string, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('promotions_group'), hashtext(${`${group} ${member}`}))`.execute(tx);
};
