import { inTransaction } from '../../platform/database/index.ts';
import type { ApprovalsDeps } from './deps.ts';
import { execute, fail } from './execute.ts';
import type { Kinds } from './kinds.ts';
import { listOverdue, listUnexecuted, lockRequest, updateRequest } from './store.ts';

const BATCH = 100;
/** An approval is executed at once; what is older was left behind by a node that died. */
const LEFT_BEHIND_MS = 30_000;

/** Ends what nobody decided within 48 hours, and executes what was approved but not executed. */
export const sweep = async (deps: ApprovalsDeps, kinds: Kinds): Promise<void> => {
  const { db, clock, log } = deps;
  const now = clock.now();
  for (const { id } of await listOverdue(db, now, BATCH)) await expire(deps, id);
  const leftBehind = await listUnexecuted(db, new Date(now.getTime() - LEFT_BEHIND_MS), BATCH);
  for (const { id, expires_at } of leftBehind)
    try {
      await execute(deps, kinds, id);
    } catch (error) {
      log.error({ err: error, approvalId: id.toString() }, 'an approved change could not be executed');
      // Tried every minute until it would have expired; then somebody has to hold it again.
      if (expires_at <= now) await fail(deps, id, 'request.failed');
    }
};

const expire = async ({ db, clock, audit }: ApprovalsDeps, id: bigint): Promise<void> =>
  inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id);
    const now = clock.now();
    if (request?.status !== 'PENDING' || request.expires_at > now) return;
    await updateRequest(tx, id, { status: 'EXPIRED', decided_at: now });
    await audit.record(tx, {
      actorKind: 'system',
      actor: 'approvals',
      action: 'approvals.expire',
      resource: 'approval',
      resourceId: id.toString(),
      before: { status: 'PENDING' },
      after: { status: 'EXPIRED' },
      reason: 'nobody decided within 48 hours',
      ip: '',
    });
  });
