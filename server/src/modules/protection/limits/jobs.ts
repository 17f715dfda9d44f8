import type { MemberId } from '@fairground/contract/ids';
import { REVIEW_MONTHS } from '@fairground/contract/protection/limits';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { monthsAfter } from '../domain/limit.ts';
import { listLimits, listToPrompt, listWithTimeLimit, setPrompted, setUsedUp } from '../store/limits.ts';
import { lockMember } from '../store/protection-in.ts';
import { minutesBy } from './show-limits.ts';

const BATCH = 200;
const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

/** Reminds members half a year after they last looked at their limits. */
export const createPromptJob = ({ db, clock, messages }: ProtectionDeps): Job<null> => ({
  name: 'protection.prompt-reviews',
  run: async (_payload, signal) => {
    while (!signal.aborted) {
      const now = clock.now();
      const members = await listToPrompt(db, monthsAfter(now, -REVIEW_MONTHS), BATCH);
      for (const member of members)
        await inTransaction(db, async (tx) => {
          await setPrompted(tx, member, now);
          const key = `limits-review:${now.toISOString().slice(0, 10)}`;
          await messages.write(tx, { member, kind: 'limits-to-review', params: {}, key });
        });
      if (members.length < BATCH) return;
    }
  },
});

/** Ends the sessions of members whose time is used up and blocks their stakes until the window has moved on. */
export const createTimeJob = (deps: ProtectionDeps): Job<null> => ({
  name: 'protection.keep-session-time',
  run: async (_payload, signal) => {
    let last = 0n as MemberId;
    while (!signal.aborted) {
      const members = await listWithTimeLimit(deps.db, last, BATCH);
      for (const member of members) await keepTime(deps, member);
      if (members.length < BATCH) return;
      last = members.at(-1) ?? last;
    }
  },
});

/** Looks at the clock of one member. */
const keepTime = (deps: ProtectionDeps, member: MemberId): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { clock, wallet, identity } = deps;
    await lockMember(tx, member);
    const limits = await listLimits(tx, member, 'session-time');
    const minutes = await minutesBy(deps, tx, member, limits);
    const isUsedUp = (limit: (typeof limits)[number]): boolean => BigInt(minutes(limit.period)) >= limit.amount;
    const changed = limits.filter((limit) => isUsedUp(limit) !== (limit.usedUpAt !== null));
    if (changed.length === 0) return;
    for (const limit of changed) await setUsedUp(tx, { member, ...limit }, isUsedUp(limit) ? clock.now() : null);
    const blocked = limits.some(isUsedUp);
    await wallet.setGuardIn(tx, member, {
      source: 'session-time',
      stakesBlockedUntil: blocked ? FOR_GOOD : null,
      depositsBlockedUntil: null,
    });
    // Once, when the time runs out: to take money out a member may log in again.
    if (changed.some(isUsedUp)) await identity.endSessions(tx, member);
  });
