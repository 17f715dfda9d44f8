import { setTimeout as sleep } from 'node:timers/promises';
import type { CardTableId } from '@fairground/contract/rooms/fields';
import { takeDueTables } from '../store/find.ts';
import { housesOf } from './money.ts';
import { workOn } from './run-table.ts';
import type { Change, PlayDeps } from './run-table.ts';
import { settleHand } from './settle-hand.ts';
import { cancelStuck, stepDue } from './step.ts';

/** Brings tables on by time. */
export type Driver = {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** Everything of one table that is due by now. */
  readonly bringOn: (tableId: CardTableId, currency: string) => Promise<Change | undefined>;
  /** Wakes this node when the table has to go on. */
  readonly wake: (change: Change) => void;
  /** Looks once at every table that is due, without asking which node leads it. */
  readonly sweep: () => Promise<number>;
};

const SWEEP_MS = 500;
const SWEEP_MAX = 64;
const AT_ONCE = 8;
/** What is later than this is brought on by any node: its leader is gone. */
const LATE_MS = 500;
const ROUNDS_MAX = 50;

export const createDriver = (deps: PlayDeps): Driver => {
  const { db, log, wallet, node } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const timers = new Map<CardTableId, NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  let sweeping: Promise<void> | undefined;

  const bringOn: Driver['bringOn'] = async (tableId, currency) => {
    const houses = await housesOf({ wallet }, tableId, currency);
    let last: Change | undefined;
    for (let rounds = 0; rounds < ROUNDS_MAX; rounds += 1) {
      const done = await workOn(deps, { tableId, houses }, (work) => stepDue(work));
      last = done?.change ?? last;
      if (done?.value !== 'pay') return last;
      last = (await settleHand(deps, tableId, houses)) ?? last;
    }
    return last;
  };

  const safely = async (tableId: CardTableId, currency: string): Promise<void> => {
    try {
      const last = await bringOn(tableId, currency);
      if (last === undefined || !isStillDue(last)) return;
    } catch (error) {
      log.error({ err: error, table: tableId.toString() }, 'a table could not be brought on');
    }
    const houses = await housesOf({ wallet }, tableId, currency);
    await workOn(deps, { tableId, houses }, (work) => cancelStuck(work)).catch(() => undefined);
  };
  const isStillDue = ({ table, now }: Change): boolean =>
    table.phase === 'HAND' && table.moves_at !== null && table.moves_at <= now;

  const track = (work: Promise<unknown>): void => {
    const kept = work.catch(() => undefined).finally(() => running.delete(kept));
    running.add(kept);
  };

  const wake: Driver['wake'] = ({ table, now }) => {
    clearTimeout(timers.get(table.id));
    timers.delete(table.id);
    if (table.moves_at === null || signal.aborted || sweeping === undefined) return;
    const waitMs = Math.max(0, table.moves_at.getTime() - now.getTime());
    // Far ones are found by the sweep.
    if (waitMs > 90_000) return;
    const timer = setTimeout(() => {
      timers.delete(table.id);
      track(safely(table.id, table.currency));
    }, waitMs + 1);
    timer.unref();
    timers.set(table.id, timer);
  };

  const sweep: Driver['sweep'] = async () => {
    const due = await takeDueTables(db, { node, lateMs: LATE_MS, limit: SWEEP_MAX });
    for (let at = 0; at < due.length; at += AT_ONCE)
      await Promise.all(due.slice(at, at + AT_ONCE).map(({ id, currency }) => safely(id, currency)));
    return due.length;
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const found = await sweep().catch((error: unknown) => {
        log.error({ err: error }, 'the rooms could not be swept; the next look tries again');
        return 0;
      });
      if (found < SWEEP_MAX) await sleep(SWEEP_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    start: () => {
      sweeping ??= run();
    },
    stop: async () => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await sweeping;
      await Promise.all(running);
    },
    bringOn,
    wake,
    sweep,
  };
};
