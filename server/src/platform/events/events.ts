import type { Bus } from '../bus/index.ts';
import type { Clock } from '../clock.ts';
import { afterCommit, inTransaction } from '../database/index.ts';
import type { Db, Reader } from '../database/index.ts';
import type { Job, Schedule } from '../jobs/job.ts';
import type { Log } from '../log.ts';
import { startDispatcher } from './dispatcher.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { Announce, Listener } from './fact.ts';
import { noEventsMetrics } from './metrics.ts';
import type { EventsMetrics } from './metrics.ts';
import { deleteParked, listParked, lockParked } from './parked-store.ts';
import type { ParkedFact } from './parked-store.ts';
import { deletePassedFacts, insertFact, insertListeners, openEraAfterRestore } from './store.ts';

export type EventsDeps = {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: EventsMetrics;
  /** A fact that fails this often is parked. With the growing pauses, 12 tries span about 25 minutes. */
  readonly triesMax?: number;
  readonly tickMs?: number;
};

export type Events = {
  readonly announce: Announce;
  /** Begins to hand facts to these listeners; called once, when every module has been made. */
  readonly start: (listeners: readonly Listener[]) => Promise<void>;
  /** Lets running handlers finish. */
  readonly stop: () => Promise<void>;
  readonly listParked: (reader: Reader, limit: number) => Promise<readonly ParkedFact[]>;
  /** Hands a parked fact to its listener once more; answers false when there is no such fact. */
  readonly retryParked: (listener: string, factId: bigint) => Promise<boolean>;
  readonly schedules: readonly Schedule[];
};

const WAKE_TOPIC = 'events.announced';
const KEPT_DAYS = 7;
const PURGED_AT_ONCE = 5_000;

/** The outbox: facts written in the transaction of their change, delivered to every listener once and in order. */
export const createEvents = (deps: EventsDeps): Events => {
  const { db, bus, clock, log, metrics = noEventsMetrics, triesMax = 12, tickMs = 1_000 } = deps;
  let listeners: readonly Listener[] = [];
  let dispatcher: Dispatcher | undefined;
  let stopHearing = (): void => undefined;
  const wake = (): void => dispatcher?.wake();

  const purge: Job<null> = {
    name: 'events.purge',
    run: async (_payload, signal) => {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
      const names = listeners.map(({ name }) => name);
      let deleted: number;
      do deleted = await inTransaction(db, (tx) => deletePassedFacts(tx, names, before, PURGED_AT_ONCE));
      while (deleted === PURGED_AT_ONCE && !signal.aborted);
    },
  };

  return {
    announce: async (tx, kind, payload) => {
      await insertFact(tx, kind.name, payload, clock.now());
      afterCommit(tx, () => bus.publish(WAKE_TOPIC, null));
    },
    start: async (given) => {
      listeners = given;
      refuseTwins(given);
      await inTransaction(db, async (tx) => {
        if (await openEraAfterRestore(tx)) log.warn('the database was restored elsewhere: the outbox counts anew');
        await insertListeners(
          tx,
          given.map(({ name }) => name),
        );
      });
      dispatcher = startDispatcher({ db, clock, log, metrics, triesMax }, given, { tickMs });
      stopHearing = bus.subscribe(WAKE_TOPIC, { onMessage: wake, onGap: wake });
      wake();
    },
    stop: async () => {
      stopHearing();
      await dispatcher?.stop();
    },
    listParked,
    retryParked: (name, factId) =>
      inTransaction(db, async (tx) => {
        const listener = listeners.find((candidate) => candidate.name === name);
        const parked = await lockParked(tx, name, factId);
        if (listener === undefined || parked === undefined) return false;
        await listener.handle(tx, [parked.fact]);
        await deleteParked(tx, name, factId);
        return true;
      }),
    schedules: [{ job: purge, cron: '17 * * * *' }],
  };
};

/** Two listeners of one name would share one cursor, and each would miss the facts of the other. */
const refuseTwins = (listeners: readonly Listener[]): void => {
  const names = listeners.map(({ name }) => name);
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) throw new Error(`Two listeners are called ${twin}.`);
};
