import type { MemberId } from '@fairground/contract/ids';
import type { MessageCategory } from '@fairground/contract/messages/kinds';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MessageLink } from './message.ts';

/** Stored as JSON: written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export type MessagesTables = {
  message: {
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
  };
};
