import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { membersIn } from './members-in.ts';

/** Trials of one browser token, or of one network, queue here, so that each is counted once. */
export const queueTrials = async (tx: Tx, of: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('members_trial'), hashtext(${of}))`.execute(tx);
};

export const countTrials = async (reader: Reader, network: string, since: Date): Promise<number> => {
  const { count } = await membersIn(reader)
    .selectFrom('members_trial')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('network', '=', network)
    .where('opened_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findTrial = (reader: Reader, wordHash: Buffer) =>
  membersIn(reader)
    .selectFrom('members_trial')
    .select(['member_id as memberId', 'opened_at as openedAt'])
    .where('word_hash', '=', wordHash)
    .executeTakeFirst();

export const insertTrial = async (
  tx: Tx,
  trial: { readonly memberId: MemberId; readonly wordHash: Buffer; readonly network: string; readonly openedAt: Date },
): Promise<void> => {
  const { memberId, wordHash, network, openedAt } = trial;
  await membersIn(tx)
    .insertInto('members_trial')
    .values({ member_id: memberId, word_hash: wordHash, network, opened_at: openedAt })
    .execute();
};

/** Some of the trials that are over, held so that no other node takes the same. */
export const takeOldTrials = async (tx: Tx, before: Date, limit: number): Promise<readonly MemberId[]> => {
  const rows = await membersIn(tx)
    .selectFrom('members_trial')
    .select('member_id as memberId')
    .where('opened_at', '<=', before)
    .orderBy('opened_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ memberId }) => memberId);
};

/** Profiles and the like go with their member. */
export const deleteMembers = async (tx: Tx, ids: readonly MemberId[]): Promise<void> => {
  await membersIn(tx).deleteFrom('members_member').where('id', 'in', ids).where('is_agent', '=', 4).execute();
};
