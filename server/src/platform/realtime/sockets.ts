import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { ErrorCode } from '@fairground/contract/errors';
import { REALTIME_PATH } from '@fairground/contract/push-wire';
import type {
  PageEvents,
  PushMessage,
  ServerEvents,
  SubscribeAnswer,
  SubscribeRequest,
  WatchAnswer,
  WatchedTopic,
} from '@fairground/contract/push-wire';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import type { Client, Clients } from '../client.ts';
import { codeOf } from '../http/closure.ts';
import type { ClosedFor } from '../http/closure.ts';
import type { Authenticate, Session } from '../http/route.ts';
import type { Log } from '../log.ts';
import { readSubscribeRequest, readToken, readTopic, readWatchRequest } from './read-page.ts';
import type { TopicFeed } from './topic-feed.ts';
import { SITE_TOPIC, topicFor, wordFor } from './topic.ts';

export type SocketLimits = {
  /** Bytes of one message a page may send. */
  readonly messageBytesMax: number;
  readonly subscribesPerMinuteMax: number;
  /** A page watches something else whenever it is scrolled. */
  readonly watchesPerMinuteMax: number;
  readonly socketsPerIpMax: number;
  /** Messages waiting for a slow page before it is cut off; it resumes from the store. */
  readonly waitingMax: number;
};

export const SOCKET_LIMITS: SocketLimits = {
  messageBytesMax: 4_096,
  subscribesPerMinuteMax: 120,
  watchesPerMinuteMax: 600,
  socketsPerIpMax: 200,
  waitingMax: 2_000,
};

type SocketData = {
  client: Client;
  session: Session | undefined;
  token: string | undefined;
  topics: Set<string>;
  watched: ReadonlySet<WatchedTopic>;
  subscribes: number;
  watches: number;
  /** Of the page's last request: an earlier one that takes longer changes nothing. */
  watchTurn: number;
};

type NoEvents = Record<never, never>;
type PageSocket = Socket<PageEvents, ServerEvents, NoEvents, SocketData>;

export type SocketsDeps = {
  readonly server: HttpServer;
  readonly feed: TopicFeed;
  readonly authenticate: Authenticate;
  /** Proves a token again without counting as use. */
  readonly recheck: Authenticate;
  readonly clients: Pick<Clients, 'ipOf' | 'hostOf'>;
  /** Whether the site is closed to a page: it then gets only the site topic, which announces the reopening. */
  readonly closedFor: ClosedFor;
  readonly limits: SocketLimits;
  readonly log: Log;
};

export type Sockets = {
  readonly emit: (topic: string, message: PushMessage) => void;
  /** What pages of this node watch. */
  readonly watched: () => Iterable<WatchedTopic>;
  readonly emitLatest: (topic: WatchedTopic, data: unknown) => void;
  readonly disconnectSession: (sessionId: string) => void;
  /** Closes sockets whose session has ended unnoticed, and those that cannot keep up. */
  readonly sweep: () => Promise<void>;
  /** Closes sockets that subscribe to more than the site topic although the site is now closed to them. */
  readonly dropClosed: () => Promise<void>;
  readonly count: () => number;
  readonly close: () => void;
};

const SWEPT_AT_ONCE = 16;

/** The open pages of this node. */
export const createSockets = (deps: SocketsDeps): Sockets => {
  const { server, feed, authenticate, recheck, clients, closedFor, limits, log } = deps;
  const openByIp = new Map<string, number>();
  const watchers = new Map<WatchedTopic, number>();
  let isClosed = false;

  const io = new Server<PageEvents, ServerEvents, NoEvents, SocketData>(server, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: limits.messageBytesMax,
    perMessageDeflate: false,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => {
      const isCrowded = (openByIp.get(clients.ipOf(request)) ?? 0) >= limits.socketsPerIpMax;
      decide(isClosed ? 'request.unavailable' : isCrowded ? 'request.too-many' : null, !isClosed && !isCrowded);
    },
  });

  io.engine.on(
    'connection',
    (connection: { request: IncomingMessage; once: (event: 'close', then: () => void) => void }) => {
      const ip = clients.ipOf(connection.request);
      openByIp.set(ip, (openByIp.get(ip) ?? 0) + 1);
      connection.once('close', () => {
        const left = (openByIp.get(ip) ?? 1) - 1;
        if (left > 0) openByIp.set(ip, left);
        else openByIp.delete(ip);
      });
    },
  );

  io.use((socket, next) => {
    const token = readToken(socket.handshake.auth);
    const client = { ip: clients.ipOf(socket.request), host: clients.hostOf(socket.request) };
    const admit = (session: Session | undefined): void => {
      socket.data = {
        client,
        session,
        token,
        topics: new Set(),
        watched: new Set(),
        subscribes: 0,
        watches: 0,
        watchTurn: 0,
      };
      next();
    };
    const fail = (error: unknown): void => {
      log.error({ err: error }, 'a socket could not be authenticated');
      next(new Error('request.unavailable'));
    };
    if (token === undefined) admit(undefined);
    else void authenticate(token).then(admit, fail);
  });

  io.on('connection', (socket) => {
    if (socket.data.session !== undefined) void socket.join(sessionRoom(socket.data.session.sessionId.toString()));
    socket.on('subscribe', (given: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return;
      void subscribe(socket, readSubscribeRequest(given), (said) => answer(said));
    });
    socket.on('unsubscribe', (given: unknown) => {
      const word = readTopic(given);
      const topic = word && topicFor(word, socket.data.session);
      if (topic === undefined || !socket.data.topics.delete(topic)) return;
      void socket.leave(topic);
      feed.leave(topic);
    });
    socket.on('watch', (given: unknown, answer: unknown) => {
      if (typeof answer === 'function') void watch(socket, readWatchRequest(given)).then((said) => answer(said));
    });
    socket.on('disconnect', () => {
      setWatched(socket, new Set());
      for (const topic of socket.data.topics) feed.leave(topic);
      socket.data.topics.clear();
    });
  });

  const closureOf = async ({ client }: SocketData, topic: string): Promise<ErrorCode | undefined> => {
    if (topic === SITE_TOPIC) return undefined;
    try {
      const closed = await closedFor(client);
      return closed && codeOf(closed);
    } catch (error) {
      log.error({ err: error }, 'whether the site is open to a page is not known');
      return 'request.unavailable';
    }
  };

  const subscribe = async (
    socket: PageSocket,
    request: SubscribeRequest | undefined,
    answer: (answer: SubscribeAnswer) => void,
  ): Promise<void> => {
    const { session, topics } = socket.data;
    if (request === undefined) return answer({ outcome: 'refused', code: 'request.invalid' });
    const topic = topicFor(request.topic, session);
    socket.data.subscribes += 1;
    if (socket.data.subscribes > limits.subscribesPerMinuteMax)
      return answer({ outcome: 'refused', code: 'request.too-many' });
    if (topic === undefined) return answer({ outcome: 'refused', code: 'access.login-required' });

    const closure = await closureOf(socket.data, topic);
    if (closure !== undefined) return answer({ outcome: 'refused', code: closure });

    void feed.join(topic, request.after, (said) => {
      // Disconnected meanwhile, already subscribed, or not admitted: release the place just taken.
      if (!socket.connected || topics.has(topic) || said.outcome === 'refused') feed.leave(topic);
      else {
        topics.add(topic);
        void socket.join(topic);
      }
      answer(said);
    });
  };

  const watch = async (socket: PageSocket, wanted: ReadonlySet<WatchedTopic> | undefined): Promise<WatchAnswer> => {
    if (wanted === undefined) return { outcome: 'refused', code: 'request.invalid' };
    socket.data.watches += 1;
    const turn = (socket.data.watchTurn += 1);
    if (socket.data.watches > limits.watchesPerMinuteMax) return { outcome: 'refused', code: 'request.too-many' };
    const [first] = wanted;
    const closure = first && (await closureOf(socket.data, first));
    if (closure !== undefined) return { outcome: 'refused', code: closure };
    if (turn === socket.data.watchTurn) setWatched(socket, wanted);
    return { outcome: 'watching' };
  };

  const setWatched = (socket: PageSocket, given: ReadonlySet<WatchedTopic>): void => {
    const before = socket.data.watched;
    const wanted = socket.connected ? given : new Set<WatchedTopic>();
    for (const topic of before) {
      if (wanted.has(topic)) continue;
      void socket.leave(topic);
      const left = (watchers.get(topic) ?? 1) - 1;
      if (left > 0) watchers.set(topic, left);
      else watchers.delete(topic);
    }
    for (const topic of wanted) {
      if (before.has(topic)) continue;
      void socket.join(topic);
      watchers.set(topic, (watchers.get(topic) ?? 0) + 1);
    }
    socket.data.watched = wanted;
  };

  const subscribeWindow = setInterval(() => {
    for (const { data } of io.sockets.sockets.values()) [data.subscribes, data.watches] = [0, 0];
  }, 60_000);
  subscribeWindow.unref();

  const sweepOne = async (socket: PageSocket): Promise<void> => {
    const { token, session } = socket.data;
    // Not part of the library's published types, but the only measure of how far a page lags behind.
    const waiting: unknown = Reflect.get(socket.conn, 'writeBuffer');
    if (Array.isArray(waiting) && waiting.length > limits.waitingMax) socket.conn.close();
    else if (token !== undefined && session !== undefined && (await recheck(token)) === undefined)
      socket.disconnect(true);
  };

  /** A page resumes by itself, with the topics that are open to it. */
  const dropClosed = async (): Promise<void> => {
    for (const socket of io.sockets.sockets.values()) {
      const inner = [...socket.data.topics, ...socket.data.watched].find((topic) => topic !== SITE_TOPIC);
      if (inner !== undefined && (await closureOf(socket.data, inner)) !== undefined) socket.conn.close();
    }
  };

  return {
    dropClosed,
    watched: () => watchers.keys(),
    emitLatest: (topic, data) => io.to(topic).emit('latest', topic, data),
    emit: (topic, message) => io.to(topic).emit('push', wordFor(topic), message),
    disconnectSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    sweep: async () => {
      const sockets = [...io.sockets.sockets.values()];
      const sweepFrom = async (): Promise<void> => {
        for (let socket = sockets.pop(); socket !== undefined; socket = sockets.pop()) await sweepOne(socket);
      };
      await Promise.all(Array.from({ length: SWEPT_AT_ONCE }, sweepFrom));
      await dropClosed();
    },
    count: () => io.sockets.sockets.size,
    close: () => {
      if (isClosed) return;
      isClosed = true;
      clearInterval(subscribeWindow);
      // Not io.close(), which would close the http server too; and a lost connection, unlike a dismissal, lets each page
      // return in its own time.
      io.engine.close();
    },
  };
};

const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
