import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { MembersDeps } from './deps.ts';
import { closeOpenFeedback } from './store/feedback.ts';

/** Puts a feedback away that somebody has dealt with. */
export const closeFeedback = (
  { db, audit }: Pick<MembersDeps, 'db' | 'audit'>,
  actor: Actor,
  id: bigint,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await closeOpenFeedback(tx, id))) throw new Refusal('members.feedback-unknown');
    await audit.record(tx, {
      ...actor,
      action: 'members.close-feedback',
      resource: 'feedback',
      resourceId: id.toString(),
      before: { isOpen: true },
      after: { isOpen: false },
    });
  });
