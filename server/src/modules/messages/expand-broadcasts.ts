import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { InboxDeps } from './deps.ts';
import { isFor } from './domain/audience.ts';
import { insertMessage, listSwitchedOff } from './store.ts';
import { listNewBroadcasts, moveInbox } from './store/broadcasts.ts';

/** A member who was away for long gets the newest of them. */
const AT_ONCE_MAX = 50;

/** Puts the broadcasts into an inbox that were sent since its owner last looked. Twins at once write each of them once. */
export const expandBroadcasts = async (
  { db, findRecipient }: Pick<InboxDeps, 'db' | 'findRecipient'>,
  member: MemberId,
): Promise<void> => {
  const [newest] = await listNewBroadcasts(db, member, 1);
  const recipient = newest && (await findRecipient(member));
  if (recipient === undefined) return;
  await inTransaction(db, async (tx) => {
    const switchedOff = await listSwitchedOff(tx, member);
    const waiting = await listNewBroadcasts(tx, member, AT_ONCE_MAX);
    for (const { id, category, audience, rank_min, sent_at } of waiting.toReversed())
      if (isFor({ category, audience, rankMin: rank_min, sentAt: sent_at }, recipient, switchedOff))
        await insertMessage(tx, {
          member_id: member,
          category,
          kind: 'broadcast',
          params: '{}',
          link: null,
          key: `broadcast:${id}`,
          created_at: sent_at,
          broadcast_id: id,
        });
    const [last] = waiting;
    if (last !== undefined) await moveInbox(tx, member, last.id);
  });
};
