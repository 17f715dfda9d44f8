import { createLeadLoop } from '../../../platform/lead-loop.ts';
import type { LeadLoop } from '../../../platform/lead-loop.ts';
import { makeIssues } from './calendar.ts';
import type { CalendarDeps } from './calendar.ts';
import { isLong, takeLongStep, takeQuickSteps } from './steps.ts';
import type { StepDeps } from './steps.ts';
import { leaveLead, postpone, readDue, takeLead } from '../store/steps.ts';
import type { IssueRow } from '../store/issues.ts';
import type { IssueId } from '../tables.ts';

/** Drives the calendars, on the node that leads. */
export type Worker = LeadLoop & {
  /** Takes what is due now, long steps too, and answers how many issues that were; for tests and tools. */
  readonly takeDue: () => Promise<number>;
};

const SLEEP_MS_MAX = 2_000;
const SLEEP_MS_MIN = 20;
/** So many issues are sealed and settled beside each other; the rest of the pool is for players. */
const LONG_MAX = 2;
const AFTER_FAILURE_MS = 2_000;

/** How far ahead issues are made: at once for the next hour, then a day and an hour, looked at every ten minutes. */
const FIRST_HOURS = 1;
const HOURS_AHEAD = 25;
const CALENDAR_MS = 600_000;

export const createWorker = (deps: StepDeps & CalendarDeps): Worker => {
  const { db, log, random, news } = deps;
  const busy = new Map<IssueId, Promise<void>>();
  let planning: Promise<void> | undefined;
  let plannedAt: number | undefined;

  const takeLong = async (issue: IssueRow): Promise<void> => {
    try {
      await takeLongStep(deps, issue);
      await news.tell();
    } catch (error) {
      log.error({ err: error, issue: issue.id.toString(), state: issue.state }, 'a step of an issue failed');
      await postpone(db, issue.id, AFTER_FAILURE_MS).catch(() => undefined);
    } finally {
      busy.delete(issue.id);
    }
  };

  /** One round; answers for how long nothing is due. */
  const round = async (): Promise<{ readonly taken: number; readonly nextMs: number }> => {
    const { due, nextMs } = await readDue(db, [...busy.keys()]);
    const long = due.filter(isLong);
    const quick = due.filter((issue) => !isLong(issue));
    if (quick.length > 0) await takeQuickSteps(deps, quick);
    for (const issue of long.slice(0, Math.max(0, LONG_MAX - busy.size))) busy.set(issue.id, takeLong(issue));
    await news.tell();
    const isMore = quick.length > 0 || (long.length > 0 && busy.size < LONG_MAX);
    return { taken: due.length, nextMs: isMore ? 0 : (nextMs ?? SLEEP_MS_MAX) };
  };

  const plan = (signal: AbortSignal): void => {
    if (planning !== undefined) return;
    if (plannedAt !== undefined && performance.now() - plannedAt < CALENDAR_MS) return;
    const isFirst = plannedAt === undefined;
    plannedAt = performance.now();
    const work = async (): Promise<void> => {
      if (isFirst) await makeIssues(deps, FIRST_HOURS, signal);
      await makeIssues(deps, HOURS_AHEAD, signal);
    };
    planning = work()
      .catch((error: unknown) => {
        plannedAt = undefined;
        log.error({ err: error }, 'the calendars could not be made; they are tried again');
      })
      .finally(() => (planning = undefined));
  };

  const loop = createLeadLoop({
    ...{ log, random, failure: 'the lottery could not see what is due; it looks again' },
    takeLead: (holder, forMs) => takeLead(db, holder, forMs),
    leaveLead: (holder) => leaveLead(db, holder),
    round: async (signal) => {
      plan(signal);
      const { nextMs } = await round();
      return Math.min(SLEEP_MS_MAX, Math.max(SLEEP_MS_MIN, nextMs));
    },
    underWay: () => Promise.all([planning, ...busy.values()]),
  });

  return {
    ...loop,
    takeDue: async () => {
      const { taken } = await round();
      await Promise.all(busy.values());
      return taken;
    },
  };
};
