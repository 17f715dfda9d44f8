import type { readIncome as endpoint } from '@fairground/contract/agents/reports';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Session } from '../../../platform/http/route.ts';
import type { AgentsDeps } from '../deps.ts';
import { addIncome, NO_INCOME } from '../domain/income.ts';
import type { Income } from '../domain/income.ts';
import { rangeOf } from '../domain/range.ts';

/** The caller's own income, day by day. */
export const readIncome = async (
  { clock, days, figures, wallet }: AgentsDeps,
  session: Session,
  query: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const range = rangeOf(query, days.dayOf(clock.now()));
  const currency = await wallet.currencyOf(session);
  const [rows, paid] = await Promise.all([
    figures.memberDays(session.memberId, range),
    wallet.incomeDays(session.memberId, currency, range),
  ]);
  const byDay = new Map<string, Income>();
  const add = (day: string, more: Partial<Income>): void =>
    void byDay.set(day, addIncome(byDay.get(day) ?? NO_INCOME, more));
  for (const { day, salary, dividend } of rows) add(day, { salary, dividend });
  for (const { day, ...own } of paid) add(day, own);
  const list = [...byDay].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([day, own]) => ({ day, own }));
  return {
    ...range,
    currencySymbol: await wallet.symbolOf(currency),
    total: shown(list.reduce((sum, { own }) => addIncome(sum, own), NO_INCOME)),
    days: list.flatMap(({ day, own }) => (isNothing(own) ? [] : [{ day, ...shown(own) }])),
  };
};

const isNothing = (own: Income): boolean => Object.values(own).every((amount) => amount === 0n);

const shown = ({ selfRebate, teamRebate, salary, dividend, paidToDownline }: Income) => ({
  selfRebate: money(selfRebate),
  teamRebate: money(teamRebate),
  salary: money(salary),
  dividend: money(dividend),
  paidToDownline: money(paidToDownline),
  total: money(selfRebate + teamRebate + salary + dividend - paidToDownline),
});
