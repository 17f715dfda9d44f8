import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
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
  PUBLIC_CODE_ERRORS,
  ticketField,
  usernameField,
  VERIFICATION_METHODS,
  verificationField,
} from './fields.ts';

export const CAPTCHA_REFRESH_MS = 1_000;
export const CODE_REQUEST_THROTTLE_MS = 1_000;
export const REMEMBER_ME_MS = 86_400_000;

export const readCaptcha = endpoint({
  name: 'identity.read-captcha',
  summary: 'A new captcha: a PNG in base64 and the id to answer it under; one answer each.',
  method: 'GET',
  path: '/wps/captcha',
  access: 'public',
  value: z.object({ captchaId: z.string(), image: z.string(), expiresAt: momentSchema }),
  errors: [],
  limit: 'read-captcha',
});

/** For tests and developers who cannot read the picture; in live mode no answer is kept and the call is not found. */
export const readCaptchaAnswer = endpoint({
  name: 'identity.read-captcha-answer',
  summary: 'What a captcha of the sandbox shows; nothing for one that was answered, is over or never was.',
  method: 'GET',
  path: '/wps/relay/sandbox/captcha',
  access: 'developer',
  openDuring: ['maintenance', 'region'],
  query: z.strictObject({ captchaId: ticketField }),
  value: z.object({ answer: z.nullable(z.string()) }),
  errors: [],
});

/** The built-in captcha provider: the browser finds numbers whose hash with the salt begins with enough zero bits. */
export const readProofChallenge = endpoint({
  name: 'identity.read-proof-challenge',
  summary: 'A proof-of-work challenge: for each of `count` salts a number such that the hash begins with zero bits.',
  method: 'GET',
  path: '/wps/relay/captcha/challenge',
  access: 'public',
  value: z.object({
    challengeId: z.string(),
    /** SHA-256 over `salt:index:answer`. */
    salt: z.string(),
    count: z.int(),
    zeroBits: z.int(),
    expiresAt: momentSchema,
  }),
  errors: [],
  limit: 'read-captcha',
});

/** What a way in refuses once the caller has proven who it is. */
const ACCOUNT_ERRORS = [
  'identity.not-a-member',
  'identity.not-an-agent',
  'identity.account-frozen',
  'identity.account-closed',
  'identity.self-excluded',
  'identity.verification-required',
] as const;
const CAPTCHA_ERRORS = [
  'identity.captcha-required',
  'identity.captcha-wrong',
  'identity.captcha-refused',
  'identity.locked',
] as const;

export const login = endpoint({
  name: 'identity.login',
  summary: 'Logs in by username and password or, with type SMS, by mobile number and code.',
  method: 'POST',
  path: '/wps/session/login',
  access: 'public',
  encrypted: true,
  body: z.strictObject({
    type: z.enum(['USERNAME', 'SMS']),
    username: z.optional(usernameField),
    password: z.optional(passwordField),
    mobileNum: z.optional(mobileField),
    countryDialingCode: z.optional(dialingCodeField),
    verificationCode: z.optional(codeField),
    /** Where the caller logs in: the site, or the agent centre alone. */
    side: z.optional(z.enum(['member', 'agent'])),
    deviceToken: z.optional(ticketField),
    ...captchaFields,
  }),
  value: loginAnswerSchema,
  errors: [
    'identity.wrong-credentials',
    'identity.locked-until-recovery',
    'postbox.code-wrong',
    'postbox.code-expired',
    ...CAPTCHA_ERRORS,
    ...ACCOUNT_ERRORS,
    'access.function-off',
  ],
  limit: 'log-in',
});

export const sendLoginCode = endpoint({
  name: 'identity.send-login-code',
  summary: 'Sends the SMS code for a login; the answer is the same whether or not the number has an account.',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'public',
  body: z.strictObject({
    mobileNum: mobileField,
    countryDialingCode: dialingCodeField,
    verification: z.optional(verificationField),
  }),
  value: codeSentSchema,
  errors: PUBLIC_CODE_ERRORS,
  limit: 'send-code',
});

export const verifyLogin = endpoint({
  name: 'identity.verify-login',
  summary: 'Answers the second verification of a login; a right answer opens the session and makes the device known.',
  method: 'POST',
  path: '/wps/session/login/verification',
  access: 'public',
  encrypted: true,
  body: z.strictObject({
    challengeId: ticketField,
    method: z.enum(VERIFICATION_METHODS),
    answer: codeField,
    /** Do not ask on this device again. */
    trustDevice: z.optional(z.boolean()),
  }),
  value: loginAnswerSchema,
  errors: [
    'identity.verification-wrong',
    'identity.verification-over',
    'identity.method-unavailable',
    'identity.locked',
    'identity.account-frozen',
    'identity.account-closed',
    'identity.self-excluded',
  ],
  limit: 'check-code',
});

export const sendVerificationCode = endpoint({
  name: 'identity.send-verification-code',
  summary: 'Sends the code a second verification asks for, to the mobile or the mailbox of the account.',
  method: 'POST',
  path: '/wps/session/login/verification/code',
  access: 'public',
  body: z.strictObject({ challengeId: ticketField, method: z.enum(['SMS_CODE', 'EMAIL_CODE']) }),
  value: codeSentSchema,
  errors: [
    'identity.verification-over',
    'identity.method-unavailable',
    'postbox.code-too-soon',
    'postbox.quota-used',
    'postbox.sending-failed',
  ],
  limit: 'send-code',
});

export const greetFirstLogin = endpoint({
  name: 'identity.greet-first-login',
  summary: 'Notes that the first login of an account was welcomed; a repeat changes nothing.',
  method: 'POST',
  path: '/wps/relay/session/first-login',
  access: 'member',
  value: nothing,
  errors: [],
});

export const createLaunchCode = endpoint({
  name: 'identity.create-launch-code',
  summary: 'A code that carries the login to another window or device, once and for at most a minute.',
  method: 'POST',
  path: '/wps/relay/session/launch-code',
  access: 'member',
  stepUp: true,
  value: z.object({ code: z.string(), expiresAt: momentSchema }),
  errors: ['identity.step-up-required', 'identity.money-locked'],
  limit: 'secure-account',
});

export const exchangeLaunchCode = endpoint({
  name: 'identity.exchange-launch-code',
  summary: 'Exchanges a one-time launch code for a session of its own.',
  method: 'POST',
  path: '/wps/session/login/launch',
  access: 'public',
  encrypted: true,
  body: z.strictObject({ code: ticketField }),
  value: loginAnswerSchema,
  errors: ['identity.launch-code-over', 'identity.account-frozen', 'identity.account-closed', 'identity.self-excluded'],
  limit: 'log-in',
});

export const logout = endpoint({
  name: 'identity.logout',
  summary: 'Ends the session of the token.',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'session',
  scopes: ['password', 'withdraw'],
  openDuring: ['maintenance', 'region'],
  value: nothing,
  errors: [],
});

const CODES = LANGUAGES.map(({ code }) => code);

export const updateLanguage = endpoint({
  name: 'identity.update-language',
  summary: "Remembers the language of the caller's session; a visitor's choice stays in the browser.",
  method: 'POST',
  path: '/wps/relay/language/update',
  access: 'public',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({ language: z.enum(CODES) }),
  value: z.object({ language: z.enum(CODES) }),
  errors: [],
  limit: 'change-settings',
});
