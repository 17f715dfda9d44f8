import type { SubscribeRequest } from '@fairground/contract/push-wire';

const TOKEN = /^[\w.~+/=-]{16,256}$/;
const TOPIC = /^[a-z]{1,16}(?::\d{1,19})?$/;

/** The token a page opened its socket with. One that proves nothing leaves the page anonymous. */
export const readToken = (auth: unknown): string | undefined =>
  typeof auth === 'object' &&
  auth !== null &&
  'token' in auth &&
  typeof auth.token === 'string' &&
  TOKEN.test(auth.token)
    ? auth.token
    : undefined;

/** What a page asks to hear, if it is asked in the agreed words. */
export const readSubscribeRequest = (given: unknown): SubscribeRequest | undefined => {
  if (typeof given !== 'object' || given === null || !('topic' in given) || !('after' in given)) return undefined;
  const { topic, after } = given;
  if (typeof topic !== 'string' || !TOPIC.test(topic)) return undefined;
  if (after !== null && !(typeof after === 'number' && Number.isSafeInteger(after) && after >= 0)) return undefined;
  return { topic, after };
};
