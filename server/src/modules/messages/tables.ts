import type { MemberId } from '@fairground/contract/ids';
import type { BroadcastAudience, BroadcastCategory, BroadcastTexts } from '@fairground/contract/messages/broadcasts';
import type { MessageCategory } from '@fairground/contract/messages/kinds';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MessageLink } from './message.ts';

/** Stored as JSON: written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export type MessagesTables = {
  messages_message: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    category: MessageCategory;
    kind: string;
    params: Json<Readonly<Record<string, string>>>;
    link: Json<MessageLink> | null;
    key: string;
    created_at: Date;
    read_at: Generated<Date | null>;
    deleted_at: Generated<Date | null>;
    broadcast_id: Generated<bigint | null>;
  };
  messages_broadcast: {
    id: GeneratedAlways<bigint>;
    category: BroadcastCategory;
    audience: BroadcastAudience;
    rank_min: number | null;
    texts: Json<BroadcastTexts>;
    key: string;
    sent_by: string;
    sent_at: Date;
  };
  messages_inbox: { member_id: MemberId; broadcast_id: bigint };
  messages_choice: { member_id: MemberId; category: MessageCategory; off_since: Date };
};
