import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { ChatMessage, sendChatMessage as contract } from '@fairground/contract/support/endpoints';
import { MESSAGE_LENGTH_MAX, messageLengthOf } from '@fairground/contract/support/message-rules';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import { cleanText } from '../../platform/plain-text.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SupportDeps } from './deps.ts';
import { needOwnDesk } from './desk.ts';
import { chatChanged } from './facts.ts';
import { findByClientId, holdConversation, insertMessage, updateConversation } from './store.ts';

/** Plain words of a length that counts. */
export const checkedMessage = (typed: string): string => {
  const content = cleanText(typed);
  const length = messageLengthOf(content);
  if (length < 1 || length > MESSAGE_LENGTH_MAX) throw new Refusal('support.message-length');
  return content;
};

/** Keeps what a member writes to us, once for each key of the page. */
export const sendMessage = async (
  deps: SupportDeps,
  memberId: MemberId,
  { clientId, content: typed }: BodyOf<typeof contract>,
): Promise<ValueOf<typeof contract>> => {
  const { db, clock, announce, protection } = deps;
  const content = checkedMessage(typed);
  // A retry is answered even where the chat has moved elsewhere meanwhile.
  const before = await findSent(db, memberId, { clientId, content });
  if (before !== undefined) return { message: before };
  const { csType } = await needOwnDesk(deps, memberId);

  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const talk = await holdConversation(tx, memberId, csType, now);
    const twin = await findSent(tx, memberId, { clientId, content });
    if (twin !== undefined) return { message: twin };
    const message = await insertMessage(tx, memberId, { author: 'member', clientId, content, sentAt: now });
    const waitingSince = talk.waiting_since ?? now;
    await updateConversation(tx, memberId, { state: 'waiting', waiting_since: waitingSince, changed_at: now });
    await announce(tx, chatChanged, { member: memberId.toString(), message: message.messageId.toString() });
    await protection.noteWords(tx, memberId, { reference: message.messageId.toString(), text: content });
    return { message };
  });
};

/** What the key has written already; other words under the same key are a slip that must not pass unseen. */
const findSent = async (
  reader: Reader,
  memberId: MemberId,
  { clientId, content }: { readonly clientId: string; readonly content: string },
): Promise<ChatMessage | undefined> => {
  const sent = await findByClientId(reader, memberId, clientId);
  if (sent !== undefined && sent.content !== content) throw new Refusal('support.message-conflict');
  return sent;
};
