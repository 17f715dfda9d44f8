import { createHmac, timingSafeEqual } from 'node:crypto';
import { toBase32 } from './base32.ts';

/** RFC 6238 as every authenticator app speaks it: SHA-1, six digits, a new code each thirty seconds. */
export const TOTP_SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;

/** How many steps a phone's clock may lie before or behind ours. */
const DRIFT_STEPS = 1n;

export const stepAt = (moment: Date): bigint => BigInt(Math.floor(moment.getTime() / 1_000 / STEP_SECONDS));

export const codeOfStep = (secret: Uint8Array, step: bigint): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(step);
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
};

/**
 * The step a typed code belongs to, later than the last one that was used: a code somebody looked over a shoulder opens
 * nothing twice. Every step is compared, so that the time taken says nothing.
 */
export const stepOfCode = (
  secret: Uint8Array,
  typed: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: bigint },
): bigint | undefined => {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = stepAt(now);
  let found: bigint | undefined;
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1n) {
    const isSame = timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code));
    if (isSame && step > lastStep) found ??= step;
  }
  return found;
};

/** What the QR code holds. */
export const otpauthUrl = (secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const rest = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${rest}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
};
