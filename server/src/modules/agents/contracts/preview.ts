import type { previewOffer as endpoint } from '@fairground/contract/agents/contracts';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { AgentsDeps } from '../deps.ts';
import { billOf } from '../domain/contracts/bill.ts';
import type { CarriedPeriod } from '../domain/contracts/carry.ts';
import { isFirstOfMonth, periodBefore, periodOf } from '../domain/contracts/periods.ts';
import type { Period } from '../domain/contracts/periods.ts';
import type { Contract } from '../store/contracts.ts';
import { readTeams } from '../settlement/read-teams.ts';
import { requireCarried } from './check-offer.ts';
import { nextStart, receiverOf, termsOf } from './offer.ts';

const PERIODS = 3;

/**
 * What an offer would have paid in the last three periods, beside what the payer's own contract would have given: by the
 * same rules that pay. A payer with a losing and a winning branch can owe more than it gets.
 */
export const previewOffer = async (
  deps: AgentsDeps,
  offer: BodyOf<typeof endpoint>,
  session: Session,
): Promise<ValueOf<typeof endpoint>> => {
  const payer = session.memberId;
  const receiver = await receiverOf(deps, payer, offer.receiver);
  const { own, terms } = await termsOf(deps, payer, offer);
  const today = deps.days.dayOf(deps.clock.now());
  await requireCarried(deps.db, payer, terms, nextStart(terms.periodType, today));
  const sides = [
    { receiver: receiver.id, terms },
    { receiver: payer, terms: own },
  ] as const;
  let before: readonly (CarriedPeriod | undefined)[] = [undefined, undefined];
  const periods: ValueOf<typeof endpoint>['periods'] = [];
  for (const period of lastPeriods(terms.periodType, today)) {
    const teams = await inTransaction(deps.db, (tx) => readTeams(deps, tx, sides.map(contractLike), period));
    const [offered, received] = sides.map((side, index) =>
      billOf(side.terms, teams.of(contractLike(side)), {
        before: before[index],
        isFirstOfMonth: isFirstOfMonth(terms.periodType, period),
      }),
    );
    if (offered === undefined || received === undefined) break;
    before = [offered, received];
    periods.push({
      ...{ from: period.from, to: period.to, active: offered.active, rate: offered.rate },
      validBet: money(offered.validBet),
      effective: money(offered.effective),
      owed: money(offered.gross),
      received: money(received.gross),
    });
  }
  return { periods };
};

const lastPeriods = (type: Contract['terms']['periodType'], today: string): readonly Period[] => {
  const periods: Period[] = [];
  let period = periodBefore(type, periodOf(type, today));
  for (let count = 0; count < PERIODS; count += 1) {
    periods.unshift(period);
    period = periodBefore(type, period);
  }
  return periods;
};

const contractLike = ({ receiver, terms }: Pick<Contract, 'receiver' | 'terms'>): Contract => ({
  ...{ id: 0n, receiver, payer: null, lineRoot: receiver, terms },
  ...{ status: 'ACTIVE', from: '', until: null, endReason: null },
});
