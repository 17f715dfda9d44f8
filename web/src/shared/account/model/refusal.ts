import type { VerificationRequired } from '@fairground/contract/identity/fields';
import type { PhoneNotBound, SocialRegistration } from '@fairground/contract/identity/endpoints';
import type { RefusedFields } from '@fairground/contract/members/form-rules';
import { ApiError } from '@fairground/client/api';
import { LOCK_SECONDS } from './countdown.ts';

/** What the server adds to the refusals that lead to a next step. */
type RefusalValues = {
  readonly 'identity.wrong-credentials': { readonly captcha: boolean };
  readonly 'identity.verification-required': VerificationRequired;
  readonly 'identity.phone-not-bound': PhoneNotBound;
  readonly 'identity.social-registration-needed': SocialRegistration;
  readonly 'members.fields-refused': RefusedFields;
};

/** The value of a refusal, if the error is that refusal. */
export const refusalOf = <Code extends keyof RefusalValues>(
  error: unknown,
  code: Code,
): RefusalValues[Code] | undefined =>
  error instanceof ApiError && error.code === code ? (error.value as RefusalValues[Code]) : undefined;

export const isRefusal = (error: unknown, ...codes: readonly ApiError['code'][]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

/** What a new password and a code from a message are refused for: told beside their field. */
export const NEW_PASSWORD_REFUSALS = [
  'identity.password-refused',
  'identity.password-breached',
  'identity.password-same',
] as const;
export const CODE_REFUSALS = [
  'postbox.code-wrong',
  'postbox.code-expired',
  'identity.phone-code-wrong',
  'identity.phone-code-missing',
  'identity.phone-code-expired',
] as const;

const LOCKING: readonly ApiError['code'][] = ['identity.locked', 'identity.phone-too-many'];
const WAITING: readonly ApiError['code'][] = [...LOCKING, 'request.too-many', 'postbox.code-too-soon'];

/** How long the caller must wait now, in seconds; undefined for errors that ask for no wait. */
export const waitOf = (error: unknown): number | undefined => {
  if (!(error instanceof ApiError) || !WAITING.includes(error.code)) return undefined;
  const { value } = error;
  if (typeof value === 'object' && value !== null && 'retryAfterSeconds' in value) {
    const seconds = Number(value.retryAfterSeconds);
    if (Number.isFinite(seconds) && seconds > 0) return Math.ceil(seconds);
  }
  return LOCKING.includes(error.code) ? LOCK_SECONDS : 1;
};

/** Too many attempts: the whole form waits. */
export const isLock = (error: unknown): boolean => isRefusal(error, ...LOCKING, 'request.too-many');
