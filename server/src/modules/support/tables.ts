import type { MemberId } from '@fairground/contract/ids';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DeskType } from './domain/desk.ts';

export type SupportTables = {
  support_conversation: {
    member_id: MemberId;
    desk: DeskType;
    state: 'waiting' | 'answered' | 'closed';
    read_up_to: Generated<bigint>;
    seen_up_to: Generated<bigint>;
    changed_at: Date;
    waiting_since: Date | null;
  };
  support_message: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    author: 'member' | 'house';
    client_id: string | null;
    content: string;
    sent_at: Date;
  };
};
