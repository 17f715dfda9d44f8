import type { VerificationMethod } from '@fairground/contract/identity/fields';
import type { StoredAccount } from './account.ts';

/** The way of the first authentication, before any second verification. */
export type Proof = 'password' | 'sms' | 'social' | 'phone' | 'passkey' | 'launch' | 'registration';

export const CHALLENGE_LASTS_MS = 10 * 60_000;
export const CHALLENGE_TRIES_MAX = 5;

/** A passkey is two factors in itself; a launch code and a registration come from a session or a form just proven. */
const STRONG: ReadonlySet<Proof> = new Set(['passkey', 'launch', 'registration']);
/** Anyone who read a code off the phone has shown what a second verification would ask. */
const SHOWED_THE_PHONE: ReadonlySet<Proof> = new Set(['sms', 'phone']);

/** Data that others know as well: number and name are printed on every transfer. It stops strangers, not thieves with the papers. */
const QUESTIONS: ReadonlySet<VerificationMethod> = new Set(['MOBILE', 'PAYEE_NAME']);
/** What shows possession, of a phone, a passkey or the account just opened. */
const POSSESSION: ReadonlySet<Proof> = new Set(['passkey', 'sms', 'phone', 'registration']);

/**
 * Whether a login got in by a question where money would take a second factor. A device made known by a question gives no
 * more than that, and a launch code may come out of any session.
 */
export const isByQuestion = (
  proof: Proof,
  {
    method,
    isDeviceByQuestion,
  }: { readonly method: VerificationMethod | undefined; readonly isDeviceByQuestion: boolean },
): boolean => {
  if (POSSESSION.has(proof)) return false;
  if (proof === 'launch') return true;
  return method === undefined ? isDeviceByQuestion : QUESTIONS.has(method);
};

type Contacts = Pick<StoredAccount, 'mobile' | 'mobileVerifiedAt' | 'emailVerifiedAt' | 'payeeName'>;

/**
 * What a login from an unknown network or device may be asked for; empty when there is nothing to ask. An authenticator
 * replaces the weaker ways: anyone who switched it on does not want a name to be enough.
 */
export const methodsFor = (
  proof: Proof,
  { mobile, mobileVerifiedAt, emailVerifiedAt, payeeName }: Contacts,
  factor: { readonly hasTotp: boolean; readonly recoveryCodesLeft: number },
): readonly VerificationMethod[] => {
  if (STRONG.has(proof)) return [];
  if (factor.hasTotp) return factor.recoveryCodesLeft > 0 ? ['TOTP', 'RECOVERY_CODE'] : ['TOTP'];
  if (SHOWED_THE_PHONE.has(proof)) return [];
  return [
    ...(mobile === null ? [] : (['MOBILE'] as const)),
    ...(mobileVerifiedAt === null ? [] : (['SMS_CODE'] as const)),
    ...(emailVerifiedAt === null ? [] : (['EMAIL_CODE'] as const)),
    ...(payeeName === null ? [] : (['PAYEE_NAME'] as const)),
  ];
};
