import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { ChatMessage } from '@fairground/contract/support/endpoints';
import type { listChatsOfMember as ofMember } from '@fairground/contract/support/operator-endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { Member } from '../members/index.ts';
import type { SupportDeps } from './deps.ts';
import { deskFor } from './domain/desk.ts';
import type { DeskType } from './domain/desk.ts';
import { chatChanged } from './facts.ts';
import { checkedMessage } from './send-message.ts';
import type { Conversation } from './store.ts';
import {
  findConversation,
  holdConversation,
  insertMessage,
  listMessages,
  listWaiting,
  lockConversation,
  updateConversation,
} from './store.ts';

export type WaitingChat = { readonly account: string; readonly desk: DeskType; readonly since: Date };

export type ShownChat = {
  readonly account: string;
  readonly desk: DeskType;
  readonly state: Conversation['state'];
  readonly messages: readonly ChatMessage[];
};

/** Members who wait for an answer: VIPs first, then those who wait longest. */
export const listChats = async ({ db, members }: SupportDeps): Promise<readonly WaitingChat[]> =>
  Promise.all(
    (await listWaiting(db)).map(async ({ member_id, desk, waiting_since, changed_at }) => ({
      account: (await members.find(member_id))?.account ?? `(${member_id})`,
      desk,
      since: waiting_since ?? changed_at,
    })),
  );

/** How the talk with a member stands; none where nobody ever wrote. */
export const listChatsOfMember = async (
  { db, members }: Pick<SupportDeps, 'db' | 'members'>,
  memberId: MemberId,
): Promise<ValueOf<typeof ofMember>> => {
  const [talk, member] = await Promise.all([findConversation(db, memberId), members.find(memberId)]);
  if (talk === undefined || member === undefined) return { list: [] };
  const { desk, state, waiting_since: since, changed_at: changedAt } = talk;
  return { list: [{ account: member.account, desk, state, since, changedAt }] };
};

const SHOWN_MAX = 100;

/** The talk with a member, oldest first. The member sees that it was read, and the trail who looked. */
export const showChat = async (deps: SupportDeps, actor: Actor, account: string): Promise<ShownChat> => {
  const member = await needMember(deps, account);
  return inTransaction(deps.db, async (tx) => {
    const talk = await needTalk(tx, member);
    const messages = (await listMessages(tx, member.id, { limit: SHOWN_MAX })).toReversed();
    const last = messages.at(-1)?.messageId ?? 0n;
    if (last > talk.seen_up_to) {
      await updateConversation(tx, member.id, { seen_up_to: last });
      await deps.announce(tx, chatChanged, { member: member.id.toString(), message: null });
    }
    await record(deps, tx, actor, { deed: 'show', member, before: null, after: { upTo: last.toString() } });
    return { account: member.account, desk: talk.desk, state: talk.state, messages };
  });
};

/** Answers a member, or writes first. The same words again right behind each other are said once. */
export const answerChat = async (deps: SupportDeps, actor: Actor, account: string, typed: string): Promise<void> => {
  const { db, clock, system } = deps;
  const member = await needMember(deps, account);
  const content = checkedMessage(typed);
  const desk = deskFor(await system.channels.list(), member.rankLevel)?.csType ?? 'LIVECHAT';
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const talk = await holdConversation(tx, member.id, desk, now);
    const [last] = await listMessages(tx, member.id, { limit: 1 });
    if (last?.author === 'house' && last.content === content) return;
    const { messageId } = await insertMessage(tx, member.id, { author: 'house', clientId: null, content, sentAt: now });
    const change = { state: 'answered', waiting_since: null, seen_up_to: messageId, changed_at: now } as const;
    await updateConversation(tx, member.id, change);
    await deps.announce(tx, chatChanged, { member: member.id.toString(), message: messageId.toString() });
    const after = { state: change.state, messageId: messageId.toString() };
    await record(deps, tx, actor, { deed: 'answer', member, before: { state: talk.state }, after });
  });
};

/** Puts a talk away that is dealt with; the member's next message opens it again. */
export const closeChat = async (deps: SupportDeps, actor: Actor, account: string): Promise<void> => {
  const member = await needMember(deps, account);
  await inTransaction(deps.db, async (tx) => {
    const talk = await needTalk(tx, member);
    if (talk.state === 'closed') return;
    const [last] = await listMessages(tx, member.id, { limit: 1 });
    const change = { state: 'closed', waiting_since: null, changed_at: deps.clock.now() } as const;
    await updateConversation(tx, member.id, { ...change, seen_up_to: last?.messageId ?? talk.seen_up_to });
    await deps.announce(tx, chatChanged, { member: member.id.toString(), message: null });
    const after = { state: change.state };
    await record(deps, tx, actor, { deed: 'close', member, before: { state: talk.state }, after });
  });
};

/** A trial account has no chat, and nobody would read an answer to it. */
const needMember = async ({ members }: SupportDeps, account: string): Promise<Member> => {
  const member = await members.findByAccount(account);
  if (member === undefined || member.isAgent === 4) throw new Refusal('support.conversation-unknown');
  return member;
};

const needTalk = async (tx: Tx, { id }: Member): Promise<Conversation> => {
  const talk = await lockConversation(tx, id);
  if (talk === undefined) throw new Refusal('support.conversation-unknown');
  return talk;
};

type Deed = {
  readonly deed: 'show' | 'answer' | 'close';
  readonly member: Member;
  readonly before: object | null;
  readonly after: object;
};

const record = ({ audit }: SupportDeps, tx: Tx, actor: Actor, { deed, member, before, after }: Deed): Promise<void> =>
  audit.record(tx, {
    ...actor,
    action: `support.${deed}-chat`,
    resource: 'conversation',
    resourceId: member.id.toString(),
    before,
    after,
  });
