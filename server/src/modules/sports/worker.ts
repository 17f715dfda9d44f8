import { setTimeout as sleep } from 'node:timers/promises';
import { newToken } from '../../platform/random.ts';
import { decideDue } from './bets/decide-bet.ts';
import { decideCashOuts } from './bets/cash-out.ts';
import type { SportsDeps } from './deps.ts';
import type { Simulator } from './feed/simulated/simulator.ts';
import { catchUp } from './intake/receive.ts';
import { settleOpen } from './settlement/settle.ts';
import { voidWaiting } from './settlement/void-waiting.ts';
import { listToPrice } from './store/fixtures.ts';
import { dropOldSlips } from './store/slips.ts';
import { leaveLead, takeLead } from './store/simulated.ts';
import { leanOpen } from './trading/lean.ts';
import { repriceLive } from './trading/reprice.ts';

/** Drives the book: one node leads, the others look now and then whether it still does. */
export type Worker = {
  readonly start: () => void;
  /** Ends after the step under way. */
  readonly stop: () => Promise<void>;
  /** Takes everything that is due now; for tests and tools, a node does it by itself. */
  readonly step: (options?: { readonly plans?: boolean }) => Promise<void>;
};

const LEAD_MS = 10_000;
const LEAD_RENEWED_MS = 5_000;
const FOLLOW_MS = 3_000;
const STEP_MS = 500;
const PLAN_MS = 20_000;
const AFTER_FAILURE_MS = 2_000;
/** Live prices older than so many seconds are computed again. */
const PRICE_AGE_SECONDS = { FOOTBALL: 4, VIRTUAL: 3, ESPORTS: 60, COCKFIGHT: 60 } as const;
const PRICE_MAX = 20;

export const createWorker = (deps: SportsDeps & { readonly simulator: Simulator }): Worker => {
  const { db, log, random, simulator } = deps;
  const holder = newToken(random, 12);
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let leadUntil = 0;
  let plannedAt = Number.NEGATIVE_INFINITY;

  const isLeading = async (): Promise<boolean> => {
    const now = performance.now();
    if (leadUntil - now > LEAD_RENEWED_MS) return true;
    const isLeader = await takeLead(db, holder, LEAD_MS);
    leadUntil = isLeader ? now + LEAD_MS : 0;
    return isLeader;
  };

  const step: Worker['step'] = async ({ plans = true } = {}) => {
    if (plans && performance.now() - plannedAt > PLAN_MS) {
      await simulator.plan();
      await dropOldSlips(db);
      plannedAt = performance.now();
    }
    await simulator.send();
    await catchUp(db, simulator, deps.clock.now());
    for (const fixture of await listToPrice(db, PRICE_AGE_SECONDS, PRICE_MAX)) await repriceLive(db, fixture);
    await leanOpen(deps);
    await decideDue(deps);
    await decideCashOuts(deps);
    await voidWaiting(db);
    await settleOpen(deps);
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted)
      try {
        if (await isLeading()) {
          await step();
          await pause(STEP_MS);
        } else await pause(FOLLOW_MS);
      } catch (error) {
        log.error({ err: error }, 'the book could not take a step; it tries again');
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
      if (running !== undefined) await leaveLead(db, holder).catch(() => undefined);
    },
    step,
  };
};
