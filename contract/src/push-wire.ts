import type { ErrorCode } from './errors.ts';
import type { MemberId } from './ids.ts';

/** Where the browser opens its socket. */
export const REALTIME_PATH = '/rt';

/** Heard by every open page. */
export const SITE_TOPIC = 'site';

/** Heard by the pages of one member. */
export const memberTopic = (member: MemberId): string => `member:${member}`;

/** Messages of a topic are numbered from 1 without a gap; `data` is encoded by the push's schema. */
export type PushMessage = readonly [seq: number, name: string, data: unknown];

/** Asks to hear a topic; `after` is the last number seen, or null for "from now on". */
export type SubscribeRequest = { readonly topic: string; readonly after: number | null };

export type SubscribeAnswer =
  | { readonly outcome: 'joined'; readonly seq: number; readonly missed: readonly PushMessage[] }
  /** What was missed is no longer kept: the page reads its data again and goes on from `seq`. */
  | { readonly outcome: 'reset'; readonly seq: number }
  | { readonly outcome: 'refused'; readonly code: ErrorCode };

/** What a page may say. */
export type PageEvents = {
  subscribe: (request: SubscribeRequest, answer: (answer: SubscribeAnswer) => void) => void;
  unsubscribe: (topic: string) => void;
};

/** What a page hears. */
export type ServerEvents = { push: (topic: string, message: PushMessage) => void };

/** Who opens the socket. */
export type SocketAuth = { readonly token?: string };
