import { VENDOR_CODES, isVendorCode } from '@fairground/contract/vendors/codes';
import type { AnswerClass, VendorCode } from '@fairground/contract/vendors/codes';
import type { ErrorCode } from '@fairground/contract/errors';
import type { Log } from '../../../platform/log.ts';
import { WrittenAnswer } from '../../../platform/http/index.ts';
import type { SignedCalls, SignedReply } from '../../../platform/http/index.ts';
import { DeadlinePassed, createDeadline } from '../../../platform/deadline.ts';

/** The first fields of every answer. */
export type Head = { readonly code: VendorCode; readonly class?: AnswerClass; readonly message?: string };

/** An answer begins with its code; one that is not OK says what to do about it. */
export const headOf = (code: VendorCode): Head =>
  code === 'OK' ? { code } : { code, class: VENDOR_CODES[code].class, message: VENDOR_CODES[code].text };

export const replyOf = (code: VendorCode, more: object = {}): SignedReply => ({
  status: VENDOR_CODES[code].status,
  text: JSON.stringify({ ...headOf(code), ...more }),
});

/** The status belongs to the code, so a repeated answer has the status it had. */
export const succeed: SignedCalls['succeed'] = (value) => {
  if (value instanceof WrittenAnswer) return value;
  const code = typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : '';
  return { status: isVendorCode(code) ? VENDOR_CODES[code].status : 500, text: JSON.stringify(value) };
};

/** What the house refuses before a call's own rules are asked, in the words of vendors. */
export const fail: SignedCalls['fail'] = ({ code, value }) => {
  if (RETRY_CODES.has(code)) return replyOf(code === 'request.too-many' ? 'TOO_MANY' : 'TEMPORARY');
  const fields = typeof value === 'object' && value !== null && 'fields' in value ? { fields: value.fields } : {};
  return replyOf('INVALID_REQUEST', fields);
};

/** Nothing is known of the outcome, or it was never begun: the same call again settles it. */
const RETRY_CODES: ReadonlySet<ErrorCode> = new Set([
  'request.failed',
  'request.unavailable',
  'request.timed-out',
  'request.too-many',
  // Nothing new begins while the site is closed; when it opens again, the same call is taken.
  'access.maintenance',
]);

/** The strictest vendor waits two seconds; the signature and the call share three quarters of them. */
export const VERIFY_MS = 500;
export const CALL_MS = 1_000;
const withinCall = createDeadline(CALL_MS);

/** Runs a call within its time. After it, the caller is asked to repeat it, never what might have become of it. */
export const answerInTime = async <Value>(log: Log, work: Promise<Value>): Promise<Value | Head> => {
  try {
    return await withinCall(work);
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    log.warn({ err: error }, 'a vendor call took too long');
    return headOf('TEMPORARY');
  }
};
