import type { ErrorCode } from '@fairground/contract/errors';
import type { Permission } from '@fairground/contract/operators/permissions';
import type * as z from 'zod/mini';
import type { Tx } from '../../../platform/database/index.ts';
import type { Operator } from '../../../platform/http/route.ts';
import type { Actor } from '../../audit/index.ts';

/** Who asks for a change or decides one, and from where. */
export type Staff = {
  readonly operator: Pick<Operator, 'operatorId' | 'name' | 'permissions'>;
  readonly ip: string;
};

/** One field of a change in words a person reads; null where there is nothing. */
export type FieldChange = { readonly field: string; readonly before: string | null; readonly after: string | null };

/** What is handed to an execution: the maker with both ids for the audit log, and the number that makes it unique. */
export type Approved = { readonly actor: Actor; readonly approvalId: bigint };

/**
 * One kind of change that needs a second person. `validate` and `versionOf` run when the change is held and again in the
 * transaction that executes it; they refuse by throwing a Refusal.
 */
export type ApprovalKind<Schema extends z.ZodMiniType> = {
  /** `module.what`. */
  readonly kind: string;
  /** What maker and checker must both be allowed to do. */
  readonly permission: Permission;
  /** The payload as JSON on one side and as values of the module on the other. */
  readonly schema: Schema;
  readonly describe: (
    tx: Tx,
    payload: z.output<Schema>,
  ) => Promise<{ readonly target: string; readonly changes: readonly FieldChange[] }>;
  readonly validate: (tx: Tx, payload: z.output<Schema>) => Promise<void>;
  /** Why this person may not approve this change, where the kind has a rule of its own. */
  readonly objectionTo?: (payload: z.output<Schema>, checkerId: bigint) => ErrorCode | undefined;
  /** The version of what is changed, under a lock until the commit; empty where no row is replaced. */
  readonly versionOf: (tx: Tx, payload: z.output<Schema>) => Promise<string>;
  /** Makes the change, all of it in this transaction, and records it in the audit log with the given actor. */
  readonly execute: (tx: Tx, payload: z.output<Schema>, approved: Approved) => Promise<void>;
};

/** Holds one change of a kind for a second person; answers the number of the approval. */
export type Hold<Payload> = (
  staff: Staff,
  payload: Payload,
  options: {
    readonly reason: string;
    /** The version the maker saw; the change is refused when the target has another one. */
    readonly version?: string | undefined;
  },
) => Promise<bigint>;
