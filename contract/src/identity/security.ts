import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import {
  codeField,
  codeSentSchema,
  emailField,
  lastLoginSchema,
  mobileField,
  dialingCodeField,
  nothing,
  passwordField,
} from './fields.ts';

const sessionId = idSchema<'session'>();
const deviceId = idSchema<'device'>();

export const readSecurity = endpoint({
  name: 'identity.read-security',
  summary: "How the caller's account is protected; numbers and addresses are masked.",
  method: 'GET',
  path: '/wps/relay/member/security',
  access: 'member',
  scopes: ['withdraw'],
  value: z.object({
    passwordSetAt: z.nullable(momentSchema),
    hasPaymentPassword: z.boolean(),
    mobile: z.nullable(z.object({ hint: z.string(), isVerified: z.boolean() })),
    email: z.nullable(z.object({ hint: z.string(), isVerified: z.boolean() })),
    hasTotp: z.boolean(),
    recoveryCodesLeft: z.int(),
    passkeys: z.int(),
    social: z.array(z.enum(['facebook', 'google', 'telegram'])),
    isPhoneBound: z.boolean(),
    alertsByMail: z.boolean(),
    /** The last login other than the caller's own session. */
    lastLogin: z.nullable(lastLoginSchema),
  }),
  errors: [],
});

export const listSessions = endpoint({
  name: 'identity.list-sessions',
  summary: "The caller's running sessions, the newest first.",
  method: 'GET',
  path: '/wps/relay/session/list',
  access: 'member',
  scopes: ['withdraw'],
  value: z.object({
    list: z.array(
      z.object({
        sessionId,
        isCurrent: z.boolean(),
        ip: z.string(),
        country: z.string(),
        /** Browser and system in words: `Firefox, Windows`. */
        device: z.string(),
        openedAt: momentSchema,
        seenAt: momentSchema,
        expiresAt: momentSchema,
      }),
    ),
  }),
  errors: [],
});

export const revokeSession = endpoint({
  name: 'identity.revoke-session',
  summary: "Ends one of the caller's sessions.",
  method: 'POST',
  path: '/wps/relay/session/revoke',
  access: 'member',
  scopes: ['withdraw'],
  body: z.strictObject({ sessionId }),
  value: nothing,
  errors: ['identity.session-unknown'],
  limit: 'secure-account',
});

export const revokeOtherSessions = endpoint({
  name: 'identity.revoke-other-sessions',
  summary: "Ends all of the caller's sessions but this one.",
  method: 'POST',
  path: '/wps/relay/session/revoke-others',
  access: 'member',
  scopes: ['withdraw'],
  value: z.object({ ended: z.int() }),
  errors: [],
  limit: 'secure-account',
});

export const listDevices = endpoint({
  name: 'identity.list-devices',
  summary: 'The devices that are not asked for a second verification.',
  method: 'GET',
  path: '/wps/relay/device/list',
  access: 'member',
  scopes: ['withdraw'],
  value: z.object({
    list: z.array(
      z.object({ deviceId, device: z.string(), network: z.string(), knownAt: momentSchema, seenAt: momentSchema }),
    ),
  }),
  errors: [],
});

export const forgetDevice = endpoint({
  name: 'identity.forget-device',
  summary: 'Asks a known device for a second verification again.',
  method: 'POST',
  path: '/wps/relay/device/forget',
  access: 'member',
  scopes: ['withdraw'],
  body: z.strictObject({ deviceId }),
  value: nothing,
  errors: ['identity.device-unknown'],
  limit: 'secure-account',
});

export const beginTotp = endpoint({
  name: 'identity.begin-totp',
  summary: 'A new authenticator secret, good for ten minutes; it counts only once a code of it was confirmed.',
  method: 'POST',
  path: '/wps/relay/totp/begin',
  access: 'member',
  scopes: ['withdraw'],
  changesSecurity: true,
  encrypted: true,
  body: z.strictObject({ password: passwordField }),
  value: z.object({ secret: z.string(), otpauthUrl: z.string(), expiresAt: momentSchema }),
  errors: [
    'identity.money-locked',
    'identity.password-wrong',
    'identity.locked',
    'identity.locked-until-recovery',
    'identity.totp-on',
  ],
  limit: 'check-code',
});

export const confirmTotp = endpoint({
  name: 'identity.confirm-totp',
  summary: 'Switches the authenticator on and tells ten recovery codes, once.',
  method: 'POST',
  path: '/wps/relay/totp/confirm',
  access: 'member',
  scopes: ['withdraw'],
  stepUp: true,
  encrypted: true,
  body: z.strictObject({ code: codeField }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [
    'identity.step-up-required',
    'identity.money-locked',
    'identity.totp-wrong',
    'identity.totp-off',
    'identity.totp-on',
    'identity.locked',
  ],
  limit: 'check-code',
});

/** What a call that takes the password and a code of the authenticator may refuse. */
const BY_PASSWORD_AND_CODE = [
  'identity.money-locked',
  'identity.password-wrong',
  'identity.totp-wrong',
  'identity.totp-off',
  'identity.locked',
  'identity.locked-until-recovery',
] as const;

export const disableTotp = endpoint({
  name: 'identity.disable-totp',
  summary: 'Switches the authenticator off; takes the password and a code of it or a recovery code.',
  method: 'POST',
  path: '/wps/relay/totp/disable',
  access: 'member',
  scopes: ['withdraw'],
  changesSecurity: true,
  encrypted: true,
  body: z.strictObject({ password: passwordField, code: codeField }),
  value: nothing,
  errors: BY_PASSWORD_AND_CODE,
  limit: 'check-code',
});

export const renewRecoveryCodes = endpoint({
  name: 'identity.renew-recovery-codes',
  summary: 'Ten new recovery codes, told once; the old ones end.',
  method: 'POST',
  path: '/wps/relay/totp/recovery-codes',
  access: 'member',
  scopes: ['withdraw'],
  changesSecurity: true,
  encrypted: true,
  body: z.strictObject({ password: passwordField, code: codeField }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: BY_PASSWORD_AND_CODE,
  limit: 'check-code',
});

export const setPaymentPassword = endpoint({
  name: 'identity.set-payment-password',
  summary: 'Sets or changes the payment password, which is never the login password.',
  method: 'POST',
  path: '/wps/relay/secured/payPassword',
  access: 'member',
  // Nobody withdraws without one, and an excluded member may have set none before.
  scopes: ['withdraw'],
  stepUp: true,
  encrypted: true,
  body: z.strictObject({
    /** The login password the first time, the old payment password afterwards. */
    password: passwordField,
    newPaymentPassword: passwordField,
    confirmPaymentPassword: passwordField,
  }),
  value: nothing,
  errors: [
    'identity.step-up-required',
    'identity.money-locked',
    'identity.second-factor-required',
    'identity.password-wrong',
    'identity.locked',
    'identity.locked-until-recovery',
    'identity.payment-password-wrong',
    'identity.payment-password-locked',
    'identity.payment-password-refused',
    'identity.payment-password-same',
    'identity.confirm-differs',
  ],
  limit: 'check-code',
});

export const sendContactCode = endpoint({
  name: 'identity.send-contact-code',
  summary: 'Sends a code to a mobile or mailbox the caller wants to confirm as its own.',
  method: 'POST',
  path: '/wps/relay/member/contact/code',
  access: 'member',
  scopes: ['withdraw'],
  stepUp: true,
  body: z.strictObject({
    channel: z.enum(['sms', 'email']),
    mobileNum: z.optional(mobileField),
    countryDialingCode: z.optional(dialingCodeField),
    email: z.optional(emailField),
  }),
  value: codeSentSchema,
  errors: [
    'identity.step-up-required',
    'identity.money-locked',
    'identity.contact-missing',
    'postbox.address-refused',
    'postbox.code-too-soon',
    'postbox.quota-used',
    'postbox.sending-failed',
  ],
  limit: 'send-code',
});

export const confirmContact = endpoint({
  name: 'identity.confirm-contact',
  summary: 'Confirms the mobile or mailbox a code was sent to; replacing a confirmed one takes the password.',
  method: 'POST',
  path: '/wps/relay/member/contact/confirm',
  access: 'member',
  scopes: ['withdraw'],
  stepUp: true,
  encrypted: true,
  body: z.strictObject({
    channel: z.enum(['sms', 'email']),
    code: codeField,
    password: z.optional(passwordField),
  }),
  value: nothing,
  errors: [
    'identity.step-up-required',
    'identity.money-locked',
    'postbox.code-wrong',
    'postbox.code-expired',
    'identity.password-wrong',
    'identity.locked',
    'identity.locked-until-recovery',
    'identity.mobile-taken',
  ],
  limit: 'check-code',
});

export const setLoginAlerts = endpoint({
  name: 'identity.set-login-alerts',
  summary: 'Whether a login from a new device is reported by mail; the message within the site always is.',
  method: 'POST',
  path: '/wps/relay/member/login-alerts',
  access: 'member',
  scopes: ['withdraw'],
  body: z.strictObject({ byMail: z.boolean() }),
  value: z.object({ byMail: z.boolean() }),
  errors: ['identity.contact-missing'],
  limit: 'change-settings',
});
