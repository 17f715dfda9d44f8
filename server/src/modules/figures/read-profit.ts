import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import { PROFIT_DAYS_MAX } from '@fairground/contract/figures/endpoints';
import type { readProfit as endpoint } from '@fairground/contract/figures/endpoints';
import type { Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FiguresDeps } from './deps.ts';
import { dayAfter, daysIn } from '../../platform/business-window.ts';
import { profitOf } from './domain/profit.ts';
import { listMemberDays } from './store/read-days.ts';

type Deps = Pick<FiguresDeps, 'db' | 'clock' | 'days' | 'betting' | 'wallet'> & {
  readonly asOf: () => Promise<Date>;
};

const DAYS_SHOWN = 7;

/** A member's own figures of a range of days, by day and by category. */
export const readProfit = async (
  { db, clock, days, betting, wallet, asOf }: Deps,
  session: Session,
  { from: asked, to: askedTo, product }: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const to = askedTo ?? days.dayOf(clock.now());
  const from = asked ?? dayAfter(to, 1 - DAYS_SHOWN);
  const count = daysIn({ from, to });
  if (count < 1) throw new Refusal('figures.range-backwards');
  if (count > PROFIT_DAYS_MAX) throw new Refusal('figures.range-too-long');
  // Before the figures: what is counted meanwhile makes them newer than they say, never older.
  const moment = await asOf();
  const [rows, open, currency] = await Promise.all([
    listMemberDays(db, session.memberId, { from, to }),
    betting.sumOpenStakes(session.memberId),
    wallet.currencyOf(session),
  ]);
  const isAsked = (own: string): boolean => product === undefined || own === product;
  const profit = profitOf(
    rows.filter((row) => isAsked(row.product)),
    new Map([...open].filter(([category]) => isAsked(category))),
  );
  return { from, to, currency, asOf: moment, ...profit };
};
