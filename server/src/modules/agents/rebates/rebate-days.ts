import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { dayAfter, windowOf } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { rebatesOfBranch } from '../domain/branch-rebates.ts';
import { dropFault, noteFaults } from '../store/faults.ts';
import {
  closeRebateDay,
  hasRebateRun,
  insertRebates,
  lockRebateDay,
  lockRebatePayments,
  markRebatesPaid,
  readRebateRuns,
} from '../store/rebates.ts';

/** Branches read at once, and agents paid by one transaction. */
const BRANCHES = 1_000;
const PAYMENTS = 100;
/** How far back days are computed that a stopped site missed: of one that has computed days before, and of a new one. */
const DAYS_BACK = 92;
const FIRST_DAYS_BACK = 7;
/** Ten past one: the day before is closed by then. */
const AFTER_MS = 70 * 60_000;

/**
 * Computes the shares of closed days that were not computed yet, and pays what is due. A day that fails holds back no other
 * day and no payment; staff see it until it is computed. Safe at any time, on any node.
 */
export const settleRebates = async (deps: AgentsDeps): Promise<void> => {
  const { clock, days, db, figures } = deps;
  const now = clock.now();
  const closedUntil = await figures.closedUntil();
  const today = days.dayOf(now);
  const { first, done } = await readRebateRuns(db, dayAfter(today, -DAYS_BACK));
  const failures: unknown[] = [];
  for (let back = DAYS_BACK; back >= 1; back -= 1) {
    const day = dayAfter(today, -back);
    const { to } = windowOf(day, days.timeZone);
    const isAsked = !done.has(day) && (back <= FIRST_DAYS_BACK || (first !== undefined && day > first));
    const isDue = to <= closedUntil && now.getTime() >= to.getTime() + AFTER_MS;
    if (isAsked && isDue) await computeOrNote(deps, day).catch((error: unknown) => failures.push(error));
  }
  while ((await payRebates(deps)) === PAYMENTS);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} days of rebates are not computed.`);
};

const computeOrNote = async (deps: AgentsDeps, day: string): Promise<void> => {
  const fault = { work: 'REBATE', periodType: 'DAILY', key: day } as const;
  try {
    await computeRebateDay(deps, day);
  } catch (error) {
    await noteFaults(deps.db, [{ ...fault, cause: 'FAILED', note: String(error), at: deps.clock.now() }]);
    throw new Error(`The rebates of ${day} are not computed.`, { cause: error });
  }
  await dropFault(deps.db, fault);
};

/** One row for each agent, branch and product. A stopped run is begun again: rows that stand are not written twice. */
export const computeRebateDay = (deps: AgentsDeps, day: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockRebateDay(tx, day);
    if (await hasRebateRun(tx, day)) return;
    for (let after = 0n as MemberId; ;) {
      const played = await deps.figures.walkTeamValidCash(day, after, BRANCHES);
      const last = played.at(-1);
      if (last === undefined) break;
      const byBranch = Map.groupBy(played, ({ member }) => member);
      const held = await deps.members.productRatesOn(tx, [...byBranch.keys()], day);
      const uplines = [...held.values()].flatMap(({ upline }) => upline?.id ?? []);
      const agents = new Set(
        (await deps.members.list([...new Set(uplines)]))
          .filter(({ isAgent, isTest, status }) => (isAgent === 1 || isAgent === 2) && !isTest && status !== 'system')
          .map(({ id }) => id),
      );
      const rebates = [...byBranch].flatMap(([branch, rows]) => {
        const rates = held.get(branch);
        return rates === undefined
          ? []
          : rebatesOfBranch({ branch, ...rates, played: rows }, (upline) => agents.has(upline));
      });
      await insertRebates(tx, day, rebates);
      after = last.member;
    }
    await closeRebateDay(tx, day, deps.clock.now());
  });

/**
 * Pays some of what is due, each agent and day by one posting. A negative day takes back what it can, and the rest is owed:
 * later rebates pay it before anything else.
 */
const payRebates = async (deps: AgentsDeps): Promise<number> => {
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  return inTransaction(deps.db, async (tx) => {
    const payments = await lockRebatePayments(tx, PAYMENTS);
    // Somebody with several open days is paid them one after another, for each may pay what the one before left owed.
    for (const ofDay of Map.groupBy(payments, ({ day }) => day).values()) {
      await deps.wallet.moveRebatesIn(
        tx,
        ofDay.map(({ member, amount, day }) => ({
          ...{ member, currency, source: 'agents', of: 'team', amount, transactionId: `RBD:${day}` },
        })),
      );
    }
    if (payments.length > 0) await markRebatesPaid(tx, payments);
    return payments.length;
  });
};
