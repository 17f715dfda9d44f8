import { createHash } from 'node:crypto';
import type { ContractType, PeriodType } from '@fairground/contract/agents/contract-terms';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { windowOf } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { carriedSince } from '../domain/contracts/periods.ts';
import { billsOfRun } from '../domain/contracts/run-bills.ts';
import type { SettlementWindow } from '../domain/contracts/windows.ts';
import { listToSettle } from '../store/contracts.ts';
import type { Contract } from '../store/contracts.ts';
import { listCarried, openRun, sumEarlierToday, updateRun, writeBills } from '../store/runs.ts';
import type { NewBill, Run } from '../store/runs.ts';
import { readSettings } from '../store/settings.ts';
import { readWindows } from './read-windows.ts';
import { readTeams } from './read-teams.ts';
import type { Teams } from './read-teams.ts';

/** Calculates the bills of a window once; a run that is past that is answered as it stands. No money moves. */
export const calculateRun = (
  deps: AgentsDeps,
  type: ContractType,
  periodType: PeriodType,
  window: SettlementWindow,
): Promise<Run> =>
  inTransaction(deps.db, async (tx) => {
    const run = await openRun(tx, type, periodType, window, deps.clock.now());
    if (run.status !== 'CALCULATING') return run;
    return calculateIn(deps, tx, run, window);
  });

/** Calculates the bills of a locked run from scratch. */
export const calculateIn = async (
  deps: AgentsDeps,
  tx: Tx,
  run: Run,
  window: Pick<SettlementWindow, 'from' | 'to' | 'start' | 'isFirstOfMonth'>,
): Promise<Run> => {
  const contracts = await listToSettle(tx, run.type, run.periodType, window);
  const bills = await billsNow(deps, tx, run, contracts, window);
  await writeBills(tx, run, bills);
  const total = bills.reduce((sum, { gross }) => sum + gross, 0n);
  const houseTotal = bills.reduce((sum, { gross, payer }) => (payer === null ? sum + gross : sum), 0n);
  const { runFourEyes } = await readSettings(tx);
  const approves =
    run.type === 'HOUR_SALARY' || run.type === 'RT_SALARY' || (run.type === 'DAILY_SALARY' && total < runFourEyes);
  const done = { hash: hashOf(bills), bills: bills.length, total, houseTotal } as const;
  const status = approves ? 'APPROVED' : 'CALCULATED';
  await updateRun(tx, run.id, { ...done, status, ...(approves && { approvedBy: 'system' }), at: deps.clock.now() });
  return { ...run, ...done, status };
};

/** The bills of a window as its figures stand; nothing is written. */
export const billsNow = async (
  deps: AgentsDeps,
  tx: Tx,
  run: Pick<Run, 'type' | 'periodType' | 'start' | 'end'>,
  contracts: readonly Contract[],
  window: Pick<SettlementWindow, 'from' | 'to' | 'isFirstOfMonth'>,
): Promise<readonly NewBill[]> => {
  // Real-time salaries go by the sum of the day so far, hourly ones by their hour.
  const teams =
    run.type === 'RT_SALARY' || run.type === 'HOUR_SALARY'
      ? await readWindows(deps, tx, contracts, {
          from: run.type === 'RT_SALARY' ? windowOf(window.from, deps.days.timeZone).from : run.start,
          to: run.end,
          day: window.from,
        })
      : await readTeams(deps, tx, contracts, window);
  return billsOf(deps, tx, run, contracts, teams, window);
};

const billsOf = async (
  deps: AgentsDeps,
  tx: Tx,
  run: Pick<Run, 'type' | 'periodType' | 'start' | 'end'>,
  contracts: readonly Contract[],
  teams: Teams,
  window: Pick<SettlementWindow, 'from' | 'isFirstOfMonth'>,
): Promise<readonly NewBill[]> => {
  const carried = await carriedInto(deps, tx, run, contracts, { from: window.from, start: run.start });
  const day = windowOf(window.from, deps.days.timeZone);
  const earlier =
    run.type === 'RT_SALARY'
      ? await sumEarlierToday(tx, run.type, { day: window.from, before: run.start })
      : new Map<bigint, { readonly gross: bigint }>();
  const isLastOfDay = run.end.getTime() >= day.to.getTime();
  return billsOfRun({ isFirstOfMonth: window.isFirstOfMonth, isLastOfDay }, contracts, {
    ...teams,
    carried,
    earlier,
  });
};

/** What earlier bills carry into a period; asked for only of contracts that carry. */
export const carriedInto = (
  { days }: Pick<AgentsDeps, 'days'>,
  tx: Tx,
  { type, periodType }: Pick<Run, 'type' | 'periodType'>,
  contracts: readonly Contract[],
  { from, start }: Pick<SettlementWindow, 'from' | 'start'>,
) =>
  listCarried(
    tx,
    type,
    contracts.flatMap(({ receiver, terms }) => (terms.carryMode === 'NONE' ? [] : [receiver])),
    { from, before: start, endedSince: windowOf(carriedSince(periodType, { from }), days.timeZone).from },
  );

/** A fingerprint of all bills in the order of their contracts. */
const hashOf = (bills: readonly NewBill[]): string => {
  const lines = bills
    .toSorted((one, other) => (one.contractId < other.contractId ? -1 : 1))
    .map((bill) =>
      [bill.contractId, bill.validBet, bill.loss, bill.carryIn, bill.active, bill.rate, bill.gross].join(' '),
    );
  return createHash('sha256').update(lines.join('\n')).digest('hex');
};
