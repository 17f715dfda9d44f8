import * as contract from '@fairground/contract/vendors/endpoints';
import { SIGNATURE_WINDOW_SECONDS } from '@fairground/contract/vendors/signing';
import type { Clock } from '../../platform/clock.ts';
import type { SignedCalls } from '../../platform/http/index.ts';
import type { Alarms } from './alarms.ts';
import { VERIFY_MS, replyOf } from './answer.ts';
import { DeadlinePassed, createDeadline } from './deadline.ts';
import { isFresh, isSameSignature, readSignatureHeaders, signatureOf } from './domain/signature.ts';
import type { Journal } from './journal.ts';
import type { KnownVendors } from './known-vendors.ts';

/** Calls that move money use their nonce up in one commit with it; the others do so before they are read. */
const MOVING: ReadonlySet<string> = new Set(
  [contract.bet, contract.win, contract.rollback, contract.endRound, contract.promoWin].map(({ path }) => path),
);

export type VerifyDeps = {
  readonly clock: Clock;
  readonly known: KnownVendors;
  readonly journal: Journal;
  readonly alarms: Alarms;
  readonly newTicket: () => bigint;
};

const withinVerify = createDeadline(VERIFY_MS);

/** Proves who sent the bytes: key, signature, time, and that they were not sent before. Nothing is parsed until then. */
export const createVerify =
  (deps: VerifyDeps): SignedCalls['verify'] =>
  async (request) => {
    try {
      return await withinVerify(verify(deps, request));
    } catch (error) {
      if (error instanceof DeadlinePassed) return { refusal: replyOf('TEMPORARY') };
      throw error;
    }
  };

const verify = async (
  { clock, known, journal, alarms, newTicket }: VerifyDeps,
  { method, path, header, bytes }: Parameters<SignedCalls['verify']>[0],
): ReturnType<SignedCalls['verify']> => {
  const headers = readSignatureHeaders(header);
  const key = headers && (await known.findKey(headers.key));
  if (!headers || !key) return { refusal: replyOf('INVALID_SIGNATURE') };
  const { timestamp, nonce } = headers;
  const expected = signatureOf(key.secret, { method, path, timestamp, nonce, body: bytes });
  if (!isSameSignature(expected, headers.signature)) {
    alarms.raise('bad-signature', { vendor: key.code, keyId: key.keyId, path });
    return { refusal: replyOf('INVALID_SIGNATURE') };
  }
  if (!isFresh(timestamp, clock.now())) return { refusal: replyOf('STALE_REQUEST') };
  // Kept until the call is stale on every node, however far apart their clocks are within the window.
  const expiresAt = new Date((Number(timestamp) + 2 * SIGNATURE_WINDOW_SECONDS) * 1_000);
  const unusedNonce = { nonce, expiresAt, ticket: newTicket() };
  const vendor = { vendorId: key.vendorId, code: key.code, keyId: key.keyId };
  if (key.stage !== 'off' && MOVING.has(path)) return { vendor: { ...vendor, unusedNonce } };
  if (!(await journal.useNonce({ vendorId: key.vendorId, ...unusedNonce })))
    return { refusal: replyOf('NONCE_REUSED') };
  if (key.stage === 'off') return { refusal: replyOf('VENDOR_DISABLED') };
  return { vendor };
};
