import type { ColumnType } from 'kysely';
import type { ActorKind } from './domain/entry.ts';

type Json = ColumnType<unknown, string | null, never>;

export type AuditLogTable = {
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
};

export type AuditHeadTable = { is_only: boolean; seq: bigint; hash: Buffer };

export type AuditTables = { audit_log: AuditLogTable; audit_head: AuditHeadTable };
