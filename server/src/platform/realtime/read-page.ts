import { PAGE_TOPICS, WATCHED_MAX } from '@fairground/contract/push-wire';
import type { PageTopic, SubscribeRequest, WatchedTopic } from '@fairground/contract/push-wire';

const TOKEN = /^[\w.~+/=-]{16,256}$/;

/** The token a page opened its socket with. One that proves nothing leaves the page anonymous. */
export const readToken = (auth: unknown): string | undefined =>
  typeof auth === 'object' &&
  auth !== null &&
  'token' in auth &&
  typeof auth.token === 'string' &&
  TOKEN.test(auth.token)
    ? auth.token
    : undefined;

/** A topic by the word a page has for it. */
export const readTopic = (given: unknown): PageTopic | undefined => PAGE_TOPICS.find((topic) => topic === given);

/** The subscription a page asks for, if it is well-formed. */
export const readSubscribeRequest = (given: unknown): SubscribeRequest | undefined => {
  if (typeof given !== 'object' || given === null || !('topic' in given) || !('after' in given)) return undefined;
  const { after } = given;
  const topic = readTopic(given.topic);
  if (topic === undefined) return undefined;
  if (after !== null && !(typeof after === 'number' && Number.isSafeInteger(after) && after >= 0)) return undefined;
  return { topic, after };
};

const WATCHED = /^[a-z]{1,20}\.[a-z-]{1,20}:[\w-]{1,40}$/;
const isWatchedTopic = (given: unknown): given is WatchedTopic => typeof given === 'string' && WATCHED.test(given);

/** What a page asks to watch, if it is well-formed. */
export const readWatchRequest = (given: unknown): ReadonlySet<WatchedTopic> | undefined =>
  Array.isArray(given) && given.length <= WATCHED_MAX && given.every(isWatchedTopic) ? new Set(given) : undefined;
