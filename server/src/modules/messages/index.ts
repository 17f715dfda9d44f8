/** Keeps the inbox of every member. It knows members by their id alone, so that every module may write a message. */
import { MESSAGE_KINDS } from '@fairground/contract/messages/kinds';
import type { MessageKind } from '@fairground/contract/messages/kinds';
import type { Tx } from '../../platform/database/index.ts';
import type { Module } from '../../platform/module.ts';
import type { MessagesDeps } from './deps.ts';
import type { NewMessage } from './message.ts';
import { insertMessage } from './store.ts';

export type { MessageLink, NewMessage } from './message.ts';

export type Messages = Module & {
  /** Writes a message in the transaction that caused it; the same key writes it once. */
  readonly write: <Kind extends MessageKind>(tx: Tx, message: NewMessage<Kind>) => Promise<void>;
};

export const createMessages = ({ clock }: MessagesDeps): Messages => ({
  write: (tx, { member, kind, params, link, key }) =>
    insertMessage(tx, {
      member_id: member,
      category: MESSAGE_KINDS[kind].category,
      kind,
      params: JSON.stringify(params),
      link: link === undefined ? null : JSON.stringify(link),
      key,
      created_at: clock.now(),
    }),
});
