import type { VerificationMethod } from '@fairground/contract/identity/fields';
import type { HTMLAttributes } from 'react';

type InputTraits = {
  readonly inputMode: NonNullable<HTMLAttributes<HTMLInputElement>['inputMode']>;
  readonly autoComplete: string;
};

/** How each answer is typed and what a browser may fill in. */
const INPUTS: Readonly<Record<VerificationMethod, InputTraits>> = {
  MOBILE: { inputMode: 'tel', autoComplete: 'tel' },
  SMS_CODE: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  EMAIL_CODE: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  PAYEE_NAME: { inputMode: 'text', autoComplete: 'name' },
  TOTP: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  RECOVERY_CODE: { inputMode: 'text', autoComplete: 'off' },
};

export const inputOf = (method: VerificationMethod): InputTraits => INPUTS[method];
