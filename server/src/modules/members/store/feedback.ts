import type { Id, MemberId } from '@fairground/contract/ids';
import type { QuestionType } from '@fairground/contract/members/feedback-rules';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { membersIn } from './members-in.ts';

/** A member, or all visitors of one network. */
export type Writer = { readonly memberId: MemberId | null; readonly network: string };

/** What one writer sends at once is taken one after another: twins become one, and none slips past the count. */
export const queueWriter = async (tx: Tx, { memberId, network }: Writer): Promise<void> => {
  const writer = memberId === null ? network : memberId.toString();
  await sql`select pg_advisory_xact_lock(hashtext('members_feedback'), hashtext(${writer}))`.execute(tx);
};

export const listFeedbackSince = (reader: Reader, { memberId, network }: Writer, since: Date) => {
  const rows = membersIn(reader)
    .selectFrom('members_feedback')
    .select(['id', 'question_type as questionType', 'content'])
    .where('sent_at', '>', since);
  return memberId === null
    ? rows.where('member_id', 'is', null).where('network', '=', network).execute()
    : rows.where('member_id', '=', memberId).execute();
};

export const insertFeedback = async (
  tx: Tx,
  { memberId, network }: Writer,
  feedback: { readonly questionType: QuestionType; readonly content: string; readonly sentAt: Date },
): Promise<Id<'feedback'>> => {
  const { questionType, content, sentAt } = feedback;
  const { id } = await membersIn(tx)
    .insertInto('members_feedback')
    .values({ member_id: memberId, network, question_type: questionType, content, sent_at: sentAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as Id<'feedback'>;
};

/** The words of some letters, in no order. */
export const listFeedbackWords = (reader: Reader, ids: readonly Id<'feedback'>[]) =>
  membersIn(reader)
    .selectFrom('members_feedback')
    .select(['id', 'content'])
    .where('id', '=', sql<bigint>`any(${`{${ids.join(',')}}`}::bigint[])`)
    .execute();

const OWN_MAX = 20;

/** What a member wrote lately, newest first. */
export const listFeedbackOf = (reader: Reader, memberId: MemberId) =>
  membersIn(reader)
    .selectFrom('members_feedback')
    .select(['id', 'question_type as questionType', 'content', 'sent_at as sentAt', 'state'])
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(OWN_MAX)
    .execute();

const LIST_MAX = 50;

/** What still waits for somebody, oldest first. */
export const listOpenFeedback = (reader: Reader): Promise<readonly Feedback[]> =>
  feedbackIn(reader)
    .where('members_feedback.state', '<>', 'closed')
    .orderBy('members_feedback.id')
    .limit(LIST_MAX)
    .execute();

/** What a member wrote, newest first, for staff. */
export const listFeedbackForStaff = (reader: Reader, memberId: MemberId): Promise<readonly Feedback[]> =>
  feedbackIn(reader)
    .where('members_feedback.member_id', '=', memberId)
    .orderBy('members_feedback.sent_at', 'desc')
    .orderBy('members_feedback.id', 'desc')
    .limit(LIST_MAX)
    .execute();

/** One of them, whether it waits or was dealt with. */
export const findFeedback = (reader: Reader, id: bigint): Promise<Feedback | undefined> =>
  feedbackIn(reader).where('members_feedback.id', '=', id).executeTakeFirst();

const feedbackIn = (reader: Reader) =>
  membersIn(reader)
    .selectFrom('members_feedback')
    .leftJoin('members_member', 'members_member.id', 'members_feedback.member_id')
    .select([
      'members_feedback.id',
      'members_member.account',
      'members_feedback.question_type as questionType',
      'members_feedback.content',
      'members_feedback.state',
      'members_feedback.sent_at as sentAt',
    ]);

export type Feedback = {
  readonly id: bigint;
  /** Nobody's name where a visitor wrote. */
  readonly account: string | null;
  readonly questionType: QuestionType;
  readonly content: string;
  readonly state: 'new' | 'assigned' | 'answered' | 'closed';
  readonly sentAt: Date;
};

/** Whether there was something to close. */
export const closeOpenFeedback = async (tx: Tx, id: bigint): Promise<boolean> => {
  const { numUpdatedRows } = await membersIn(tx)
    .updateTable('members_feedback')
    .set({ state: 'closed' })
    .where('id', '=', id)
    .where('state', '<>', 'closed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
