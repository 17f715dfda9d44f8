import type { readDayTile, readHealthTile } from '@fairground/contract/desk/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { DeskDeps } from './deps.ts';
import { readFigures, readHealth } from './read-today.ts';

type Reading = { readonly amount: Money | null; readonly count: number | null };

const textOf = ({ amount, count }: Reading): string | null =>
  amount === null ? (count?.toString() ?? null) : writeMoney(amount);

/** The day beside the same time of yesterday and of a week ago. */
export const dayTile = async (deps: DeskDeps): Promise<ValueOf<typeof readDayTile>> => {
  const { asOf, list, series } = await readFigures(deps);
  const chart = (id: 'ggr' | 'deposit' | 'withdrawal') => ({
    id,
    points: series.map((step) => ({ until: step.until, value: writeMoney(step[id]) })),
  });
  return {
    readAt: asOf,
    charts: [chart('ggr'), chart('deposit'), chart('withdrawal')],
    figures: list.map(({ key, today, yesterday, lastWeek }) => ({
      id: key,
      as: today.amount === null ? 'number' : 'amount',
      value: textOf(today),
      before: yesterday === null ? null : textOf(yesterday),
      weekBefore: lastWeek === null ? null : textOf(lastWeek),
    })),
  };
};

/** What runs and what does not. */
export const healthTile = async (deps: DeskDeps): Promise<ValueOf<typeof readHealthTile>> => {
  const { nodes, jobsWaiting, jobsFailed, factsParked, payments } = await readHealth(deps);
  const count = (id: string, value: number) => ({ id, as: 'number' as const, value: value.toString(), before: null });
  return {
    readAt: deps.clock.now(),
    figures: [
      count('nodes', nodes),
      count('jobsWaiting', jobsWaiting),
      count('jobsFailed', jobsFailed.length),
      count(
        'factsParked',
        factsParked.reduce((sum, each) => sum + each.count, 0),
      ),
      count(
        'paymentsFailed',
        payments.reduce((sum, { failed }) => sum + failed, 0),
      ),
    ],
  };
};
