import type { KeyPermission } from '@fairground/contract/operators/key-permissions';
import type { StaffRole } from '@fairground/contract/operators/permissions';
import type { Generated, GeneratedAlways } from 'kysely';
import type { PasskeyColumns } from '../../platform/passkey-columns.ts';
import type { PasswordHash } from '../../platform/passwords/index.ts';

export type OperatorsTables = {
  operators_staff: {
    id: GeneratedAlways<bigint>;
    name: string;
    roles: StaffRole[];
    version: Generated<number>;
    password_hash: PasswordHash | null;
    totp_secret: Buffer;
    totp_last_step: Generated<bigint>;
    enrol_hash: Buffer | null;
    enrol_expires_at: Date | null;
    created_at: Date;
    enrolled_at: Date | null;
    disabled_at: Date | null;
    /** Since when a reset waits for a new enrolment. */
    reset_at: Date | null;
  };
  operators_session: {
    id: GeneratedAlways<bigint>;
    staff_id: bigint;
    token_hash: Buffer;
    ip: string;
    user_agent: string;
    opened_at: Date;
    seen_at: Date;
    expires_at: Date;
    stepped_up_at: Date;
    ended_at: Date | null;
  };
  operators_passkey: PasskeyColumns & { id: GeneratedAlways<bigint>; staff_id: bigint };
  operators_challenge: {
    id_hash: Buffer;
    staff_id: bigint | null;
    challenge: string;
    expires_at: Date;
  };
  operators_api_key: {
    id: GeneratedAlways<bigint>;
    name: string;
    permissions: KeyPermission[];
    version: Generated<number>;
    created_at: Date;
    expires_at: Date;
    secret_hash: Buffer | null;
    issued_at: Date | null;
    previous_hash: Buffer | null;
    previous_until: Date | null;
    used_at: Date | null;
    used_from: string | null;
    revoked_at: Date | null;
  };
  operators_view: {
    id: GeneratedAlways<bigint>;
    staff_id: bigint;
    list: string;
    name: string;
    search: string;
    role: StaffRole | null;
    made_at: Date;
  };
  operators_attempt: {
    name: string;
    failures: number;
    last_at: Date;
    locked_until: Date | null;
  };
};
