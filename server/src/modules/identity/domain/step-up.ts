import { STEP_UP_LASTS_MS } from '@fairground/contract/identity/step-up';
import type { StepUpMethod } from '@fairground/contract/identity/step-up';

/** What an account can show. */
export type Provable = {
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
  readonly hasTotp: boolean;
  readonly hasConfirmedMobile: boolean;
  readonly hasConfirmedEmail: boolean;
};

/**
 * How an account may step up. Codes to a contact are only for accounts that have nothing better: somebody who holds the
 * phone beside an open session must not need less than the owner asked for.
 */
export const stepUpMethodsOf = (account: Provable): readonly StepUpMethod[] => {
  const own: readonly StepUpMethod[] = [
    ...(account.hasPassword ? (['PASSWORD'] as const) : []),
    ...(account.hasPasskey ? (['PASSKEY'] as const) : []),
    ...(account.hasTotp ? (['TOTP'] as const) : []),
  ];
  if (own.length > 0) return own;
  return [
    ...(account.hasConfirmedMobile ? (['SMS_CODE'] as const) : []),
    ...(account.hasConfirmedEmail ? (['EMAIL_CODE'] as const) : []),
  ];
};

export const isSteppedUp = (steppedUpAt: Date | null, now: Date): boolean =>
  steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() < STEP_UP_LASTS_MS;
