import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';
import { codeField, codeSentSchema, passwordField, signedByPasskey, ticketField } from './fields.ts';

/** How somebody shows in a running session that it is still the owner of the account. */
export const STEP_UP_METHODS = ['PASSWORD', 'PASSKEY', 'TOTP', 'SMS_CODE', 'EMAIL_CODE'] as const;
export type StepUpMethod = (typeof STEP_UP_METHODS)[number];

/** For how long a step-up counts; a fresh login is one. */
export const STEP_UP_LASTS_MS = 5 * 60_000;

/** The value of `identity.step-up-required`. Without a single method only a new login helps. */
export type StepUpRequired = {
  readonly methods: readonly StepUpMethod[];
  /** Where codes go, masked: `•••• 678`, `a•••@example.com`. */
  readonly mobileHint: string | null;
  readonly emailHint: string | null;
};

export const stepUp = endpoint({
  name: 'identity.step-up',
  summary: 'Shows once more that the caller owns the account: calls that ask for it are open for five minutes.',
  method: 'POST',
  path: '/wps/relay/session/step-up',
  access: 'member',
  scopes: ['withdraw'],
  encrypted: true,
  body: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('PASSWORD'), password: passwordField }),
    z.strictObject({ method: z.literal('TOTP'), code: codeField }),
    z.strictObject({ method: z.literal('SMS_CODE'), code: codeField }),
    z.strictObject({ method: z.literal('EMAIL_CODE'), code: codeField }),
    z.strictObject({ method: z.literal('PASSKEY'), passkey: z.strictObject(signedByPasskey) }),
  ]),
  value: z.object({ steppedUpUntil: momentSchema }),
  errors: [
    'identity.password-wrong',
    'identity.totp-wrong',
    'identity.passkey-refused',
    'identity.method-unavailable',
    'identity.locked',
    'postbox.code-wrong',
    'postbox.code-expired',
  ],
  limit: 'check-code',
});

export const sendStepUpCode = endpoint({
  name: 'identity.send-step-up-code',
  summary: 'Sends the code of a step-up to the confirmed mobile or mailbox, where the account has no stronger way.',
  method: 'POST',
  path: '/wps/relay/session/step-up/code',
  access: 'member',
  scopes: ['withdraw'],
  body: z.strictObject({ method: z.enum(['SMS_CODE', 'EMAIL_CODE']) }),
  value: codeSentSchema,
  errors: ['identity.method-unavailable', 'postbox.code-too-soon', 'postbox.quota-used', 'postbox.sending-failed'],
  limit: 'send-code',
});

export const beginStepUpByPasskey = endpoint({
  name: 'identity.begin-step-up-by-passkey',
  summary: "A challenge for one of the caller's passkeys.",
  method: 'POST',
  path: '/wps/relay/session/step-up/passkey',
  access: 'member',
  scopes: ['withdraw'],
  value: z.object({
    challengeId: ticketField,
    challenge: z.string(),
    rpId: z.string(),
    allowCredentials: z.array(z.string()),
    timeoutMs: z.int(),
  }),
  errors: ['identity.method-unavailable'],
  limit: 'secure-account',
});
