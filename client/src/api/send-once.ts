import { ApiError } from './api-error.ts';

/** Keys of wishes without an answer, for the whole visit: a wish sent again moves and buys nothing twice. */
const keys = new Map<string, string>();

const textOf = (wish: object): string =>
  JSON.stringify(wish, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/**
 * Whether the server has judged the wish itself. One that is too busy, broke, or lets nobody in right now says nothing
 * of it: what was sent before under the same key may have been done or not.
 */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && !error.isNetwork && !/^(?:request|access)\./.test(error.code);

/** Sends a wish under its key; the key is forgotten once the server has answered, whatever it said. */
export const sendOnce = async <Value>(wish: object, work: (key: string) => Promise<Value>): Promise<Value> => {
  const text = textOf(wish);
  const key = keys.get(text) ?? newKey();
  keys.set(text, key);
  try {
    const value = await work(key);
    keys.delete(text);
    return value;
  } catch (error) {
    if (isAnswer(error)) keys.delete(text);
    throw error;
  }
};

/** Not `randomUUID`: that one is missing on plain http addresses other than localhost. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
