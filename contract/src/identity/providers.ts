import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';
import {
  captchaFields,
  codeField,
  codeSentSchema,
  dialingCodeField,
  loginAnswerSchema,
  mobileField,
  nothing,
  passwordField,
  ticketField,
  usernameField,
  verificationField,
} from './fields.ts';

export const SOCIAL_PROVIDERS = ['facebook', 'google', 'telegram'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
const provider = z.enum(SOCIAL_PROVIDERS);
/** Of the other site's making: any visible characters (RFC 6749, appendix A). */
const oauthCode = z.string().check(z.regex(/^[\x21-\x7e]{1,2000}$/));

/** What a way in refuses about the account itself. */
const ACCOUNT_ERRORS = ['identity.account-frozen', 'identity.account-closed', 'identity.self-excluded'] as const;

export const startSocial = endpoint({
  name: 'identity.start-social',
  summary: 'Where to send the visitor to sign in with another site; the secret stays in the tab that asked.',
  method: 'POST',
  path: '/wps/relay/oauth/start',
  access: 'public',
  body: z.strictObject({ provider, purpose: z.enum(['login', 'link']) }),
  value: z.object({
    authorizeUrl: z.string(),
    /** Proves that the tab that finishes is the one that began. */
    tabSecret: z.string(),
    expiresAt: momentSchema,
  }),
  errors: ['access.function-off', 'access.login-required'],
  limit: 'log-in',
});

/** With purpose `link` the way back is linkSocial. No account yet: `identity.social-registration-needed` with a ticket. */
export const finishSocial = endpoint({
  name: 'identity.finish-social',
  summary: 'Logs in with what the other site sent back.',
  method: 'POST',
  path: '/wps/relay/oauth/finish',
  access: 'public',
  encrypted: true,
  body: z.strictObject({
    state: ticketField,
    code: oauthCode,
    tabSecret: ticketField,
    deviceToken: z.optional(ticketField),
  }),
  value: loginAnswerSchema,
  errors: [
    'identity.social-refused',
    'identity.social-over',
    'identity.social-registration-needed',
    'identity.verification-required',
    ...ACCOUNT_ERRORS,
    'access.function-off',
  ],
  limit: 'log-in',
});

/** The value of `identity.social-registration-needed`: the form of registration starts with it. */
export type SocialRegistration = {
  readonly socialTicket: string;
  readonly name: string | null;
  readonly email: string | null;
};

export const linkSocial = endpoint({
  name: 'identity.link-social',
  summary: "Links the other site's account to the caller's.",
  method: 'POST',
  path: '/wps/relay/oauth/link',
  access: 'member',
  scopes: ['withdraw'],
  stepUp: true,
  encrypted: true,
  body: z.strictObject({ state: ticketField, code: oauthCode, tabSecret: ticketField }),
  value: z.object({ provider }),
  errors: [
    'identity.step-up-required',
    'identity.money-locked',
    'identity.social-refused',
    'identity.social-over',
    'identity.social-taken',
    'access.function-off',
  ],
  limit: 'secure-account',
});

export const unlinkSocial = endpoint({
  name: 'identity.unlink-social',
  summary: "Undoes the link to the other site's account; takes the password.",
  method: 'POST',
  path: '/wps/relay/oauth/unlink',
  access: 'member',
  scopes: ['withdraw'],
  changesSecurity: true,
  encrypted: true,
  body: z.strictObject({ provider, password: passwordField }),
  value: nothing,
  errors: [
    'identity.money-locked',
    'identity.password-wrong',
    'identity.locked',
    'identity.locked-until-recovery',
    'identity.social-unknown',
  ],
  limit: 'check-code',
});

/** The phone-verification provider's own refusals; with `phone-too-many` the number waits five minutes. */
const PHONE_ERRORS = [
  'identity.phone-format-wrong',
  'identity.phone-missing',
  'identity.phone-too-many',
  'identity.phone-captcha-failed',
  'identity.phone-domain-refused',
  'identity.phone-quota-used',
  'identity.phone-off',
] as const;

export const startPhoneCheck = endpoint({
  name: 'identity.start-phone-check',
  summary: 'Asks the phone-verification provider to send a code.',
  method: 'POST',
  path: '/wps/relay/phone/start',
  access: 'public',
  body: z.strictObject({
    mobileNum: mobileField,
    countryDialingCode: dialingCodeField,
    verification: z.optional(verificationField),
  }),
  value: z.object({ sessionInfo: z.string(), ...codeSentSchema.shape }),
  errors: PHONE_ERRORS,
  limit: 'send-code',
});

export const finishPhoneCheck = endpoint({
  name: 'identity.finish-phone-check',
  summary: "The provider's signed word that the visitor holds the number.",
  method: 'POST',
  path: '/wps/relay/phone/finish',
  access: 'public',
  body: z.strictObject({ sessionInfo: ticketField, code: codeField }),
  value: z.object({ firebaseIdToken: z.string(), expiresAt: momentSchema }),
  errors: [
    'identity.phone-code-wrong',
    'identity.phone-code-missing',
    'identity.phone-code-expired',
    'identity.phone-too-many',
    'identity.phone-off',
  ],
  limit: 'check-code',
});

const phoneToken = z.string().check(z.maxLength(4_000));

export const loginByPhone = endpoint({
  name: 'identity.login-by-phone',
  summary: "Logs in with the provider's word; for a number that is bound to nobody it answers a ticket to choose.",
  method: 'POST',
  path: '/wps/session/login/phone',
  access: 'public',
  encrypted: true,
  body: z.strictObject({
    firebaseChannel: z.literal('sms'),
    firebaseIdToken: phoneToken,
    deviceToken: z.optional(ticketField),
  }),
  value: loginAnswerSchema,
  errors: [
    'identity.phone-token-refused',
    'identity.phone-not-bound',
    'identity.phone-off',
    'identity.verification-required',
    ...ACCOUNT_ERRORS,
  ],
  limit: 'log-in',
});

export const bindPhone = endpoint({
  name: 'identity.bind-phone',
  summary: 'Binds the confirmed number to an existing account for good, and logs in.',
  method: 'POST',
  path: '/wps/relay/phone/bind',
  access: 'public',
  encrypted: true,
  body: z.strictObject({
    bindingTicket: ticketField,
    username: usernameField,
    password: passwordField,
    deviceToken: z.optional(ticketField),
    ...captchaFields,
  }),
  value: loginAnswerSchema,
  errors: [
    'identity.wrong-credentials',
    'identity.captcha-required',
    'identity.captcha-wrong',
    'identity.captcha-refused',
    'identity.locked',
    'identity.locked-until-recovery',
    'identity.money-locked',
    'identity.ticket-over',
    'identity.phone-bound',
    'identity.verification-required',
    ...ACCOUNT_ERRORS,
  ],
  limit: 'log-in',
});

/** The value of `identity.phone-not-bound`: link an existing account (bindPhone) or register with the same token. */
export type PhoneNotBound = { readonly bindingTicket: string };
