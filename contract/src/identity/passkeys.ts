import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import {
  base64urlField,
  lineField,
  loginAnswerSchema,
  nothing,
  passwordField,
  signedByPasskey,
  ticketField,
} from './fields.ts';

const passkeyId = idSchema<'passkey'>();

/** WebAuthn, JSON form: the browser hands `publicKey` to `navigator.credentials`, and back what it says. */
export const beginPasskey = endpoint({
  name: 'identity.begin-passkey',
  summary: 'What the browser needs to make a passkey for the caller.',
  method: 'POST',
  path: '/wps/relay/passkey/begin',
  access: 'member',
  scopes: ['withdraw'],
  changesSecurity: true,
  encrypted: true,
  body: z.strictObject({ password: passwordField }),
  value: z.object({
    challengeId: z.string(),
    challenge: z.string(),
    rpId: z.string(),
    rpName: z.string(),
    userHandle: z.string(),
    userName: z.string(),
    /** Passkeys the account has; the browser makes no second one beside them. */
    excludeCredentials: z.array(z.string()),
    timeoutMs: z.int(),
  }),
  errors: [
    'identity.money-locked',
    'identity.password-wrong',
    'identity.locked',
    'identity.locked-until-recovery',
    'identity.passkey-limit',
  ],
  limit: 'check-code',
});

export const finishPasskey = endpoint({
  name: 'identity.finish-passkey',
  summary: 'Keeps the passkey the browser made.',
  method: 'POST',
  path: '/wps/relay/passkey/finish',
  access: 'member',
  scopes: ['withdraw'],
  stepUp: true,
  body: z.strictObject({
    challengeId: base64urlField(128),
    name: lineField,
    credentialId: base64urlField(1_400),
    clientDataJson: base64urlField(4_000),
    attestationObject: base64urlField(16_000),
    transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8)),
  }),
  value: z.object({ passkeyId }),
  errors: ['identity.step-up-required', 'identity.money-locked', 'identity.passkey-refused', 'identity.passkey-limit'],
  limit: 'check-code',
});

export const listPasskeys = endpoint({
  name: 'identity.list-passkeys',
  summary: "The caller's passkeys.",
  method: 'GET',
  path: '/wps/relay/passkey/list',
  access: 'member',
  scopes: ['withdraw'],
  value: z.object({
    list: z.array(z.object({ passkeyId, name: z.string(), madeAt: momentSchema, usedAt: z.nullable(momentSchema) })),
  }),
  errors: [],
});

export const removePasskey = endpoint({
  name: 'identity.remove-passkey',
  summary: "Removes one of the caller's passkeys; takes the password.",
  method: 'POST',
  path: '/wps/relay/passkey/remove',
  access: 'member',
  scopes: ['withdraw'],
  changesSecurity: true,
  encrypted: true,
  body: z.strictObject({ passkeyId, password: passwordField }),
  value: nothing,
  errors: [
    'identity.money-locked',
    'identity.passkey-unknown',
    'identity.password-wrong',
    'identity.locked',
    'identity.locked-until-recovery',
  ],
  limit: 'check-code',
});

export const beginPasskeyLogin = endpoint({
  name: 'identity.begin-passkey-login',
  summary: 'A challenge for whichever passkey the visitor picks.',
  method: 'POST',
  path: '/wps/session/login/passkey/begin',
  access: 'public',
  value: z.object({ challengeId: z.string(), challenge: z.string(), rpId: z.string(), timeoutMs: z.int() }),
  errors: [],
  limit: 'log-in',
});

export const finishPasskeyLogin = endpoint({
  name: 'identity.finish-passkey-login',
  summary: 'Logs in by what a passkey signed; no second verification follows.',
  method: 'POST',
  path: '/wps/session/login/passkey/finish',
  access: 'public',
  body: z.strictObject({ ...signedByPasskey, deviceToken: z.optional(ticketField) }),
  value: loginAnswerSchema,
  errors: [
    'identity.passkey-refused',
    'identity.locked',
    'identity.account-frozen',
    'identity.account-closed',
    'identity.self-excluded',
  ],
  limit: 'log-in',
});
