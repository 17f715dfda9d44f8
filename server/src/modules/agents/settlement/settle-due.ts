import type { ContractType, PeriodType } from '@fairground/contract/agents/contract-terms';
import { inTransaction } from '../../../platform/database/index.ts';
import { WINDOWS_KEPT_MS } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { isDue, isKept, windowsUntil } from '../domain/contracts/windows.ts';
import type { SettlementWindow } from '../domain/contracts/windows.ts';
import { listPeriodTypes, turnContracts } from '../store/contracts.ts';
import { dropFault, noteFaults } from '../store/faults.ts';
import { expireRequests } from '../store/requests.ts';
import { listSettledKeys, listUnpaid } from '../store/runs.ts';
import { calculateRun } from './calculate.ts';
import { payRun } from './pay.ts';

/**
 * Windows looked back on: after an outage everything is caught up. Windows within a day go back a little further than their
 * figures are kept, so that staff hear of those that were missed.
 */
const WINDOWS_MAX: Readonly<Record<PeriodType, number>> = {
  ...{ DAILY: 31, WEEKLY: 8, SEMIMONTHLY: 6, MONTHLY: 4, HOURLY: 6 * 24, FIVE_MINUTES: 6 * 288 },
};
/** Daily salaries are income of the last day of a dividend, so they are settled first. */
const ORDER: readonly ContractType[] = ['RT_SALARY', 'HOUR_SALARY', 'DAILY_SALARY', 'DIVIDEND'];

type Kind = { readonly type: ContractType; readonly periodType: PeriodType; readonly from: string };

/** Settles every window that is closed and not settled yet, and pays what is approved. Safe at any time, on any node. */
export const settleDue = async (deps: AgentsDeps): Promise<void> => {
  const { db, clock, days, figures } = deps;
  const now = clock.now();
  await inTransaction(db, (tx) => turnContracts(tx, days.dayOf(now)));
  const closedUntil = await figures.closedUntil();
  const failures: unknown[] = [];
  const kinds = await listPeriodTypes(db);
  for (const kind of kinds.toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type)))
    await settleKind(deps, kind, { now, closedUntil }).catch((error: unknown) => failures.push(error));
  // A run that cannot be paid does not hold back those behind it.
  for (const { id } of await listUnpaid(db))
    await payRun(deps, id).catch((error: unknown) =>
      failures.push(new Error(`Run ${id} is not paid.`, { cause: error })),
    );
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} runs are not settled or not paid.`);
};

/**
 * Calculates the windows of one kind in their order. Each builds upon the one before, by its carry or by what the day has
 * paid: the first that fails holds back those behind it, and no other kind. Staff see it until it is settled.
 */
const settleKind = async (
  deps: AgentsDeps,
  { type, periodType, from }: Kind,
  { now, closedUntil }: { readonly now: Date; readonly closedUntil: Date },
): Promise<void> => {
  const { db, days } = deps;
  const due = windowsUntil(periodType, {
    ...{ first: from, until: closedUntil, zone: days.timeZone, most: WINDOWS_MAX[periodType] },
  }).filter((window) => isDue(type, window, { now, closedUntil }));
  const settled = await listSettledKeys(
    db,
    type,
    periodType,
    due.map(({ key }) => key),
  );
  const open = due.filter(({ key }) => !settled.has(key));
  // A day is read as a whole: one that is partly dropped is past.
  const oldest = days.dayOf(new Date(now.getTime() - WINDOWS_KEPT_MS + DAY_MS));
  const faultOf = ({ key }: Pick<SettlementWindow, 'key'>) => ({ work: type, periodType, key, at: now });
  const missed = new Set(open.filter((each) => !isKept(periodType, each, oldest)).map((each) => each.from));
  await noteFaults(
    db,
    [...missed].map((key) => ({ ...faultOf({ key }), cause: 'MISSED', note: 'Its figures are no longer kept.' })),
  );
  for (const window of open.filter((each) => isKept(periodType, each, oldest))) {
    try {
      await calculateRun(deps, type, periodType, window);
    } catch (error) {
      await noteFaults(db, [{ ...faultOf(window), cause: 'FAILED', note: String(error) }]);
      throw new Error(`The settlement ${type} ${window.key} is not calculated.`, { cause: error });
    }
    await dropFault(db, faultOf(window));
  }
};

const DAY_MS = 86_400_000;

/** Offers nobody answered within their time. */
export const expireOffers = ({ db, clock }: Pick<AgentsDeps, 'db' | 'clock'>): Promise<void> =>
  expireRequests(db, clock.now());
