import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { monthBefore } from '../domain/month.ts';
import { keptLevel } from '../domain/rank.ts';
import { notifyMember } from '../notify-member.ts';
import { insertClaims } from '../store/claims.ts';
import type { NewClaim } from '../store/claims.ts';
import { hasFallen, insertRankChange, listMonth, listRanks, listStandings } from '../store/ranks.ts';
import { salaryOf } from './advance-ranks.ts';

const BATCH = 500;

type Deps = Pick<LoyaltyDeps, 'db' | 'clock' | 'days' | 'realtime' | 'members' | 'wallet'>;

/**
 * Looks at the month that ended: who staked too little loses one level, and the salary of the level that is left becomes
 * due. A level falls once and a salary is due once for each month, so that the job may begin again at any time.
 */
export const closeMonth = async (deps: Deps, signal?: AbortSignal): Promise<void> => {
  const month = monthBefore(deps.days.dayOf(deps.clock.now()));
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  let after = 0n as MemberId;
  for (;;) {
    const ranked = await deps.members.listRanked(after, BATCH);
    const last = ranked.at(-1);
    if (last === undefined || signal?.aborted === true) return;
    await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const ranks = await listRanks(tx);
      const ids = ranked.map(({ id }) => id);
      const standings = new Map((await listStandings(tx, ids)).map((standing) => [standing.memberId, standing]));
      const played = await listMonth(tx, ids, month);
      const salaries: NewClaim[] = [];
      for (const { id: member, rankLevel: level } of ranked) {
        const { lockedLevel = 0, lockUntil = null } = standings.get(member) ?? {};
        const floor = lockUntil !== null && lockUntil > now ? lockedLevel : 0;
        const kept = (await hasFallen(tx, member, month))
          ? level
          : keptLevel(ranks, { level, monthValid: played.get(member) ?? 0n, floor });
        const rank = ranks.find((each) => each.level === kept);
        if (rank !== undefined) salaries.push(salaryOf(rank, { member, month, currency }));
        if (kept === level) continue;
        await insertRankChange(tx, { member, from: level, to: kept, cause: 'KEEP', month, at: now });
        await deps.members.setRankIn(tx, member, kept);
        notifyMember(deps, tx, member);
      }
      for (const member of await insertClaims(tx, salaries, now)) notifyMember(deps, tx, member);
    });
    after = last.id;
  }
};

export const createCloseMonth = (deps: Deps): Job<null> => ({
  name: 'loyalty.close-month',
  run: (_payload, signal) => closeMonth(deps, signal),
});
