import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { listener } from '../../../platform/events/fact.ts';
import type { Listener } from '../../../platform/events/fact.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { sessionOpened } from '../../identity/index.ts';
import { endDormancy } from '../dormancy/keep-dormancy.ts';
import type { ProtectionDeps } from '../deps.ts';
import { listDue } from '../store/checks.ts';
import { lockMember } from '../store/protection-in.ts';
import { keepCheck } from './keep-check.ts';

const BATCH = 200;

/** A login starts the time to the next check, which a second device does not start again, and ends dormancy. */
export const createLoginListener = (deps: ProtectionDeps): Listener =>
  listener('protection.start-checks', sessionOpened, async (tx, facts) => {
    for (const member of [...new Set(facts.map(({ payload }) => payload.memberId))].toSorted()) {
      const id = BigInt(member) as MemberId;
      await lockMember(tx, id);
      await keepCheck(deps, tx, id);
      await endDormancy(deps, tx, id);
    }
  });

/** Holds checks that are due, also of players whose pages do not ask. */
export const createCheckJob = (deps: ProtectionDeps): Job<null> => ({
  name: 'protection.hold-checks',
  run: async (_payload, signal) => {
    while (!signal.aborted) {
      const members = await listDue(deps.db, deps.clock.now(), BATCH);
      for (const member of members)
        await inTransaction(deps.db, async (tx) => {
          await lockMember(tx, member);
          await keepCheck(deps, tx, member);
        });
      if (members.length < BATCH) return;
    }
  },
});
