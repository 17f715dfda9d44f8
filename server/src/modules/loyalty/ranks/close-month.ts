import type { MemberId } from '@fairground/contract/ids';
import { momentOf } from '@fairground/engines/lottery/zone';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { monthBefore, monthOf } from '../domain/month.ts';
import { keptLevel } from '../domain/rank.ts';
import { notifyMember } from '../notify-member.ts';
import { insertClaims } from '../store/claims.ts';
import type { NewClaim } from '../store/claims.ts';
import {
  hasMonthRun,
  insertRankChange,
  listLevelsBefore,
  listMonth,
  listRanks,
  listStandings,
  noteMonthRun,
} from '../store/ranks.ts';
import { salaryOf } from './advance-ranks.ts';

const BATCH = 500;
/** From this time of the first day on, where the site lives, the month before is looked at. */
const CLOSES_AT = '04:00';

type Deps = Pick<LoyaltyDeps, 'db' | 'clock' | 'days' | 'realtime' | 'members' | 'wallet'> & {
  /** Everything posted before this moment is counted. */
  readonly countedUntil: () => Promise<Date>;
};

/**
 * Looks once at the month that ended, when all of it is counted: who staked too little for the level of its last moment
 * loses one level, and the salary of the level that is left becomes due. Who changed its level since then keeps the new
 * one. A level falls once and a salary is due once for each month, so that a job that broke off begins again.
 */
export const closeMonth = async (deps: Deps, signal?: AbortSignal): Promise<void> => {
  const now = deps.clock.now();
  const first = monthOf(deps.days.dayOf(now));
  const month = monthBefore(first);
  const end = momentOf(first, '00:00', deps.days.timeZone);
  if (now < momentOf(first, CLOSES_AT, deps.days.timeZone) || (await hasMonthRun(deps.db, month))) return;
  if ((await deps.countedUntil()) < end) return;
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  for (let after = 0n as MemberId; ;) {
    const ranked = await deps.members.listRanked(after, BATCH);
    const last = ranked.at(-1);
    if (last === undefined) break;
    if (signal?.aborted === true) return;
    await inTransaction(deps.db, (tx) => closeForSome(deps, tx, ranked, { month, end, currency }));
    after = last.id;
  }
  await inTransaction(deps.db, (tx) => noteMonthRun(tx, month, deps.clock.now()));
};

type Ended = { readonly month: string; readonly end: Date; readonly currency: string };

const closeForSome = async (
  deps: Deps,
  tx: Tx,
  ranked: Awaited<ReturnType<Deps['members']['listRanked']>>,
  { month, end, currency }: Ended,
): Promise<void> => {
  const now = deps.clock.now();
  const ranks = await listRanks(tx);
  const ids = ranked.map(({ id }) => id);
  const standings = new Map((await listStandings(tx, ids)).map((standing) => [standing.memberId, standing]));
  const played = await listMonth(tx, ids, month);
  const changedSince = await listLevelsBefore(tx, ids, end);
  const salaries: NewClaim[] = [];
  for (const { id: member, rankLevel } of ranked) {
    const { lockedLevel = 0, lockUntil = null } = standings.get(member) ?? {};
    const level = changedSince.get(member) ?? rankLevel;
    const floor = lockUntil !== null && lockUntil > end ? lockedLevel : 0;
    const kept = keptLevel(ranks, { level, monthValid: played.get(member) ?? 0n, floor });
    const rank = ranks.find((each) => each.level === kept);
    if (rank !== undefined) salaries.push(salaryOf(rank, { member, month, currency }));
    if (kept === level || changedSince.has(member)) continue;
    if (!(await insertRankChange(tx, { member, from: level, to: kept, cause: 'KEEP', month, at: now }))) continue;
    await deps.members.setRankIn(tx, member, kept);
    notifyMember(deps, tx, member);
  }
  for (const member of await insertClaims(tx, salaries, now)) notifyMember(deps, tx, member);
};

export const createCloseMonth = (deps: Deps): Job<null> => ({
  name: 'loyalty.close-month',
  run: (_payload, signal) => closeMonth(deps, signal),
});
