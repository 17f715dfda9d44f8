import { Client } from 'pg';
import type { Log } from '../log.ts';
import { newUuid, systemRandom } from '../random.ts';
import { createBatches, readEnvelope } from './batch.ts';
import type { Bus } from './bus.ts';
import { createSubscribers } from './subscribers.ts';

export type PostgresBusOptions = {
  /** A direct connection: behind a transaction pooler LISTEN receives nothing. */
  readonly url: string;
  readonly log: Log;
  readonly channel?: string;
  /** How long messages gather before they leave in one NOTIFY. */
  readonly gatherMs?: number;
  /** How often a silent connection is asked whether it still lives. */
  readonly heartbeatMs?: number;
};

const RECONNECT_FIRST_MS = 100;
const RECONNECT_MOST_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;
/** A node that starts has nothing better to do than to wait for a database that is slow to begin with. */
const FIRST_CONNECTION_WITHIN_MS = 30_000;

/** A bus over PostgreSQL's NOTIFY, on a dedicated connection that reconnects. Waits for the first connection. */
export const createPostgresBus = async (options: PostgresBusOptions): Promise<Bus> => {
  const { url, log, channel = 'fairground_bus', gatherMs = 15, heartbeatMs = 10_000 } = options;
  const self = newUuid(systemRandom);
  const subscribers = createSubscribers(log);
  const batches = createBatches(self);
  let client: Client | undefined;
  let isClosed = false;
  let gathering: NodeJS.Timeout | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;

  const hear = (payload: string | undefined): void => {
    const envelope = readEnvelope(payload ?? '');
    if (envelope === undefined || envelope.from === self) return;
    if (envelope.isAfterGap) subscribers.tellGap();
    for (const [topic, message] of envelope.messages) subscribers.deliver(topic, message);
  };

  const connect = async (withinMs = ANSWER_WITHIN_MS): Promise<void> => {
    const fresh = new Client({
      connectionString: url,
      application_name: 'fairground bus',
      keepAlive: true,
      connectionTimeoutMillis: withinMs,
      query_timeout: ANSWER_WITHIN_MS,
    });
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('the connection ended')));
    fresh.on('notification', (notification) => hear(notification.payload));
    try {
      await fresh.connect();
      await fresh.query(`listen "${channel}"`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) return fresh.end();
    client = fresh;
  };

  const lose = (lost: Client, error: unknown): void => {
    if (client !== lost || isClosed) return;
    client = undefined;
    log.warn({ err: error }, 'the bus lost its connection');
    lost.end().catch(() => undefined);
    reconnect(RECONNECT_FIRST_MS);
  };

  const reconnect = (delayMs: number): void => {
    reconnecting = setTimeout(() => {
      connect().then(catchUp, (error: unknown) => {
        log.warn({ err: error }, 'the bus could not connect again');
        if (!isClosed) reconnect(Math.min(delayMs * 2, RECONNECT_MOST_MS));
      });
    }, delayMs);
  };

  const catchUp = (): void => {
    if (isClosed) return;
    log.info('the bus is connected again');
    subscribers.tellGap();
    void send();
  };

  const send = (): Promise<void> => {
    sending ??= sendAll().finally(() => (sending = undefined));
    return sending;
  };

  const sendAll = async (): Promise<void> => {
    while (client !== undefined && !batches.isEmpty) {
      const current = client;
      const batch = batches.next();
      try {
        await current.query('select pg_notify($1, $2)', [channel, batch.payload]);
        batch.sent();
      } catch (error) {
        // Whether it arrived is unknown: it stays in line and is sent again, hearers bear a repetition.
        lose(current, error);
        return;
      }
    }
  };

  const heartbeat = setInterval(() => {
    const current = client;
    if (current !== undefined && sending === undefined)
      current.query('select 1').catch((error: unknown) => lose(current, error));
  }, heartbeatMs);
  heartbeat.unref();

  await connect(FIRST_CONNECTION_WITHIN_MS);

  return {
    publish: (topic, message) => {
      if (isClosed) return;
      batches.add(topic, message);
      queueMicrotask(() => subscribers.deliver(topic, message));
      if (batches.isFull) void send();
      else gathering ??= setTimeout(() => ((gathering = undefined), void send()), gatherMs);
    },
    subscribe: (topic, subscription) => subscribers.add(topic, subscription),
    close: async () => {
      if (isClosed) return;
      clearTimeout(gathering);
      clearTimeout(reconnecting);
      clearInterval(heartbeat);
      await send();
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
};
