import { ERASED } from '@fairground/contract/privacy/retention';
import type { ErasedKind } from '@fairground/contract/privacy/retention';
import { inTransaction } from '../../platform/database/index.ts';
import { listener } from '../../platform/events/fact.ts';
import type { Listener } from '../../platform/events/fact.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { memberClosed } from '../members/index.ts';
import type { PrivacyDeps } from './deps.ts';
import { expireArchives, insertClosure, insertErasure, listDue } from './store.ts';
import type { MemberId } from '@fairground/contract/ids';

const BATCH = 100;
const DAY_MS = 86_400_000;

/** Notes every closed account, by its owner or by staff: the days until its data goes count from then. */
export const noteClosures = (): Listener =>
  listener('privacy.closures', memberClosed, async (tx, facts) => {
    for (const { payload, at } of facts) await insertClosure(tx, BigInt(payload.memberId) as MemberId, at);
  });

/** Erases what is due of closed accounts and takes away archives that are over. */
export const createErase = (deps: PrivacyDeps): Job<null> => ({
  name: 'privacy.erase',
  run: async (_payload, signal) => {
    const { db, clock } = deps;
    await expireArchives(db, clock.now());
    for (const { kind, days } of ERASED) {
      const before = new Date(clock.now().getTime() - days * DAY_MS);
      let due: readonly MemberId[];
      let after = 0n as MemberId;
      do {
        due = await listDue(db, { kind, before, after, limit: BATCH });
        for (const member of due) await eraseKind(deps, member, kind);
        after = due.at(-1) ?? after;
      } while (due.length === BATCH && !signal.aborted);
    }
  },
});

/** All modules at once or none: an erasure that is noted is complete. */
const eraseKind = (
  { db, clock, audit, contributions }: PrivacyDeps,
  member: MemberId,
  kind: ErasedKind,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const { heldBack } of contributions)
      if ((await heldBack?.(tx, member, clock.now()))?.includes(kind) === true) return;
    if (!(await insertErasure(tx, member, kind, clock.now()))) return;
    for (const { erase } of contributions) await erase?.[kind]?.(tx, member);
    await audit.record(tx, {
      actorKind: 'system',
      actor: 'privacy.erase',
      reason: 'the time of keeping is over',
      ip: '',
      action: 'privacy.erase',
      resource: 'member',
      resourceId: member.toString(),
      before: null,
      after: { kind },
    });
  });
