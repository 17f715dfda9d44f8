import type { Tx } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { ApprovalsDeps } from './deps.ts';
import { payloadHashOf } from './domain/payload-hash.ts';
import type { Kinds, KnownKind } from './kinds.ts';
import type { RequestRow } from './store.ts';
import { lockRequest, updateRequest } from './store.ts';

/**
 * Executes an approved change once: the change, its audit line and the state EXECUTED commit together. A refusal of the
 * rules makes it FAILED with the cause; any other error leaves it approved, and the sweep tries again.
 */
export const execute = async (deps: ApprovalsDeps, kinds: Kinds, id: bigint): Promise<void> => {
  const { db, clock, log } = deps;
  try {
    await inTransaction(db, async (tx) => {
      const request = await lockRequest(tx, id);
      if (request?.status !== 'APPROVED') return;
      if (request.expires_at <= clock.now()) throw new Refusal('approvals.expired');
      await carryOut(deps, kinds, tx, request);
      await updateRequest(tx, id, { status: 'EXECUTED', executed_at: clock.now() });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.warn({ approvalId: id.toString(), code: error.code }, 'an approved change could not be executed');
    await fail(deps, id, error.code);
  }
};

const carryOut = async (deps: ApprovalsDeps, kinds: Kinds, tx: Tx, request: RequestRow): Promise<void> => {
  const kind = kinds.find(request.kind);
  if (!kind) throw new Refusal('approvals.kind-unknown');
  requireSameHash(request);
  await requireMaker(deps, tx, request, kind);
  const version = await kind.check(tx, request.payload);
  if (version !== request.target_version) throw new Refusal('approvals.state-conflict', { version });
  await kind.execute(tx, request.payload, { actor: actorOf(request), approvalId: request.id });
};

/** Ends an approved request that cannot be executed. */
export const fail = async ({ db, audit }: ApprovalsDeps, id: bigint, failure: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (request?.status !== 'APPROVED') return;
    await updateRequest(tx, id, { status: 'FAILED', failure });
    await audit.record(tx, {
      ...actorOf(request),
      actorKind: 'system',
      actor: 'approvals',
      action: 'approvals.fail',
      resource: 'approval',
      resourceId: id.toString(),
      before: { status: 'APPROVED' },
      after: { status: 'FAILED', failure },
    });
  });

/** What is executed must be what was held and approved. */
export const requireSameHash = (request: RequestRow): void => {
  const { kind, payload, target, target_version: targetVersion, changes, reason, payload_hash } = request;
  if (!payloadHashOf({ kind, payload, target, targetVersion, changes, reason }).equals(payload_hash))
    throw new Refusal('approvals.payload-changed');
};

/** A change of somebody who was dismissed, or who lost the permission since, is not made. */
export const requireMaker = async (
  { makerMay }: ApprovalsDeps,
  tx: Tx,
  { maker_id }: RequestRow,
  { permission }: KnownKind,
): Promise<void> => {
  if ((await makerMay?.(tx, maker_id, permission)) === false) throw new Refusal('approvals.maker-gone');
};

/** The maker acts; the mark names both people. */
const actorOf = ({ id, maker_id, maker_name, maker_ip, checker_id, reason }: RequestRow): Actor => ({
  actorKind: 'operator',
  actor: maker_name,
  reason,
  ip: maker_ip,
  approval: { id: id.toString(), makerId: maker_id.toString(), checkerId: String(checker_id) },
});
