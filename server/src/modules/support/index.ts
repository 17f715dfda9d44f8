/** Talks with members: one conversation each, written on the site and answered by staff. */
import * as contract from '@fairground/contract/support/endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { Actor } from '../audit/index.ts';
import { supportOffers } from './console.ts';
import type { SupportDeps } from './deps.ts';
import { listServicePaths } from './list-service-paths.ts';
import { markRead } from './mark-read.ts';
import { createPurgeMessages } from './purge-messages.ts';
import { readChat } from './read-chat.ts';
import { readChatUrl } from './read-chat-url.ts';
import { sendMessage } from './send-message.ts';
import { answerChat, closeChat, listChats, showChat } from './serve.ts';
import type { ShownChat, WaitingChat } from './serve.ts';
import { countUnread, findConversation } from './store.ts';
import { notifyPages } from './notify.ts';
import { operatorRoutes } from './operator-routes.ts';
import { supportData } from './personal-data.ts';
import { chatTimeline } from './store/timeline.ts';
import { chatQueue } from './store/waiting.ts';

export type Support = Module & {
  /** Who waits for an answer: VIPs first, then those who wait longest. */
  readonly listChats: () => Promise<readonly WaitingChat[]>;
  /** The last of the talk with an account; the member sees that it was read. */
  readonly showChat: (actor: Actor, account: string) => Promise<ShownChat>;
  readonly answerChat: (actor: Actor, account: string, text: string) => Promise<void>;
  /** Puts a talk away until the member writes again. */
  readonly closeChat: (actor: Actor, account: string) => Promise<void>;
};

export const createSupport = (deps: SupportDeps): Support => {
  const { db } = deps;
  return {
    listChats: () => listChats(deps),
    showChat: (actor, account) => showChat(deps, actor, account),
    answerChat: (actor, account, text) => answerChat(deps, actor, account, text),
    closeChat: (actor, account) => closeChat(deps, actor, account),

    console: { offers: supportOffers },
    listeners: [notifyPages(deps)],
    schedules: [{ job: createPurgeMessages(deps), cron: '50 20 * * *' }],
    personalData: supportData,
    timelines: [chatTimeline],
    queues: [chatQueue],
    routes: [
      ...operatorRoutes(deps),
      bind(contract.readChatUrl, ({ query }, { session, language }) =>
        readChatUrl(deps, query, { memberId: session.memberId, language }),
      ),
      bind(contract.readUnread, async (_input, { session: { memberId } }) => {
        const talk = await findConversation(db, memberId);
        return { unReadCount: talk === undefined ? 0 : await countUnread(db, memberId, talk.read_up_to) };
      }),
      bind(contract.listServicePaths, ({ query }, { session, language }) =>
        listServicePaths(deps, query.key, { memberId: session.memberId, language }),
      ),
      bind(contract.readChat, ({ query }, { session }) => readChat(deps, session.memberId, query.before)),
      bind(contract.sendChatMessage, ({ body }, { session }) => sendMessage(deps, session.memberId, body)),
      bind(contract.markChatRead, ({ body }, { session }) => markRead(deps, session.memberId, body.upTo)),
    ],
  };
};
