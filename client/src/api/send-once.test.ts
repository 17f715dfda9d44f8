import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { sendOnce } from './send-once.ts';

const wish = { text: 'mb 68 b5', amount: 5_000n };

/** Sends the wish, which ends as given, and answers the key it went under. */
const keyOf = async (end?: Error, of: object = wish): Promise<string> => {
  let used = '';
  const sent = sendOnce(of, (key) => {
    used = key;
    return end ? Promise.reject(end) : Promise.resolve();
  });
  expect(await sent.catch((error: unknown) => error)).toBe(end);
  return used;
};

test.each([
  new ApiError('network.offline', ''),
  new ApiError('request.unavailable', ''),
  new ApiError('request.failed', ''),
  new ApiError('request.too-many', ''),
  new ApiError('access.login-required', ''),
  new Error('lost'),
])('a wish without an answer is sent again under its own key, so that nothing is bought twice: %s', async (silence) => {
  const first = await keyOf(silence);

  expect(await keyOf(undefined, { ...wish, amount: 6_000n })).not.toBe(first);
  expect(await keyOf()).toBe(first);
  expect(await keyOf()).not.toBe(first);
});

test('a wish that was refused may be wished again', async () => {
  const first = await keyOf(new ApiError('lottery.issue-closed', ''));

  expect(await keyOf()).not.toBe(first);
});
