import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { nextDay } from '../domain/days.ts';
import { mulRate } from '../domain/rebate.ts';
import { endOfDay } from '../missions/end-of-day.ts';
import { notifyMember } from '../notify-member.ts';
import { takesPart } from '../progress/gains.ts';
import { listRanks } from '../store/ranks.ts';
import { hasRun, insertRebateDays, noteRun, readRebateSetting } from '../store/rebates.ts';
import type { RebateDay } from '../store/rebates.ts';
import { creditRebate } from './claim-rebate.ts';

const BATCH = 500;
/** How far back a day is computed that a stopped site missed. */
const DAYS_BACK = 7;

/** Computes the rebates of the days that are closed and were not computed yet, the oldest first. */
export const computeRebates = async (deps: LoyaltyDeps, signal?: AbortSignal): Promise<void> => {
  const today = deps.days.dayOf(deps.clock.now());
  const closedUntil = await deps.figures.closedUntil();
  for (let back = DAYS_BACK; back >= 1; back -= 1) {
    const day = nextDay(today, -back);
    if (endOfDay(deps.days, day) > closedUntil || (await hasRun(deps.db, day))) continue;
    await computeDay(deps, day, signal);
  }
};

/** The own share of each member for a day: a day that is computed again writes and credits nothing more. */
const computeDay = async (deps: LoyaltyDeps, day: string, signal?: AbortSignal): Promise<void> => {
  const { mode } = await readRebateSetting(deps.db);
  let after = 0n as MemberId;
  for (;;) {
    const played = await deps.figures.walkValidCash(day, after, BATCH);
    const last = played.at(-1);
    if (last === undefined) break;
    if (signal?.aborted === true) return;
    const computed = await inTransaction(deps.db, async (tx) => {
      const boosts = new Map((await listRanks(tx)).map(({ level, rebateBoostPpm }) => [level, rebateBoostPpm]));
      const found = new Map(
        (await deps.members.list([...new Set(played.map(({ member }) => member))])).map((m) => [m.id, m]),
      );
      const rates = await deps.members.productRatesOn(tx, [...found.keys()], day);
      const rows = played.flatMap(({ member, product, validCash: base }): RebateDay[] => {
        const who = found.get(member);
        const ratePpm = product === 'LOTT' ? undefined : rates.get(member)?.own.get(product);
        if (!takesPart(who) || ratePpm === undefined || base === 0n) return [];
        const boostPpm = boosts.get(who.rankLevel) ?? 0;
        return [{ memberId: member, day, product, base, ratePpm, boostPpm, amount: mulRate(base, ratePpm + boostPpm) }];
      });
      await insertRebateDays(tx, rows);
      const members = [...new Set(rows.map(({ memberId }) => memberId))];
      for (const member of members) notifyMember(deps, tx, member);
      return members;
    });
    if (mode === 'AUTO') for (const member of computed) await creditQuietly(deps, member, day);
    after = last.member;
  }
  await inTransaction(deps.db, (tx) => noteRun(tx, day, deps.clock.now()));
};

/** What cannot be credited now, as with an open debt, waits for a press of its owner. */
const creditQuietly = async (deps: LoyaltyDeps, member: MemberId, day: string): Promise<void> => {
  try {
    await creditRebate(deps, member, `auto-${day}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

export const createComputeRebates = (deps: LoyaltyDeps): Job<null> => ({
  name: 'loyalty.rebate-day',
  run: (_payload, signal) => computeRebates(deps, signal),
});
