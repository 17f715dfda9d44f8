import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { promotionsIn } from './promotions-in.ts';

/** Notes that a member joined an offer; joined again it stays as it was. */
export const insertJoined = async (tx: Tx, promotionId: bigint, member: MemberId, now: Date): Promise<void> => {
  await promotionsIn(tx)
    .insertInto('promotions_joined')
    .values({ promotion_id: promotionId, member_id: member, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** When a member joined which offers. */
export const listJoined = async (reader: Reader, member: MemberId): Promise<ReadonlyMap<bigint, Date>> => {
  const rows = await promotionsIn(reader)
    .selectFrom('promotions_joined')
    .select(['promotion_id', 'joined_at'])
    .where('member_id', '=', member)
    .execute();
  return new Map(rows.map(({ promotion_id: id, joined_at: at }) => [id, at]));
};

/** Whether a job has done this before. */
export const hasRun = async (reader: Reader, name: string): Promise<boolean> =>
  (await promotionsIn(reader)
    .selectFrom('promotions_run')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined;

export const noteRun = async (tx: Tx, name: string, now: Date): Promise<void> => {
  await promotionsIn(tx)
    .insertInto('promotions_run')
    .values({ name, done_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
