import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendTransfer } from './use-transfer.ts';

const WISH = { from: 'MAIN', to: 'JL', amount: 50_000n };
const DONE = {
  success: true,
  value: { transferId: '7', state: 'DONE', from: '0', to: '5', version: '1' },
  message: null,
};
const refusal = (code: string) => ({ success: false, value: null, code, message: '' });

let keys: string[];

/** A server that answers each transfer with the next of these; what is no answer breaks the line. */
const answerWith = (...answers: readonly unknown[]): void => {
  const queue = [...answers];
  vi.stubGlobal('fetch', (_url: string, { body }: { readonly body: string }) => {
    keys.push((JSON.parse(body) as { readonly idempotencyKey: string }).idempotencyKey);
    const answer = queue.shift();
    return answer === undefined ? Promise.reject(new Error('lost')) : Promise.resolve(Response.json(answer));
  });
};

const send = (): Promise<unknown> => sendTransfer(WISH).catch(() => undefined);

beforeEach(() => {
  keys = [];
  vi.stubGlobal('document', { documentElement: { dataset: { language: 'EN' } } });
  vi.stubGlobal('sessionStorage', { getItem: () => 'the-token' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['nobody answered', undefined],
  ['the server does not know', refusal('request.unavailable')],
  ['the server broke', refusal('request.failed')],
])('[part of C-03] a transfer is repeated under its key where %s, so that nothing moves twice', async (_, silence) => {
  answerWith(silence, refusal('request.too-many'), DONE, DONE);

  for (let press = 0; press < 4; press += 1) await send();

  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('[part of C-03] a transfer that was refused or carried out may be wished again', async () => {
  answerWith(refusal('wallet.insufficient-funds'), DONE, DONE);

  for (let press = 0; press < 3; press += 1) await send();

  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[\w.:-]{8,64}$/);
});
