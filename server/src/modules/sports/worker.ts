import { createLeadLoop } from '../../platform/lead-loop.ts';
import type { LeadLoop } from '../../platform/lead-loop.ts';
import { decideDue } from './bets/decide-bet.ts';
import { decideCashOuts } from './bets/cash-out.ts';
import { followRules } from './bets/cash-out-rules.ts';
import type { SportsDeps } from './deps.ts';
import type { Simulator } from './feed/simulated/simulator.ts';
import { catchUp } from './intake/receive.ts';
import { settleOpen } from './settlement/settle.ts';
import { voidWaiting } from './settlement/void-waiting.ts';
import { dropOldRules } from './store/cash-out-rules.ts';
import { listToPrice } from './store/fixtures.ts';
import { dropOldPrices } from './store/prices.ts';
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
  let settling: Promise<void> | undefined;

  /**
   * Settles what results wait for, beside the rounds: a market of many bets takes longer than its feed may be silent, and
   * live bets of other matches are decided meanwhile. One settlement at a time.
   */
  const settle = (): void => {
    if (settling !== undefined) return;
    settling = settleOpen(deps)
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error }, 'results could not be settled; the next round tries again'))
      .finally(() => (settling = undefined));
  };

  const round = async (plans: boolean): Promise<void> => {
    if (plans && performance.now() - plannedAt > PLAN_MS) {
      await simulator.plan();
      await dropOldSlips(db);
      await dropOldRules(db);
      await dropOldPrices(db);
      plannedAt = performance.now();
    }
    await simulator.send();
    await catchUp(db, simulator, deps.clock.now());
    for (const fixture of await listToPrice(db, PRICE_AGE_SECONDS, PRICE_MAX)) await repriceLive(db, fixture);
    await leanOpen(deps);
    await decideDue(deps);
    await decideCashOuts(deps);
    await followRules(deps);
    await voidWaiting(db);
    settle();
  };

  const loop = createLeadLoop({
    ...{ log, random, failure: 'the book could not take a step; it tries again' },
    takeLead: (holder, forMs) => takeLead(db, holder, forMs),
    leaveLead: (holder) => leaveLead(db, holder),
    round: async () => {
      await round(true);
      return STEP_MS;
    },
    underWay: async () => settling,
  });
  return {
    ...loop,
    step: async ({ plans = true } = {}) => {
      await round(plans);
      await settling;
    },
  };
};
