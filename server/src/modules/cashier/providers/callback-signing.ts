import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../../platform/refusal.ts';
import type { ProviderCall } from './provider.ts';

export const TIMESTAMP_HEADER = 'x-psp-timestamp';
export const SIGNATURE_HEADER = 'x-psp-signature';
const WINDOW_MS = 300_000;

const signatureOf = (secret: Uint8Array, timestamp: string, body: Uint8Array | string): string =>
  createHmac('sha256', secret).update(`${timestamp}\n`).update(body).digest('hex');

/** The headers a callback or an order carries: the time in seconds, and HMAC-SHA256 over it, a line feed and the raw body. */
export const signedCallHeaders = (secret: Uint8Array, now: Date, body: string): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signatureOf(secret, timestamp, body) };
};

/** Refuses a call that is not signed with the secret within five minutes; nothing of its body is read before. */
export const refuseUnsigned = (secret: Uint8Array, { headers, body, now }: ProviderCall): void => {
  const [timestamp, signature] = [headers[TIMESTAMP_HEADER] ?? '', headers[SIGNATURE_HEADER] ?? ''];
  const isTimely = /^\d{10}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp) * 1_000) <= WINDOW_MS;
  const [expected, given] = [Buffer.from(signatureOf(secret, timestamp, body)), Buffer.from(signature)];
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
  if (!isTimely || !isSigned) throw new Refusal('cashier.callback-refused');
};
