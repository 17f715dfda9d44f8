import type { ErrorCode } from './errors.ts';

/** Where the browser opens its socket. */
export const REALTIME_PATH = '/rt';

/** What a page can hear: messages to everybody, and those to the member its session belongs to. */
export const PAGE_TOPICS = ['site', 'member'] as const;

export type PageTopic = (typeof PAGE_TOPICS)[number];

/** Messages of a topic are numbered from 1 without a gap; `data` is encoded by the push's schema. */
export type PushMessage = readonly [seq: number, name: string, data: unknown];

/** Asks to hear a topic; `after` is the last number seen, or null for "from now on". */
export type SubscribeRequest = { readonly topic: PageTopic; readonly after: number | null };

export type SubscribeAnswer =
  | { readonly outcome: 'joined'; readonly seq: number; readonly missed: readonly PushMessage[] }
  /** What was missed is no longer kept: the page reads its data again and goes on from `seq`. */
  | { readonly outcome: 'reset'; readonly seq: number }
  | { readonly outcome: 'refused'; readonly code: ErrorCode };

/** One value of a kind by its key, such as `sports.fixture:42`. */
export type WatchedTopic = `${string}:${string}`;

/** What one page may watch at a time. */
export const WATCHED_MAX = 40;

/** `refused` leaves what was watched before. */
export type WatchAnswer = { readonly outcome: 'watching' } | { readonly outcome: 'refused'; readonly code: ErrorCode };

/** What a page may say. */
export type PageEvents = {
  subscribe: (request: SubscribeRequest, answer: (answer: SubscribeAnswer) => void) => void;
  unsubscribe: (topic: PageTopic) => void;
  /** Watches these and nothing else; answered once changes arrive. */
  watch: (topics: readonly WatchedTopic[], answer: (answer: WatchAnswer) => void) => void;
};

/** What a page hears. */
export type ServerEvents = {
  push: (topic: PageTopic, message: PushMessage) => void;
  latest: (topic: WatchedTopic, data: unknown) => void;
};
