import type { LanguageCode } from '@fairground/contract/language';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Channel, Content, Fault, Purpose } from './domain/message.ts';

export type PostboxTables = {
  postbox_message: {
    id: GeneratedAlways<bigint>;
    channel: Channel;
    address: string;
    language: LanguageCode;
    content: Content;
    purpose: string;
    /** Written as JSON text. */
    fills: ColumnType<Readonly<Record<string, string>> | null, string, null>;
    code_id: bigint | null;
    state: Generated<'queued' | 'sent' | 'failed' | 'withheld'>;
    attempts: Generated<number>;
    claimed_until: Date | null;
    created_at: Date;
    give_up_at: Date;
    done_at: Date | null;
  };
  postbox_code: {
    channel: Channel;
    address: string;
    purpose: Purpose;
    subject: string;
    id: Generated<bigint>;
    salt: Buffer;
    code_hash: Buffer;
    is_decoy: boolean;
    expires_at: Date;
    spent_at: Date | null;
  };
  postbox_use: {
    scope: string;
    subject: string;
    used: number;
    expires_at: Date;
  };
  postbox_outbox: {
    message_id: bigint;
    channel: Channel;
    address: string;
    purpose: string;
    subject: string | null;
    body: string;
    code: string | null;
    at: Date;
  };
  postbox_fault: {
    channel: Channel;
    fault: Exclude<Fault, 'none'>;
  };
};
