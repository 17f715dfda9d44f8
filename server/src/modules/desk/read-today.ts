import type { readToday as endpoint } from '@fairground/contract/desk/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { countParked } from '../../platform/events/index.ts';
import type { Operator } from '../../platform/http/route.ts';
import { QUEUE_COUNT_MAX } from '../../platform/work-queue.ts';
import type { DeskDeps } from './deps.ts';
import { figuresOf, seriesOf } from './domain/day-figures.ts';

type Today = ValueOf<typeof endpoint>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The first page of staff: every part is a few rows by an index, and a person gets the parts it may read. */
export const readToday = async (deps: DeskDeps, { permissions }: Pick<Operator, 'permissions'>): Promise<Today> => {
  const { clock } = deps;
  const [queues, figures, health] = await Promise.all([
    readQueues(deps, permissions),
    permissions.has('reports.read') ? readFigures(deps) : null,
    permissions.has('system.read') ? readHealth(deps) : null,
  ]);
  return { readAt: clock.now(), queues, figures, health };
};

const readQueues = ({ db, clock, queues }: DeskDeps, permissions: Operator['permissions']): Promise<Today['queues']> =>
  Promise.all(
    queues
      .filter(({ needs }) => permissions.has(needs))
      .map(async ({ name, dueMinutes, read }) => {
        const { count, oldest } = await read(db);
        return {
          name,
          count: Math.min(count, QUEUE_COUNT_MAX),
          isMore: count > QUEUE_COUNT_MAX,
          oldestAt: oldest,
          dueMinutes,
          isLate: oldest !== null && clock.now().getTime() - oldest.getTime() > dueMinutes * MINUTE_MS,
        };
      }),
  );

/** Other days are compared up to the same time of day, as it was noted then. */
export const readFigures = async ({ days, figures }: DeskDeps): Promise<NonNullable<Today['figures']>> => {
  // Before the sums: what is counted meanwhile makes them newer than they say, never older.
  const asOf = await figures.asOf();
  const day = days.dayOf(asOf);
  const ago = async (count: number) => {
    const at = new Date(asOf.getTime() - count * DAY_MS);
    return (await figures.noteAt(days.dayOf(at), at))?.sums;
  };
  const [today, yesterday, lastWeek, notes] = await Promise.all([
    figures.sumOfDay(day),
    ago(1),
    ago(7),
    figures.notesOf(day),
  ]);
  return { day, asOf, list: figuresOf(today, yesterday, lastWeek), series: seriesOf(notes, today, asOf) };
};

export const readHealth = async ({ db, clock, cashier, readJobs }: DeskDeps): Promise<NonNullable<Today['health']>> => {
  const [jobs, parked, payments] = await Promise.all([
    readJobs(),
    countParked(db),
    cashier.reports.sharesOfProviders(db, new Date(clock.now().getTime() - HOUR_MS)),
  ]);
  return {
    nodes: jobs.nodes,
    jobsWaiting: jobs.waiting,
    jobsFailed: [...jobs.failed],
    factsParked: [...parked],
    payments: [...payments],
  };
};
