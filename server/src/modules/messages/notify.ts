import type { MemberId } from '@fairground/contract/ids';
import { inboxChanged } from '@fairground/contract/messages/pushes';
import { listener } from '../../platform/events/index.ts';
import type { Listener } from '../../platform/events/index.ts';
import type { MessagesDeps } from './deps.ts';
import { inboxTouched } from './facts.ts';
import { countUnread } from './store.ts';

/** Notifies every open page of a member after the commit, once for all that happened to the inbox meanwhile. */
export const notifyPages = ({ realtime }: Pick<MessagesDeps, 'realtime'>): Listener =>
  listener('messages.notify-pages', inboxTouched, async (tx, facts) => {
    for (const member of new Set(facts.map(({ payload }) => BigInt(payload.member) as MemberId)))
      realtime.toMember(inboxChanged, member, { unreadMessage: await countUnread(tx, member) });
  });
