import { setTimeout as sleep } from 'node:timers/promises';
import { newToken } from '../../../platform/random.ts';
import { makeIssues } from './calendar.ts';
import type { CalendarDeps } from './calendar.ts';
import { isLong, takeLongStep, takeQuickSteps } from './steps.ts';
import type { StepDeps } from './steps.ts';
import { leaveLead, postpone, readDue, takeLead } from '../store/steps.ts';
import type { IssueRow } from '../store/issues.ts';
import type { IssueId } from '../tables.ts';

/** Drives the calendars: one node leads, the others look now and then whether it still does. */
export type Worker = {
  readonly start: () => void;
  /** Ends after the steps under way. */
  readonly stop: () => Promise<void>;
  /** Takes what is due now, long steps too, and answers how many issues that were; for tests and tools. */
  readonly takeDue: () => Promise<number>;
};

const LEAD_MS = 10_000;
/** The lead is asked for again when so much of it is left at most. */
const LEAD_RENEWED_MS = 5_000;
const FOLLOW_MS = 3_000;
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
  const holder = newToken(random, 12);
  const stopping = new AbortController();
  const { signal } = stopping;
  const busy = new Map<IssueId, Promise<void>>();
  let running: Promise<void> | undefined;
  let planning: Promise<void> | undefined;
  let leadUntil = 0;
  let plannedAt: number | undefined;

  const isLeading = async (): Promise<boolean> => {
    const now = performance.now();
    if (leadUntil - now > LEAD_RENEWED_MS) return true;
    const isLeader = await takeLead(db, holder, LEAD_MS);
    leadUntil = isLeader ? now + LEAD_MS : 0;
    return isLeader;
  };

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

  const plan = (): void => {
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

  const run = async (): Promise<void> => {
    while (!signal.aborted)
      try {
        if (!(await isLeading())) {
          await pause(FOLLOW_MS);
          continue;
        }
        plan();
        const { nextMs } = await round();
        await pause(Math.min(SLEEP_MS_MAX, Math.max(SLEEP_MS_MIN, nextMs)));
      } catch (error) {
        log.error({ err: error }, 'the lottery could not see what is due; it looks again');
        await pause(AFTER_FAILURE_MS);
      }
  };

  const pause = (forMs: number): Promise<unknown> => sleep(forMs, undefined, { signal }).catch(() => undefined);

  return {
    start: () => {
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      await running;
      await planning;
      await Promise.all(busy.values());
      if (running !== undefined) await leaveLead(db, holder).catch(() => undefined);
    },
    takeDue: async () => {
      const { taken } = await round();
      await Promise.all(busy.values());
      return taken;
    },
  };
};
