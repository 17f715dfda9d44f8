import type { MemberId } from '@fairground/contract/ids';
import type { Latest, LatestData, Push } from '@fairground/contract/push';
import type { PushMessage } from '@fairground/contract/push-wire';
import * as z from 'zod/mini';
import { BusMessageTooLarge } from '../bus/index.ts';
import type { Bus } from '../bus/index.ts';
import type { Clients } from '../client.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/index.ts';
import type { Job, Schedule } from '../jobs/job.ts';
import { createTicker } from '../jobs/ticker.ts';
import type { Ticker } from '../jobs/ticker.ts';
import type { Log } from '../log.ts';
import { createOutbound } from './outbound.ts';
import type { LatestTeller, Realtime } from './realtime.ts';
import { createSockets, SOCKET_LIMITS } from './sockets.ts';
import type { SocketLimits, Sockets, SocketsDeps } from './sockets.ts';
import { deleteMessagesBefore, readMessages, readSeqs } from './store.ts';
import type { Stored } from './store.ts';
import { createTopicFeed } from './topic-feed.ts';
import { keysOf, memberOfTopic, memberTopic, SITE_TOPIC, watchedTopic } from './topic.ts';

export type RealtimeDeps = {
  readonly db: Db;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly clients: Pick<Clients, 'ipOf' | 'hostOf'>;
  readonly limits?: Partial<SocketLimits>;
  readonly keptHours?: number;
};

export type RealtimeService = Realtime & {
  /** Opens the sockets on the site's own server, once it is known how a token is proven. */
  readonly start: (on: Pick<SocketsDeps, 'server' | 'authenticate' | 'recheck' | 'closedFor'>) => Promise<void>;
  /** Keeps what was sent and closes the sockets; pages resume on another node. */
  readonly stop: () => Promise<void>;
  /** The region or maintenance rules changed: sockets the site is now closed to keep the site's own messages only. */
  readonly dropClosed: () => void;
  /** Up to which message of the site a page rendered now knows the truth; the page subscribes from there. */
  readonly siteSeq: () => number | undefined;
  readonly openSockets: () => number;
  readonly schedules: readonly Schedule[];
};

const MESSAGE_TOPIC = 'realtime.message';
const SESSION_ENDED_TOPIC = 'realtime.session-ended';
const DATA_BYTES_MAX = 64_000;
const CATCH_UP_MS = 3_000;
const SWEEP_MS = 60_000;
/** Changes of this long go out together. */
const LATEST_MS = 100;
const LATEST_REST_MS = 2_000;
const PURGED_AT_ONCE = 5_000;

/** Between nodes: a kept message, or only its number when it is too large for the bus. */
type Carried = { readonly topic: string; readonly seq: number; readonly message?: PushMessage };

/** Pushes to open browsers: numbered, stored, sent to every node, resumed after a disconnect without loss. */
export const createRealtime = (deps: RealtimeDeps): RealtimeService => {
  const { db, bus, clock, log, clients, limits = {}, keptHours = 24 } = deps;
  let sockets: Sockets | undefined;
  const tickers: Ticker[] = [];
  const unsubscribes: (() => void)[] = [];
  const tellers: { readonly kind: string; readonly tell: () => Promise<void> }[] = [];
  const heardListeners: ((member: MemberId) => void)[] = [];

  const feed = createTopicFeed({
    readSeqs: (topics) => readSeqs(db, topics),
    readMessages: (topic, range) => readMessages(db, topic, range),
    emit: (topic, message) => sockets?.emit(topic, message),
    onJoined: (topic) => {
      const member = memberOfTopic(topic);
      if (member !== undefined) for (const listener of heardListeners) listener(member);
    },
    log,
  });

  const carry = (stored: readonly Stored[]): void => {
    for (const { topic, message } of stored)
      try {
        bus.publish(MESSAGE_TOPIC, { topic, seq: message[0], message } satisfies Carried);
      } catch (error) {
        if (!(error instanceof BusMessageTooLarge)) throw error;
        bus.publish(MESSAGE_TOPIC, { topic, seq: message[0] } satisfies Carried);
      }
  };

  const outbound = createOutbound({ db, clock, log, onStored: carry });

  const send = (topic: string, push: Push, value: unknown): void => {
    const data: unknown = z.encode(push.data, value);
    const bytes = Buffer.byteLength(JSON.stringify(data));
    if (bytes > DATA_BYTES_MAX) throw new Error(`The push ${push.name} of ${bytes} bytes exceeds ${DATA_BYTES_MAX}.`);
    outbound.send({ topic, name: push.name, data });
  };

  const purge: Job<null> = {
    name: 'realtime.purge',
    run: async (_payload, signal) => {
      const before = new Date(clock.now().getTime() - keptHours * 3_600_000);
      let deleted: number;
      do deleted = await deleteMessagesBefore(db, before, PURGED_AT_ONCE);
      while (deleted === PURGED_AT_ONCE && !signal.aborted);
    },
  };

  return {
    toSite: (push, data) => send(SITE_TOPIC, push, data),
    toMember: (push, member, data) => send(memberTopic(member), push, data),
    hears: (member) => feed.isHeard(memberTopic(member)),
    heardMembers: () => feed.heardTopics().flatMap((topic) => memberOfTopic(topic) ?? []),
    whenHeard: (listener) => void heardListeners.push(listener),
    tellLatest: <L extends Latest>({ kind, data }: L, teller: LatestTeller<L>) => {
      const tell = (key: string, value: LatestData<L>): void =>
        sockets?.emitLatest(watchedTopic(kind, key), z.encode(data, value));
      tellers.push({ kind, tell: () => teller(keysOf(kind, sockets?.watched() ?? []), tell) });
    },
    disconnectSession: (sessionId) => bus.publish(SESSION_ENDED_TOPIC, sessionId.toString()),
    dropClosed: () =>
      void sockets?.dropClosed().catch((error: unknown) => log.error({ err: error }, 'closed pages still listen')),
    siteSeq: () => feed.seqOf(SITE_TOPIC),
    openSockets: () => sockets?.count() ?? 0,
    schedules: [{ job: purge, cron: '37 * * * *' }],
    start: async (on) => {
      const opened = createSockets({
        ...on,
        feed,
        clients,
        limits: { ...SOCKET_LIMITS, ...limits },
        log,
      });
      sockets = opened;
      const catchUp = createTicker({ name: 'realtime.catch-up', everyMs: CATCH_UP_MS, log, work: feed.catchUp });
      const sweep = createTicker({ name: 'realtime.sweep', everyMs: SWEEP_MS, log, work: opened.sweep });
      const latest = tellers.map(({ kind, tell }) =>
        createTicker({ name: `realtime.${kind}`, everyMs: LATEST_MS, log, work: restingAfterFailure(tell) }),
      );
      tickers.push(catchUp, sweep, ...latest);
      unsubscribes.push(
        bus.subscribe(MESSAGE_TOPIC, {
          onMessage: (carried) => {
            if (isCarried(carried)) feed.receive(carried.topic, carried.seq, carried.message);
          },
          onGap: catchUp.wake,
        }),
        bus.subscribe(SESSION_ENDED_TOPIC, {
          onMessage: (sessionId) => opened.disconnectSession(String(sessionId)),
          onGap: sweep.wake,
        }),
      );
      // The node always subscribes to the site topic, because pages are stamped with its number.
      await feed.join(SITE_TOPIC, null, () => undefined);
    },
    stop: async () => {
      await outbound.stop();
      sockets?.close();
      for (const unsubscribe of unsubscribes.splice(0)) unsubscribe();
      await Promise.all(tickers.splice(0).map((ticker) => ticker.stop()));
    },
  };
};

/** Ten rounds a second would fill the log while the database is away. */
const restingAfterFailure = (work: () => Promise<void>): (() => Promise<void>) => {
  let restUntil = 0;
  return async () => {
    if (performance.now() < restUntil) return;
    try {
      await work();
    } catch (error) {
      restUntil = performance.now() + LATEST_REST_MS;
      throw error;
    }
  };
};

const isCarried = (value: unknown): value is Carried =>
  typeof value === 'object' &&
  value !== null &&
  'topic' in value &&
  typeof value.topic === 'string' &&
  'seq' in value &&
  typeof value.seq === 'number' &&
  (!('message' in value) || Array.isArray(value.message));
