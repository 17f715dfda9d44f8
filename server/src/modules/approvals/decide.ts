import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ApprovalsDeps } from './deps.ts';
import { isRepeatedDecision, objectionToCancel, objectionToDecision } from './domain/decision.ts';
import type { Staff } from './domain/kind.ts';
import { execute, requireMaker, requireSameHash } from './execute.ts';
import type { Kinds } from './kinds.ts';
import type { RequestRow } from './store.ts';
import { findRequest, lockRequest, updateRequest } from './store.ts';

export type Decision = 'approve' | 'reject';

const TO = { approve: 'APPROVED', reject: 'REJECTED' } as const;

/**
 * Approves or rejects the change of somebody else. The approval commits first and the execution follows in a transaction
 * of its own: a node that dies in between leaves an approved request, and the sweep executes it.
 */
export const decide = async (
  deps: ApprovalsDeps,
  kinds: Kinds,
  staff: Staff,
  id: bigint,
  decision: Decision,
  note = '',
): Promise<RequestRow> => {
  const { db, clock, audit } = deps;
  const { operator, ip } = staff;
  const status = TO[decision];
  await inTransaction(db, async (tx) => {
    const request = (await lockRequest(tx, id)) ?? unknown();
    if (isRepeatedDecision(request, staff, status)) return;
    const kind = kinds.find(request.kind);
    const now = clock.now();
    const objection =
      objectionToDecision(request, kind?.permission, staff, status, now) ??
      (decision === 'approve' ? kind?.objectionTo(request.payload, operator.operatorId) : undefined);
    if (objection !== undefined) throw new Refusal(objection, { status: request.status });
    requireSameHash(request);
    if (decision === 'approve' && kind) await requireMaker(deps, tx, request, kind);
    await updateRequest(tx, id, {
      status,
      checker_id: operator.operatorId,
      checker_name: operator.name,
      note: note.trim(),
      decided_at: now,
    });
    await audit.record(tx, {
      actorKind: 'operator',
      actor: operator.name,
      action: `approvals.${decision}`,
      resource: 'approval',
      resourceId: id.toString(),
      before: { status: request.status },
      after: { status },
      reason: note.trim(),
      ip,
      approval: {
        id: id.toString(),
        makerId: request.maker_id.toString(),
        checkerId: operator.operatorId.toString(),
      },
    });
  });
  if (decision === 'approve') await execute(deps, kinds, id);
  return (await findRequest(db, id)) ?? unknown();
};

/** The maker takes a change back that nobody has decided. */
export const cancel = async ({ db, clock, audit }: ApprovalsDeps, staff: Staff, id: bigint): Promise<RequestRow> =>
  inTransaction(db, async (tx) => {
    const request = (await lockRequest(tx, id)) ?? unknown();
    const { operator, ip } = staff;
    if (request.status === 'CANCELLED' && request.maker_id === operator.operatorId) return request;
    const now = clock.now();
    const objection = objectionToCancel(request, staff, now);
    if (objection !== undefined) throw new Refusal(objection, { status: request.status });
    const cancelled = await updateRequest(tx, id, { status: 'CANCELLED', decided_at: now });
    await audit.record(tx, {
      actorKind: 'operator',
      actor: operator.name,
      action: 'approvals.cancel',
      resource: 'approval',
      resourceId: id.toString(),
      before: { status: request.status },
      after: { status: 'CANCELLED' },
      reason: '',
      ip,
    });
    return cancelled;
  });

const unknown = (): never => {
  throw new Refusal('approvals.unknown');
};
