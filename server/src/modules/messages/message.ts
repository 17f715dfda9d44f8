import type { MemberId } from '@fairground/contract/ids';
import type { MessageKind, MessageParams } from '@fairground/contract/messages/kinds';

/** A page of the member centre, and the number of what is opened there. */
export type MessageLink = { readonly page: string; readonly id?: string };

export type NewMessage<Kind extends MessageKind = MessageKind> = {
  readonly member: MemberId;
  readonly kind: Kind;
  /** Amounts as whole units of 1/10,000, moments in ISO 8601: the inbox writes them in the format of the brand. */
  readonly params: MessageParams<Kind>;
  readonly link?: MessageLink;
  /** Of the writer's own making, such as `deposit:17:credited`: a repeated write of the same key is the same message. */
  readonly key: string;
};
