import type { ContractType, PeriodType } from '@fairground/contract/agents/contract-terms';
import { inTransaction } from '../../../platform/database/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { isDue, windowsUntil } from '../domain/contracts/windows.ts';
import { listPeriodTypes, turnContracts } from '../store/contracts.ts';
import { expireRequests } from '../store/requests.ts';
import { listSettledKeys, listUnpaid } from '../store/runs.ts';
import { calculateRun } from './calculate.ts';
import { payRun } from './pay.ts';

/** Windows looked back on: a node that was away for a while catches up. */
const WINDOWS_MAX: Readonly<Record<PeriodType, number>> = {
  ...{ DAILY: 31, WEEKLY: 8, SEMIMONTHLY: 6, MONTHLY: 4, HOURLY: 48, FIVE_MINUTES: 576 },
};
/** Daily salaries are income of the last day of a dividend, so they are settled first. */
const ORDER: readonly ContractType[] = ['RT_SALARY', 'HOUR_SALARY', 'DAILY_SALARY', 'DIVIDEND'];

/** Settles every window that is closed and not settled yet, and pays what is approved. Safe at any time, on any node. */
export const settleDue = async (deps: AgentsDeps): Promise<void> => {
  const { db, clock, days, figures } = deps;
  const now = clock.now();
  await inTransaction(db, (tx) => turnContracts(tx, days.dayOf(now)));
  const closedUntil = await figures.closedUntil();
  const kinds = await listPeriodTypes(db);
  for (const { type, periodType, from } of kinds.toSorted(
    (one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type),
  )) {
    const windows = windowsUntil(periodType, {
      ...{ first: from, until: closedUntil, zone: days.timeZone, most: WINDOWS_MAX[periodType] },
    }).filter((window) => isDue(type, window, { now, closedUntil }));
    const settled = await listSettledKeys(
      db,
      type,
      periodType,
      windows.map(({ key }) => key),
    );
    for (const window of windows) if (!settled.has(window.key)) await calculateRun(deps, type, periodType, window);
  }
  const failures: unknown[] = [];
  // A run that cannot be paid does not hold back those behind it.
  for (const { id } of await listUnpaid(db))
    await payRun(deps, id).catch((error: unknown) =>
      failures.push(new Error(`Run ${id} is not paid.`, { cause: error })),
    );
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} runs are not paid.`);
};

/** Offers nobody answered within their time. */
export const expireOffers = ({ db, clock }: Pick<AgentsDeps, 'db' | 'clock'>): Promise<void> =>
  expireRequests(db, clock.now());
