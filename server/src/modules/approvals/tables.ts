import type { ApprovalState } from '@fairground/contract/approvals/states';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { FieldChange } from './domain/kind.ts';

/** Read as a value, written as JSON text, never changed. */
type Json<Value> = ColumnType<Value, string, never>;

export type ApprovalsTables = {
  approvals_request: {
    id: GeneratedAlways<bigint>;
    kind: string;
    payload: Json<unknown>;
    payload_hash: Buffer;
    request_hash: Buffer;
    target: string;
    target_version: string;
    changes: Json<readonly FieldChange[]>;
    reason: string;
    maker_id: bigint;
    maker_name: string;
    maker_ip: string;
    checker_id: ColumnType<bigint | null, never, bigint>;
    checker_name: ColumnType<string | null, never, string>;
    status: ColumnType<ApprovalState, never, ApprovalState>;
    note: ColumnType<string, never, string>;
    failure: ColumnType<string | null, never, string>;
    created_at: Date;
    expires_at: Date;
    decided_at: ColumnType<Date | null, never, Date>;
    executed_at: ColumnType<Date | null, never, Date>;
  };
  approvals_edge: { from_status: ApprovalState; to_status: ApprovalState };
  approvals_history: {
    id: GeneratedAlways<bigint>;
    request_id: bigint;
    status: ApprovalState;
    checker_id: bigint | null;
    note: string;
    failure: string | null;
    at: Date;
  };
};
