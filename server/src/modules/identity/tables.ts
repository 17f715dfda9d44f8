import type { Scope } from '@fairground/contract/endpoint';
import type { IsAgent, VerificationMethod } from '@fairground/contract/identity/fields';
import type { SocialProvider } from '@fairground/contract/identity/providers';
import type { LanguageCode } from '@fairground/contract/language';
import type { Generated, GeneratedAlways } from 'kysely';
import type { PasskeyColumns } from '../../platform/passkey-columns.ts';
import type { AccountStatus } from './domain/account.ts';
import type { Proof } from './domain/second-verification.ts';
import type { Account, EndReason } from './domain/session.ts';
import type { TicketKind } from './domain/ticket.ts';

export type IdentityTables = {
  identity_session: {
    member_id: bigint;
    id: GeneratedAlways<bigint>;
    /** The session whose launch code opened this one. */
    parent_id: bigint | null;
    token_hash: Buffer;
    account: Account;
    scope: Generated<Scope>;
    language: LanguageCode | null;
    ip: string;
    user_agent: string;
    opened_at: Date;
    seen_at: Date;
    expires_at: Date;
    /** Minutes it may rest unused. */
    idle_minutes: Generated<number>;
    stepped_up_at: Date | null;
    ended_at: Date | null;
    end_reason: EndReason | null;
    /** False where a launch code carried a login to another window. */
    is_login: Generated<boolean>;
    /** Answered a question where a second factor was due. */
    by_question: Generated<boolean>;
    /** When the device of the session was first seen; none of sessions older than this column. */
    device_since: Date | null;
  };
  identity_account: {
    member_id: bigint;
    username: string;
    username_key: string;
    is_agent: IsAgent;
    status: Generated<AccountStatus>;
    password_hash: string | null;
    password_set_at: Date | null;
    must_change_password: Generated<boolean>;
    payment_password_hash: string | null;
    mobile: string | null;
    mobile_verified_at: Date | null;
    email: string | null;
    email_verified_at: Date | null;
    payee_name: string | null;
    alerts_by_mail: Generated<boolean>;
    opened_at: Date;
    first_login_at: Date | null;
    last_login_at: Generated<Date | null>;
    greeted_at: Date | null;
    home_market: string | null;
  };
  identity_device: {
    member_id: bigint;
    id: GeneratedAlways<bigint>;
    token_hash: Buffer;
    network: string;
    user_agent: string;
    known_at: Date;
    seen_at: Date;
    /** Made known by an answer to a question, not by a factor. */
    by_question: Generated<boolean>;
  };
  identity_challenge: {
    id: GeneratedAlways<bigint>;
    token_hash: Buffer;
    member_id: bigint;
    proof: Proof;
    methods: VerificationMethod[];
    device_token_hash: Buffer | null;
    tries: Generated<number>;
    state: Generated<'open' | 'passed' | 'failed'>;
    opened_at: Date;
    expires_at: Date;
  };
  identity_ticket: {
    id: GeneratedAlways<bigint>;
    kind: TicketKind;
    token_hash: Buffer;
    member_id: bigint | null;
    /** Whatever its kind needs; see the file that makes it. */
    data: unknown;
    made_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  identity_captcha: {
    token_hash: Buffer;
    kind: 'image' | 'proof';
    answer_hash: Buffer | null;
    salt: string | null;
    sandbox_answer: string | null;
    expires_at: Date;
  };
  identity_attempt: {
    subject: string;
    failures: number;
    counts_until: Date;
    locked_until: Date | null;
  };
  identity_totp: {
    member_id: bigint;
    secret: Buffer;
    pending_until: Date | null;
    confirmed_at: Date | null;
    last_step: bigint | null;
  };
  identity_recovery_code: { member_id: bigint; code_hash: Buffer; made_at: Date; used_at: Date | null };
  identity_passkey: PasskeyColumns & { member_id: bigint; id: GeneratedAlways<bigint> };
  identity_social: {
    provider: SocialProvider;
    subject: string;
    member_id: bigint;
    name: string | null;
    email: string | null;
    linked_at: Date;
  };
  identity_money_lock: { member_id: bigint; locked_at: Date; change: string };
  identity_security_change: { member_id: bigint; change: string; changed_at: Date };
  identity_seen_device: { member_id: bigint; mark_hash: Buffer; first_seen_at: Date; seen_at: Date };
  identity_phone: { subject: string; member_id: bigint; mobile: string; confirmed_at: Date };
  identity_phone_disowned: { subject: string; disowned_at: Date };
};
