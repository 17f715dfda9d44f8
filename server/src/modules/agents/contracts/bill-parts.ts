import type { readBillParts as endpoint } from '@fairground/contract/agents/contracts';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Session } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import type { DayFigures } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { lossOf } from '../domain/contracts/bill.ts';
import { namesOf } from '../scope.ts';
import { findBillOf, listBillsBelow } from '../store/bills.ts';
import type { ShownBill } from '../store/bills.ts';
import { listNotes } from '../store/disputes.ts';
import { shownNotes } from './note-bill.ts';

/** What a bill is made of: its days, which are closed and add up to its figures, and what is paid on by it. */
export const readBillParts = async (
  deps: AgentsDeps,
  session: Session,
  { billId }: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const agent = session.memberId;
  const bill = needed(await findBillOf(deps.db, agent, billId), 'agents.bill-unknown');
  const below = bill.receiver === agent ? await listBillsBelow(deps.db, bill) : [];
  const nameOf = await namesOf(
    deps,
    agent,
    below.map(({ receiver }) => receiver),
  );
  return {
    days: await daysOf(deps, bill),
    notes: shownNotes(await listNotes(deps.db, billId), agent),
    below: below.map(({ receiver, gross, paid }) => ({
      ...{ account: nameOf(receiver), gross: money(gross), paid: money(paid) },
    })),
  };
};

const daysOf = async (
  { figures }: Pick<AgentsDeps, 'figures'>,
  { receiver, terms, from, to }: ShownBill,
): Promise<ValueOf<typeof endpoint>['days']> => {
  if (terms.type === 'HOUR_SALARY' || terms.type === 'RT_SALARY') return [];
  const [team, own] = await Promise.all([
    figures.teamDays(receiver, { from, to }),
    figures.memberDays(receiver, { from, to }),
  ]);
  const salaries = Map.groupBy(own, ({ day }) => day);
  return [...Map.groupBy(team, ({ day }) => day)].map(([day, rows]) => {
    const played = rows.filter(
      ({ product }) => terms.products === null || (terms.products as readonly string[]).includes(product),
    );
    const sums = {
      validBet: sumOf(played, (row) => row.valid_bet_cash),
      stake: sumOf(played, (row) => row.stake_cash),
      payout: sumOf(played, (row) => row.payout_cash),
      rebate: sumOf(rows, (row) => row.rebate),
      promo: sumOf(rows, (row) => row.promo),
      salary: sumOf(salaries.get(day) ?? [], (row) => row.salary),
      fee: sumOf(rows, (row) => row.deposit_fee + row.withdrawal_fee),
    };
    return { day, ...sums, loss: money(lossOf(terms, { ...sums, active: 0 })) };
  });
};

const sumOf = (rows: readonly DayFigures[], part: (row: DayFigures) => bigint) =>
  money(rows.reduce((sum, row) => sum + part(row), 0n));
