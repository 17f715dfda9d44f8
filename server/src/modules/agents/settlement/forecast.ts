import type { ContractType, PeriodType } from '@fairground/contract/agents/contract-terms';
import { inTransaction } from '../../../platform/database/index.ts';
import { windowOf } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { isFirstOfMonth, periodOf } from '../domain/contracts/periods.ts';
import { listPeriodTypes, listToSettle } from '../store/contracts.ts';
import { billsNow } from './calculate.ts';

export type ForecastRow = {
  readonly type: ContractType;
  readonly periodType: PeriodType;
  readonly from: string;
  readonly to: string;
  readonly contracts: number;
  readonly reached: number;
  readonly total: bigint;
  readonly houseTotal: bigint;
};

/**
 * What the periods that run now would cost if they ended with the figures of this moment: the rules of a settlement, with
 * nothing written. Real-time salaries are told for the day so far, hourly ones for the hour that runs.
 */
export const readForecast = async (deps: AgentsDeps): Promise<readonly ForecastRow[]> => {
  const { clock, days, db } = deps;
  const now = clock.now();
  const today = days.dayOf(now);
  const rows: ForecastRow[] = [];
  for (const { type, periodType } of await listPeriodTypes(db)) {
    const { from, to } = periodOf(periodType, today);
    const bills = await inTransaction(db, async (tx) => {
      const contracts = await listToSettle(tx, type, periodType, { from });
      const window = { from, to: today, isFirstOfMonth: isFirstOfMonth(periodType, { from }) };
      const dayStart = windowOf(from, days.timeZone).from;
      const start = periodType === 'HOURLY' ? hourOf(dayStart, now) : dayStart;
      return billsNow(deps, tx, { type, periodType, start, end: now }, contracts, window);
    });
    rows.push({
      ...{ type, periodType, from, to, contracts: bills.length },
      reached: bills.filter(({ gross }) => gross > 0n).length,
      total: bills.reduce((sum, { gross }) => sum + gross, 0n),
      houseTotal: bills.reduce((sum, { gross, payer }) => (payer === null ? sum + gross : sum), 0n),
    });
  }
  return rows;
};

const HOUR_MS = 3_600_000;

/** The beginning of the hour of the business that runs. */
const hourOf = (dayStart: Date, now: Date): Date =>
  new Date(now.getTime() - ((now.getTime() - dayStart.getTime()) % HOUR_MS));
