import { createLeadLoop } from '../../platform/lead-loop.ts';
import type { LeadLoop } from '../../platform/lead-loop.ts';
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

/** Drives the book, on the node that leads. */
export type Worker = LeadLoop & {
  /** Takes everything that is due now; for tests and tools, a node does it by itself. */
  readonly step: (options?: { readonly plans?: boolean }) => Promise<void>;
};

const STEP_MS = 500;
const PLAN_MS = 20_000;
/** Live prices older than so many seconds are computed again. */
const PRICE_AGE_SECONDS = { FOOTBALL: 4, VIRTUAL: 3, ESPORTS: 60, COCKFIGHT: 60 } as const;
const PRICE_MAX = 20;

export const createWorker = (deps: SportsDeps & { readonly simulator: Simulator }): Worker => {
  const { db, log, random, simulator } = deps;
  let plannedAt = Number.NEGATIVE_INFINITY;

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

  const loop = createLeadLoop({
    ...{ log, random, failure: 'the book could not take a step; it tries again' },
    takeLead: (holder, forMs) => takeLead(db, holder, forMs),
    leaveLead: (holder) => leaveLead(db, holder),
    round: async () => {
      await step();
      return STEP_MS;
    },
  });
  return { ...loop, step };
};
