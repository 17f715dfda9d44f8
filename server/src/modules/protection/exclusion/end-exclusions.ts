import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { listToEnd, lockExclusion, updateExclusion } from '../store/exclusions.ts';

const BATCH = 100;

/** Lets members return whose request was granted, once the wait is over. */
export const createEndJob = (deps: ProtectionDeps): Job<null> => ({
  name: 'protection.end-exclusions',
  run: async () => {
    for (const id of await listToEnd(deps.db, deps.clock.now(), BATCH)) await endExclusion(deps, id);
  },
});

const endExclusion = ({ db, clock, wallet, members, audit }: ProtectionDeps, id: bigint): Promise<void> =>
  inTransaction(db, async (tx) => {
    const exclusion = await lockExclusion(tx, id);
    if (exclusion?.state !== 'LIFT_GRANTED') return;
    const { member, statusBefore } = exclusion;
    await updateExclusion(tx, id, { state: 'ENDED', ended_at: clock.now() });
    await wallet.setGuardIn(tx, member, { source: 'exclusion', stakesBlockedUntil: null, depositsBlockedUntil: null });
    await members.readmitIn(tx, member, statusBefore);
    await audit.record(tx, {
      actorKind: 'system',
      actor: 'protection',
      reason: 'a granted request to lift the exclusion',
      ip: '',
      action: 'protection.end-exclusion',
      resource: 'member',
      resourceId: member.toString(),
      before: { status: 'self-excluded' },
      after: { status: statusBefore },
    });
  });
