import type { previewOffer as endpoint } from '@fairground/contract/agents/contracts';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import { windowOf } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import type { CarriedPeriod } from '../domain/contracts/carry.ts';
import { isFirstOfMonth, periodBefore, periodOf } from '../domain/contracts/periods.ts';
import { billsOfRun } from '../domain/contracts/run-bills.ts';
import { windowsUntil } from '../domain/contracts/windows.ts';
import type { SettlementWindow } from '../domain/contracts/windows.ts';
import { carriedInto } from '../settlement/calculate.ts';
import { readTeams } from '../settlement/read-teams.ts';
import type { Teams } from '../settlement/read-teams.ts';
import { readWindows } from '../settlement/read-windows.ts';
import { listPaidBy } from '../store/contracts.ts';
import type { Contract } from '../store/contracts.ts';
import { requireCarried } from './check-offer.ts';
import { nextStart, receiverOf, termsOf } from './offer.ts';

const PERIODS = 3;
const DAY_MS = 86_400_000;

/**
 * What an offer would have paid in the last three periods, beside what the payer's own contract would have given and what
 * its other branches would have got: by the same rules that pay, with what is carried into them. A payer with a losing and
 * a winning branch can owe more than it gets.
 */
export const previewOffer = async (
  deps: AgentsDeps,
  offer: BodyOf<typeof endpoint>,
  session: Session,
): Promise<ValueOf<typeof endpoint>> => {
  const payer = session.memberId;
  const receiver = await receiverOf(deps, payer, offer.receiver);
  const { own, terms } = await termsOf(deps, payer, offer);
  const { type, periodType } = terms;
  const today = deps.days.dayOf(deps.clock.now());
  await requireCarried(deps.db, payer, terms, nextStart(periodType, today));
  const others = (await listPaidBy(deps.db, [payer], type, today)).filter(
    (each) => each.from <= today && each.receiver !== receiver.id,
  );
  const contracts = [
    contractLike(1n, { receiver: payer, payer: null, terms: own }),
    contractLike(2n, { receiver: receiver.id, payer, terms }),
    ...others.map((each, index) => contractLike(BigInt(index + 3), each)),
  ];
  const windows = await lastWindows(deps, periodType, today);
  return inTransaction(deps.db, async (tx) => {
    const [first] = windows;
    let carried: ReadonlyMap<MemberId, CarriedPeriod> =
      first === undefined ? new Map() : await carriedInto(deps, tx, { type, periodType }, contracts, first);
    const periods: ValueOf<typeof endpoint>['periods'] = [];
    for (const window of windows) {
      const teams = await teamsOf(deps, tx, contracts, periodType, window);
      const bills = billsOfRun(window, contracts, { ...teams, carried, earlier: new Map() });
      carried = new Map(bills.map(({ receiver: of, loss, effective }) => [of, { loss, effective }]));
      const [received, offered] = [1n, 2n].map((id) => bills.find(({ contractId }) => contractId === id));
      if (received === undefined || offered === undefined) break;
      periods.push({
        ...{ from: window.from, to: window.to, active: offered.active, rate: offered.rate },
        start: periodType === 'HOURLY' ? window.start : null,
        validBet: money(offered.validBet),
        effective: money(offered.effective),
        owed: money(offered.gross),
        others: money(received.lowerTotal - offered.gross),
        received: money(received.gross),
      });
    }
    return { periods };
  });
};

type Window = Pick<SettlementWindow, 'from' | 'to' | 'start' | 'end' | 'isFirstOfMonth'>;

/** Hours are those that are closed. A real-time salary comes to what its day comes to, so it is shown by days. */
const lastWindows = async (
  { clock, days, figures }: Pick<AgentsDeps, 'clock' | 'days' | 'figures'>,
  type: Contract['terms']['periodType'],
  today: string,
): Promise<readonly Window[]> => {
  if (type === 'HOURLY') {
    const until = await figures.closedUntil();
    const first = days.dayOf(new Date(Math.min(until.getTime(), clock.now().getTime()) - DAY_MS));
    return windowsUntil(type, { first, until, zone: days.timeZone, most: PERIODS });
  }
  const windows: Window[] = [];
  let period = periodBefore(type, periodOf(type, today));
  for (let count = 0; count < PERIODS; count += 1) {
    const { from, to } = period;
    const [{ from: start }, { to: end }] = [windowOf(from, days.timeZone), windowOf(to, days.timeZone)];
    windows.unshift({ from, to, start, end, isFirstOfMonth: isFirstOfMonth(type, period) });
    period = periodBefore(type, period);
  }
  return windows;
};

const teamsOf = (
  deps: AgentsDeps,
  tx: Tx,
  contracts: readonly Contract[],
  type: Contract['terms']['periodType'],
  { from, to, start, end }: Window,
): Promise<Teams> =>
  type === 'HOURLY'
    ? readWindows(deps, tx, contracts, { from: start, to: end, day: from })
    : readTeams(deps, tx, contracts, { from, to });

const contractLike = (
  id: bigint,
  { receiver, payer, terms }: Pick<Contract, 'receiver' | 'payer' | 'terms'>,
): Contract => ({
  ...{ id, receiver, payer, lineRoot: receiver, terms },
  ...{ status: 'ACTIVE', from: '', until: null, endReason: null },
});
