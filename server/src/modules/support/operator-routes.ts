import * as contract from '@fairground/contract/support/operator-endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { actorOf } from '../audit/index.ts';
import type { SupportDeps } from './deps.ts';
import { answerChat, closeChat, listChats, listChatsOfMember, showChat } from './serve.ts';

/** The calls of staff. */
export const operatorRoutes = (deps: SupportDeps): readonly Route[] => [
  bind(contract.listChats, async () => ({ list: [...(await listChats(deps))] })),
  bind(contract.listChatsOfMember, ({ query }) => listChatsOfMember(deps, query.memberId)),
  bind(contract.showChat, async ({ query }, caller) => {
    const { messages, ...talk } = await showChat(deps, actorOf(caller, 'reads the talk'), query.account);
    return { ...talk, messages: [...messages] };
  }),
  bind(contract.answerChat, async ({ body: { account, text, reason } }, caller) => {
    await answerChat(deps, actorOf(caller, reason), account, text);
    return {};
  }),
  bind(contract.closeChat, async ({ body: { account, reason } }, caller) => {
    await closeChat(deps, actorOf(caller, reason), account);
    return {};
  }),
];
