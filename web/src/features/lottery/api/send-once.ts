import { ApiError } from '../../../shared/api/index.ts';

/** Keys of wishes without an answer: a second press repeats the same wish and buys nothing twice. */
const keys = new Map<string, string>();

const textOf = (wish: object): string =>
  JSON.stringify(wish, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Whether the server has decided: one that is too busy, or that nobody heard from, may have done it or not. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && !error.isNetwork && error.code !== 'request.unavailable';

/** Sends a wish under its key; the key is forgotten once the server has answered, whatever it said. */
export const sendOnce = async <Value>(wish: object, work: (key: string) => Promise<Value>): Promise<Value> => {
  const text = textOf(wish);
  const key = keys.get(text) ?? crypto.randomUUID();
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
