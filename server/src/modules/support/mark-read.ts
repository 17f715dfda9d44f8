import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { SupportDeps } from './deps.ts';
import { chatChanged } from './facts.ts';
import { countUnread, findMessage, lockConversation, updateConversation } from './store.ts';

/** Moves the member's mark on. It never goes back, and never past what there is in the member's own talk. */
export const markRead = (
  { db, announce }: Pick<SupportDeps, 'db' | 'announce'>,
  memberId: MemberId,
  upTo: bigint,
): Promise<{ readonly unReadCount: number }> =>
  inTransaction(db, async (tx) => {
    const talk = await lockConversation(tx, memberId);
    if (talk === undefined) return { unReadCount: 0 };
    const moves = upTo > talk.read_up_to && (await findMessage(tx, memberId, upTo)) !== undefined;
    if (moves) {
      await updateConversation(tx, memberId, { read_up_to: upTo });
      await announce(tx, chatChanged, { member: memberId.toString(), message: null });
    }
    return { unReadCount: await countUnread(tx, memberId, moves ? upTo : talk.read_up_to) };
  });
