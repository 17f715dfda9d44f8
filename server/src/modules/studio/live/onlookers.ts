import type { StudioDeps } from '../deps.ts';

/** Those who wait for a table to change. */
export type Onlookers = {
  /** The number of changes of a table this node has received: read before a query, so that no later one is missed. */
  readonly heard: (tableId: bigint) => number;
  /** Resolves with the next change after so many, at once if there was one, or when the time is over. */
  readonly next: (tableId: bigint, after: number, ms: number) => Promise<void>;
  /** Something changed: every node notifies its waiting viewers. */
  readonly tell: (tableId: bigint) => void;
  /** The same for bets, of which there are many: batched. */
  readonly notifySoon: (tableId: bigint) => void;
};

const TOPIC = 'studio.table';
const GATHER_MS = 1_200;

export const createOnlookers = ({ bus }: Pick<StudioDeps, 'bus'>, onChange: (tableId: bigint) => void): Onlookers => {
  const waiting = new Map<string, Set<() => void>>();
  const changes = new Map<string, number>();
  const gathering = new Set<bigint>();
  const tell = (tableId: bigint): void => bus.publish(TOPIC, tableId.toString());

  bus.subscribe(TOPIC, {
    onMessage: (message) => {
      const table = String(message);
      if (!/^\d+$/.test(table)) return;
      changes.set(table, (changes.get(table) ?? 0) + 1);
      onChange(BigInt(table));
      const woken = waiting.get(table);
      waiting.delete(table);
      for (const wake of woken ?? []) wake();
    },
  });

  return {
    tell,
    notifySoon: (tableId) => {
      if (gathering.has(tableId)) return;
      gathering.add(tableId);
      setTimeout(() => {
        gathering.delete(tableId);
        tell(tableId);
      }, GATHER_MS).unref();
    },
    heard: (tableId) => changes.get(tableId.toString()) ?? 0,
    next: (tableId, after, ms) =>
      new Promise((resolve) => {
        const name = tableId.toString();
        if ((changes.get(name) ?? 0) !== after) return resolve();
        const all = waiting.get(name) ?? new Set();
        waiting.set(name, all);
        const wake = (): void => {
          clearTimeout(timer);
          all.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, ms).unref();
        all.add(wake);
      }),
  };
};
