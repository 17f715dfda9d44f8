import type { ColumnType } from 'kysely';
import type { ActorKind, ApprovalMark } from './domain/entry.ts';

/** Read as a value, written as JSON text, never changed. */
type Json = ColumnType<unknown, string | null, never>;

export type AuditTables = {
  audit_log: {
    seq: bigint;
    at: Date;
    actor_kind: ActorKind;
    actor: string;
    action: string;
    resource: string;
    resource_id: string;
    before: Json;
    after: Json;
    reason: string;
    ip: string;
    previous_hash: Buffer;
    hash: Buffer;
    is_keyed: boolean;
    approval: ColumnType<ApprovalMark | null, string | null, never>;
  };
  audit_key: {
    sealed: Buffer;
    switch_seq: bigint;
    switch_hash: Buffer;
    switch_mac_hash: Buffer;
  };
  audit_head: {
    seq: bigint;
    hash: Buffer;
  };
};
