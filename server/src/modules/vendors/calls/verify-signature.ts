import * as contract from '@fairground/contract/vendors/endpoints';
import { SIGNATURE_WINDOW_SECONDS } from '@fairground/contract/vendors/signing';
import type { Clock } from '../../../platform/clock.ts';
import type { SignedCalls, SignedRequest, Vendor, Verdict } from '../../../platform/http/index.ts';
import type { Alarms } from '../alarms.ts';
import { VERIFY_MS, replyOf } from './answer.ts';
import { DeadlinePassed, createDeadline } from '../../../platform/deadline.ts';
import { isFresh, isSameSignature, readSignatureHeaders, signatureOf } from '../domain/signature.ts';
import type { SignatureHeaders } from '../domain/signature.ts';
import type { Journal } from './journal.ts';
import type { KnownVendors } from '../known-vendors.ts';
import type { Nonce } from '../store/calls.ts';
import type { LiveKey } from '../operators/vendor-secrets.ts';

/** Calls that move money use their nonce up in one commit with it; the others do so before they are read. */
const MOVING: ReadonlySet<string> = new Set(
  [contract.bet, contract.win, contract.rollback, contract.endRound, contract.promoWin].map(({ name }) => name),
);

/**
 * What beside those a vendor that is switched off may call: rounds that are open come to their end. New stakes and prizes
 * are refused where a repeat of old ones is known.
 */
const GOES_ON: ReadonlySet<string> = new Set(
  [contract.betwin, contract.balance, contract.txStatus].map(({ name }) => name),
);

export type VerifyDeps = {
  readonly clock: Clock;
  readonly known: KnownVendors;
  readonly journal: Journal;
  readonly alarms: Alarms;
  readonly newTicket: () => bigint;
};

const withinVerify = createDeadline(VERIFY_MS);

/**
 * Proves who sent the bytes: key, signature, time, and that they were not sent before. Nothing is parsed until then, so a
 * nonce is used up whatever is wrong with the call it came with, but never before its signature was found right. A call
 * that moves money keeps its nonce in one commit with what it does; one that cannot even be read does nothing at all.
 */
export const createVerify =
  (deps: VerifyDeps): SignedCalls['verify'] =>
  async (request) => {
    const headers = readSignatureHeaders(request.header);
    if (!headers) return { refusal: replyOf('INVALID_SIGNATURE') };
    try {
      return await withinVerify(prove(deps, request, headers));
    } catch (error) {
      if (error instanceof DeadlinePassed) return { refusal: replyOf('TEMPORARY') };
      throw error;
    }
  };

const prove = async (
  { clock, known, journal, alarms, newTicket }: VerifyDeps,
  { method, path, endpoint, bytes, ip }: SignedRequest,
  { key: keyId, timestamp, nonce, signature }: SignatureHeaders,
): Promise<Verdict> => {
  const key = await known.findKey(keyId);
  if (!key || isRetired(key, clock.now())) return { refusal: replyOf('INVALID_SIGNATURE') };
  const expected = signatureOf(key.secret, { method, path, timestamp, nonce, body: bytes });
  if (!isSameSignature(expected, signature)) {
    alarms.raise('bad-signature', { vendor: key.code, keyId, path });
    return { refusal: replyOf('INVALID_SIGNATURE') };
  }
  if (!key.isLetInFrom(ip)) {
    alarms.raise('foreign-address', { vendor: key.code, keyId, path, ip });
    return { refusal: replyOf('ADDRESS_REFUSED') };
  }
  if (!isFresh(timestamp, clock.now())) return { refusal: replyOf('STALE_REQUEST') };
  // Kept until the call is stale on every node, however far apart their clocks are within the window.
  const expiresAt = new Date((Number(timestamp) + 2 * SIGNATURE_WINDOW_SECONDS) * 1_000);
  const unusedNonce = { nonce, expiresAt, ticket: newTicket() };
  const { vendorId, code, stage } = key;
  // By the endpoint it was routed to: the path as sent is for the signature alone, and may be spelled with escapes.
  if (MOVING.has(endpoint)) return { vendor: { vendorId, code, keyId, stage, unusedNonce } };
  const isTurnedAway = stage === 'off' && !GOES_ON.has(endpoint);
  return useUp(
    journal,
    { vendorId, ...unusedNonce },
    isTurnedAway ? 'VENDOR_DISABLED' : { vendorId, code, keyId, stage },
  );
};

/** The memory of a node may be older than the end of a key's grace. */
const isRetired = ({ retiresAt }: LiveKey, now: Date): boolean => retiresAt !== null && retiresAt <= now;

/** Of a call that moves nothing: its nonce is kept before it is read. */
const useUp = async (journal: Journal, nonce: Nonce, then: Vendor | 'VENDOR_DISABLED'): Promise<Verdict> => {
  if (!(await journal.useNonce(nonce))) return { refusal: replyOf('NONCE_REUSED') };
  return then === 'VENDOR_DISABLED' ? { refusal: replyOf(then) } : { vendor: then };
};
