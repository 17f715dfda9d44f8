import type { MemberId } from '@fairground/contract/ids';
import { chatMarked, chatMessageAdded } from '@fairground/contract/support/pushes';
import { listener } from '../../platform/events/index.ts';
import type { Listener } from '../../platform/events/index.ts';
import type { SupportDeps } from './deps.ts';
import { chatChanged } from './facts.ts';
import { marksOf } from './read-chat.ts';
import { findConversation, findMessage } from './store.ts';

/** Notifies every open page of the member. Runs as an outbox listener, so that a crash loses no line. */
export const notifyPages = ({ realtime }: Pick<SupportDeps, 'realtime'>): Listener =>
  listener('support.tell-pages', chatChanged, async (tx, facts) => {
    for (const { payload } of facts) {
      const memberId = BigInt(payload.member) as MemberId;
      const marks = await marksOf(tx, memberId, await findConversation(tx, memberId));
      const message = payload.message === null ? undefined : await findMessage(tx, memberId, BigInt(payload.message));
      if (message !== undefined)
        realtime.toMember(chatMessageAdded, memberId, { message, unReadCount: marks.unReadCount });
      realtime.toMember(chatMarked, memberId, marks);
    }
  });
