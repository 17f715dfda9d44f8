import type { Job } from '../../../platform/jobs/index.ts';
import { listLateTables } from '../store/live-tables.ts';
import { listUnpaidSeats } from '../store/seats.ts';
import type { LiveDeps } from './live-deps.ts';
import { LEAD_MS, WATCHED_MS } from './phases.ts';
import { runTable } from './run-table.ts';
import { finishSeats } from './settle-seats.ts';
import { later } from './table-time.ts';

export type Driver = {
  /** Somebody looks at the table: it is run from now on, by this node or by the one that has the lead. */
  readonly wake: (tableId: bigint) => void;
  /** Finishes what nobody brought on: rounds of a node that died, money that was under way. */
  readonly recover: Job<null>;
};

const AT_ONCE = 200;
const STEPS_MAX = 20;
/** Below this a wait is not worth its timer. */
const LEAST_MS = 20;

export const createDriver = (deps: LiveDeps, node: string): Driver => {
  const running = new Map<bigint, { lookedAt: number }>();
  const nowMs = (): number => deps.clock.now().getTime();

  const run = async (tableId: bigint, interest: { readonly lookedAt: number }): Promise<void> => {
    for (;;) {
      const next = await runTable(deps, tableId, node);
      if (next === undefined || nowMs() - interest.lookedAt > 2 * WATCHED_MS) return;
      const wait = next.getTime() - (await deps.time.now()).getTime();
      // The lead is renewed while a table waits for its next step.
      await deps.time.wait(Math.min(Math.max(wait, LEAST_MS), LEAD_MS / 2));
    }
  };

  const wake: Driver['wake'] = (tableId) => {
    const known = running.get(tableId);
    if (known) {
      known.lookedAt = nowMs();
      return;
    }
    const interest = { lookedAt: nowMs() };
    running.set(tableId, interest);
    run(tableId, interest)
      .catch((error: unknown) => deps.log.warn({ err: error, table: tableId.toString() }, 'a table stands still'))
      .finally(() => running.delete(tableId));
  };

  const recover: Job<null> = {
    name: 'studio.recover-tables',
    run: async () => {
      const before = later(await deps.time.now(), -2 * LEAD_MS);
      for (const tableId of await listLateTables(deps.db, before, AT_ONCE)) await runDue(deps, tableId, node);
      await finishSeats(deps, await listUnpaidSeats(deps.db, before, AT_ONCE));
    },
  };
  return { wake, recover };
};

/** Everything of a table that is due by now. */
const runDue = async (deps: LiveDeps, tableId: bigint, node: string): Promise<void> => {
  try {
    for (let steps = 0; steps < STEPS_MAX; steps += 1) {
      const next = await runTable(deps, tableId, node);
      if (next === undefined || next > (await deps.time.now())) return;
    }
  } catch (error) {
    deps.log.warn({ err: error, table: tableId.toString() }, 'a table could not be brought on');
  }
};
