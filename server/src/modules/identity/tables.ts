import type { Scope } from '@fairground/contract/endpoint';
import type { LanguageCode } from '@fairground/contract/language';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Account, EndReason } from './domain/session.ts';

export type IdentityTables = {
  identity_session: {
    member_id: bigint;
    id: GeneratedAlways<bigint>;
    token_hash: Buffer;
    account: Account;
    scope: Generated<Scope>;
    language: LanguageCode | null;
    ip: string;
    user_agent: string;
    opened_at: Date;
    seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    end_reason: EndReason | null;
  };
};
