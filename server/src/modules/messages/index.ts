/** Keeps the inbox of every member. It knows members by their id alone, so that every module may write a message. */
import type { Id, MemberId } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/messages/endpoints';
import { MESSAGE_KINDS } from '@fairground/contract/messages/kinds';
import type { MessageKind } from '@fairground/contract/messages/kinds';
import type { Tx } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { Actor } from '../audit/index.ts';
import { choose, readChoices } from './choices.ts';
import { messagesOffers } from './console.ts';
import type { FindRecipient, InboxDeps, MessagesDeps } from './deps.ts';
import { expandBroadcasts } from './expand-broadcasts.ts';
import { inboxTouched } from './facts.ts';
import { listMessages } from './list-messages.ts';
import { deleteMessages, markRead, restoreMessages } from './mark-messages.ts';
import type { NewMessage } from './message.ts';
import { notifyPages } from './notify.ts';
import { operatorRoutes } from './operator/routes.ts';
import { createPurge } from './purge-messages.ts';
import { sendBroadcast } from './send-broadcast.ts';
import type { NewBroadcast } from './send-broadcast.ts';
import { countUnread, insertMessage, switchOff } from './store.ts';
import { messagesData } from './store/personal-data.ts';

export type Messages = Module & {
  /** Writes a message in the transaction that caused it; the same key writes it once. */
  readonly write: <Kind extends MessageKind>(tx: Tx, message: NewMessage<Kind>) => Promise<void>;
  /** How many messages a member has not read. */
  readonly countUnread: (member: MemberId) => Promise<number>;
  /** Switches offers off for a member who excludes itself, in that transaction. */
  readonly stopOffers: (tx: Tx, member: MemberId) => Promise<void>;
  /** Writes to many members at once; the same key writes once. */
  readonly sendBroadcast: (actor: Actor, broadcast: NewBroadcast) => Promise<Id<'broadcast'>>;
  /** Lets broadcasts ask who a member is. The inbox stands below the members, so they are connected later. */
  readonly connectMembers: (find: FindRecipient) => void;
};

export const createMessages = (deps: MessagesDeps): Messages => {
  const { db, clock, announce } = deps;
  let findRecipient: FindRecipient = () => Promise.resolve(undefined);
  const inbox: InboxDeps = { ...deps, findRecipient: (member) => findRecipient(member) };
  const unreadOf = async (member: MemberId): Promise<number> => {
    await expandBroadcasts(inbox, member);
    return countUnread(db, member);
  };
  const purge = createPurge(deps);
  return {
    write: async (tx, { member, kind, params, link, key }) => {
      const isNew = await insertMessage(tx, {
        member_id: member,
        category: MESSAGE_KINDS[kind].category,
        kind,
        params: JSON.stringify(params),
        link: link === undefined ? null : JSON.stringify(link),
        key,
        created_at: clock.now(),
      });
      if (isNew) await announce(tx, inboxTouched, { member: member.toString() });
    },
    countUnread: unreadOf,
    stopOffers: (tx, member) => switchOff(tx, member, 'PROMO', clock.now()),
    sendBroadcast: (actor, broadcast) => sendBroadcast(deps, actor, broadcast),
    connectMembers: (find) => {
      findRecipient = find;
    },

    listeners: [notifyPages(deps)],
    jobs: [purge],
    schedules: [{ job: purge, cron: '35 20 * * *' }],
    personalData: messagesData,
    console: { offers: messagesOffers },
    routes: [
      ...operatorRoutes(deps),
      bind(contract.listMessages, ({ query }, { session, language }) =>
        listMessages(inbox, query, { member: session.memberId, language }),
      ),
      bind(contract.readUnreadMessages, async (_input, { session }) => ({
        unreadMessage: await unreadOf(session.memberId),
      })),
      bind(contract.markMessagesRead, ({ body }, { session }) => markRead(deps, session.memberId, body)),
      bind(contract.deleteMessages, ({ body }, { session }) => deleteMessages(deps, session.memberId, body.ids)),
      bind(contract.restoreMessages, ({ body }, { session }) => restoreMessages(deps, session.memberId, body.ids)),
      bind(contract.readMessageChoices, (_input, { session }) => readChoices(db, session.memberId)),
      bind(contract.chooseMessages, ({ body }, { session }) => choose(deps, session.memberId, body)),
    ],
  };
};
