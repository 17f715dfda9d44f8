import { REALTIME_PATH } from '@fairground/contract/push-wire';
import type { PageEvents, PageTopic, ServerEvents, SubscribeAnswer, WatchAnswer } from '@fairground/contract/push-wire';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { ConnectionStore } from './connection-state.ts';
import type { Handlers } from './handlers.ts';
import type { Heard } from './heard.ts';
import { pageWatches } from './latest.ts';
import type { Watches } from './latest.ts';
import { interrupt, join, newSequence, receive } from './model/sequence.ts';
import type { Sequence, Step } from './model/sequence.ts';

export type ConnectionOptions = {
  readonly handlers: Handlers;
  readonly state: ConnectionStore;
  readonly token: string | null;
  /** The number of the newest site message when the page was rendered. */
  readonly siteSeq: number | null;
  readonly heard: Heard;
  /** Others than the page's own, for tests. */
  readonly watches?: Watches;
  readonly address?: string;
};

export type Connection = {
  /** Goes on as another visitor, or as nobody. */
  readonly changeToken: (token: string | null) => void;
  readonly close: () => void;
};

const ANSWER_WITHIN_MS = 10_000;
const AGAIN_MS = 3_000;
/** Rows come on screen one after another while a page is scrolled. */
const WATCH_TOGETHER_MS = 60;

/** Keeps a socket open while there is a network, and every topic complete and in order across drops. */
export const openConnection = ({
  handlers,
  state,
  siteSeq,
  heard,
  watches = pageWatches,
  address,
  ...given
}: ConnectionOptions): Connection => {
  let { token } = given;
  const sequences = new Map<PageTopic, Sequence>([['site', newSequence(siteSeq)]]);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  if (token !== null) sequences.set('member', newSequence(heard.read(token)));

  const socket: Socket<ServerEvents, PageEvents> = io(address ?? location.origin, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelay: 500,
    reconnectionDelayMax: 30_000,
    auth: (give) => give(token === null ? {} : { token }),
  });

  const later = (work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, AGAIN_MS);
    timers.add(timer);
  };

  const take = (topic: PageTopic, step: Step): void => {
    sequences.set(topic, step.sequence);
    for (const message of step.deliver) handlers.deliver(message);
    if (topic === 'member' && token !== null && step.sequence.seq !== null) heard.keep(token, step.sequence.seq);
    if (step.next === 'subscribe') subscribe(topic);
    if (step.next === 'reset') handlers.reset();
  };

  const subscribe = (topic: PageTopic): void => {
    const asked = sequences.get(topic);
    if (asked === undefined || !socket.connected) return;
    const { id } = socket;
    const answered = (error: Error | null, answer?: SubscribeAnswer): void => {
      const sequence = sequences.get(topic);
      // An answer from before a drop, or for a visitor who has left, is not for us any more.
      if (socket.id !== id || sequence === undefined || sequence.isJoined) return;
      if (error !== null || answer === undefined) subscribe(topic);
      else if (answer.outcome !== 'refused') take(topic, join(sequence, answer));
      // A session that is not known any more is the session store's affair; everything else passes.
      else if (answer.code !== 'access.login-required') later(() => subscribe(topic));
    };
    socket.timeout(ANSWER_WITHIN_MS).emit('subscribe', { topic, after: asked.seq }, answered);
  };

  /** Has the server tell what is watched; asked again after a refusal, and whenever something else is watched. */
  const watch = (): void => {
    const { id } = socket;
    if (!socket.connected) return;
    const topics = watches.topics();
    const isEmpty = topics.length === 0;
    if (isEmpty && watched === 0) return;
    socket.timeout(ANSWER_WITHIN_MS).emit('watch', topics, (error: Error | null, answer?: WatchAnswer): void => {
      if (socket.id !== id) return;
      watched = topics.length;
      const isRefused = error !== null || answer?.outcome !== 'watching';
      watches.arrive(isRefused ? [] : topics);
      if (isRefused) later(watch);
    });
  };
  let watched = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;
  watches.whenWanted(() => {
    clearTimeout(soon);
    soon = setTimeout(watch, WATCH_TOGETHER_MS);
  });

  const connect = (): void => {
    if (!navigator.onLine) return state.set('offline');
    if (socket.active) return;
    state.set(state.get() === 'idle' ? 'connecting' : 'reconnecting');
    socket.connect();
  };

  const rest = (): void => {
    socket.disconnect();
    state.set(navigator.onLine ? 'reconnecting' : 'offline');
  };

  socket.on('push', (topic, message) => {
    const sequence = sequences.get(topic);
    if (sequence !== undefined) take(topic, receive(sequence, message));
  });
  socket.on('latest', watches.deliver);
  socket.on('connect', () => {
    state.set('connected');
    watch();
    for (const topic of sequences.keys()) subscribe(topic);
  });
  socket.on('disconnect', (reason) => {
    for (const [topic, sequence] of sequences) sequences.set(topic, interrupt(sequence));
    watched = 0;
    watches.arrive([]);
    if (!navigator.onLine) return;
    state.set('reconnecting');
    // Dismissed by the server because the session ended: the library would stay away for good.
    if (reason === 'io server disconnect') later(connect);
  });
  socket.on('connect_error', () => {
    state.set(navigator.onLine ? 'reconnecting' : 'offline');
    if (!socket.active) later(connect);
  });

  const listening = new AbortController();
  const on = (event: string, handler: () => void): void =>
    window.addEventListener(event, handler, { signal: listening.signal });
  on('online', connect);
  on('offline', rest);
  // An open socket keeps a page out of the browser's back-forward cache.
  on('pagehide', rest);
  on('pageshow', connect);
  connect();

  return {
    changeToken: (next) => {
      if (next === token) return;
      token = next;
      sequences.delete('member');
      if (next !== null) sequences.set('member', newSequence(heard.read(next)));
      socket.disconnect();
      connect();
    },
    close: () => {
      listening.abort();
      clearTimeout(soon);
      for (const timer of timers) clearTimeout(timer);
      socket.disconnect();
      state.set('idle');
    },
  };
};
