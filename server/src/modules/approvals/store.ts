import type { ApprovalState } from '@fairground/contract/approvals/states';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { HeldChange } from './domain/payload-hash.ts';
import type { ApprovalsTables } from './tables.ts';

export type RequestRow = Selectable<ApprovalsTables['approvals_request']>;

const approvalsIn = (reader: Reader) => reader.withTables<ApprovalsTables>();

export type NewRequest = HeldChange & {
  readonly payloadHash: Buffer;
  readonly requestHash: Buffer;
  readonly makerId: bigint;
  readonly makerName: string;
  readonly makerIp: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Keeps a held change; nothing when the same one of the same maker is pending already. */
export const insertRequest = (tx: Tx, request: NewRequest): Promise<{ readonly id: bigint } | undefined> =>
  approvalsIn(tx)
    .insertInto('approvals_request')
    .values({
      kind: request.kind,
      payload: JSON.stringify(request.payload),
      payload_hash: request.payloadHash,
      request_hash: request.requestHash,
      target: request.target,
      target_version: request.targetVersion,
      changes: JSON.stringify(request.changes),
      reason: request.reason,
      maker_id: request.makerId,
      maker_name: request.makerName,
      maker_ip: request.makerIp,
      created_at: request.createdAt,
      expires_at: request.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['maker_id', 'request_hash']).where('status', '=', 'PENDING').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();

export const findPending = (tx: Tx, makerId: bigint, requestHash: Buffer) =>
  approvalsIn(tx)
    .selectFrom('approvals_request')
    .select('id')
    .where('maker_id', '=', makerId)
    .where('request_hash', '=', requestHash)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();

export const findRequest = (reader: Reader, id: bigint): Promise<RequestRow | undefined> =>
  approvalsIn(reader).selectFrom('approvals_request').selectAll().where('id', '=', id).executeTakeFirst();

/** Holds a request until the commit: of two decisions the second one sees what the first did. */
export const lockRequest = (tx: Tx, id: bigint): Promise<RequestRow | undefined> =>
  approvalsIn(tx).selectFrom('approvals_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type RequestChange =
  | {
      readonly status: 'APPROVED' | 'REJECTED';
      readonly checker_id: bigint;
      readonly checker_name: string;
      readonly note: string;
      readonly decided_at: Date;
    }
  | { readonly status: 'CANCELLED' | 'EXPIRED'; readonly decided_at: Date }
  | { readonly status: 'EXECUTED'; readonly executed_at: Date }
  | { readonly status: 'FAILED'; readonly failure: string };

export const updateRequest = (tx: Tx, id: bigint, change: RequestChange): Promise<RequestRow> =>
  approvalsIn(tx)
    .updateTable('approvals_request')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export type RequestFilter = {
  readonly status?: ApprovalState | undefined;
  readonly kind?: string | undefined;
  /** Only requests below this number. */
  readonly before?: bigint | undefined;
};

/** Newest first. */
export const listRequestRows = (
  reader: Reader,
  { status, kind, before }: RequestFilter,
  limit: number,
): Promise<readonly RequestRow[]> => {
  let rows = approvalsIn(reader).selectFrom('approvals_request').selectAll().orderBy('id', 'desc').limit(limit);
  if (status !== undefined) rows = rows.where('status', '=', status);
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  if (before !== undefined) rows = rows.where('id', '<', before);
  return rows.execute();
};

export type WaitingFilter = { readonly kinds: readonly string[]; readonly notOf: bigint; readonly at: Date };

/** Pending requests of these kinds that somebody else made and that are not overdue. */
export const countPending = async (
  reader: Reader,
  { kinds, notOf, at }: WaitingFilter,
): Promise<{ readonly count: number; readonly oldestAt: Date | null }> => {
  if (kinds.length === 0) return { count: 0, oldestAt: null };
  const { count, oldestAt } = await approvalsIn(reader)
    .selectFrom('approvals_request')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('created_at').as('oldestAt')])
    .where('status', '=', 'PENDING')
    .where('kind', 'in', [...kinds])
    .where('maker_id', '<>', notOf)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt };
};

/** Requests nobody decided in time, oldest first. */
export const listOverdue = (reader: Reader, now: Date, limit: number) =>
  approvalsIn(reader)
    .selectFrom('approvals_request')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** Approved requests that were not executed at once, because a node died in between. */
export const listUnexecuted = (reader: Reader, decidedBefore: Date, limit: number) =>
  approvalsIn(reader)
    .selectFrom('approvals_request')
    .select(['id', 'expires_at'])
    .where('status', '=', 'APPROVED')
    .where('decided_at', '<=', decidedBefore)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
