import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  captchaFields,
  codeField,
  codeSentSchema,
  dialingCodeField,
  emailField,
  lineField,
  loginAnswerSchema,
  mobileField,
  passwordField,
  PUBLIC_CODE_ERRORS,
  ticketField,
  usernameField,
  verificationField,
} from '../identity/fields.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';

/** Codes people type or follow in a link. */
const inviteField = z.string().check(z.maxLength(20));
const hostField = z.string().check(z.maxLength(253));

/** Everything a registration may carry and nothing beside it: what an account becomes is never the caller's to say. */
const registerFields = {
  payeeName: z.optional(lineField),
  email: z.optional(emailField),
  qqNum: z.optional(lineField),
  recommenderId: z.optional(inviteField),
  verificationCode: z.optional(codeField),
  affiliateCode: z.optional(inviteField),
  paymentPassword: z.optional(passwordField),
  line: z.optional(lineField),
  whatsapp: z.optional(lineField),
  zalo: z.optional(lineField),
  facebook: z.optional(lineField),
  wechat: z.optional(lineField),
  idNumber: z.optional(lineField),
  birthDate: z.optional(lineField),
  referralCode: z.optional(inviteField),
  domain: z.optional(hostField),
  countryDialingCode: z.optional(dialingCodeField),
  login: z.literal(true),
  registerUrl: z.string().check(z.maxLength(2_000)),
  registerMethod: z.literal('WEB'),
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(z.string().check(z.maxLength(4_000))),
  /** From a sign-in with another site that knows no account yet. */
  socialTicket: z.optional(ticketField),
  terms: z.boolean(),
  /** The version the form showed; see readTerms. */
  termsVersion: z.string().check(z.maxLength(40)),
  deviceToken: z.optional(ticketField),
  ...captchaFields,
};

/** A registered member is logged in at once. */
const registeredSchema = z.object({
  ...loginAnswerSchema.shape,
  /** What was credited as the sign-up bonus; null where the rule gives none. */
  bonus: z.nullable(moneySchema),
});

const REGISTER_ERRORS = [
  'members.fields-refused',
  'members.invitation-code-wrong',
  'members.recommender-wrong',
  'members.terms-changed',
  'members.registration-refused',
  'members.line-full',
  'identity.username-taken',
  'identity.mobile-taken',
  'identity.password-breached',
  'identity.captcha-required',
  'identity.captcha-wrong',
  'identity.captcha-refused',
  'identity.social-over',
  'identity.social-taken',
  'identity.phone-token-refused',
  'identity.phone-bound',
  'identity.phone-off',
  'postbox.code-wrong',
  'postbox.code-expired',
  'access.function-off',
] as const;

export const register = endpoint({
  name: 'members.register',
  summary: 'Opens an account by username and password, and a session for it.',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'public',
  encrypted: true,
  body: z.strictObject({
    username: usernameField,
    password: passwordField,
    confirmPassword: passwordField,
    mobileNum: z.optional(mobileField),
    ...registerFields,
  }),
  value: registeredSchema,
  errors: REGISTER_ERRORS,
  limit: 'register',
});

export const registerMobile = endpoint({
  name: 'members.register-mobile',
  summary: 'Opens an account by mobile number and code, and a session for it; the answer tells the account name.',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'public',
  encrypted: true,
  body: z.strictObject({
    /** The mobile number again. */
    username: usernameField,
    mobileNum: mobileField,
    /** Only where the flag MOBILEREGPASSWORD asks for one. */
    password: z.optional(passwordField),
    confirmPassword: z.optional(passwordField),
    ...registerFields,
  }),
  value: registeredSchema,
  errors: REGISTER_ERRORS,
  limit: 'register',
});

export const sendRegisterCode = endpoint({
  name: 'members.send-register-code',
  summary: 'Sends the SMS code of a registration; the owner of a number that has an account learns so by SMS alone.',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'public',
  body: z.strictObject({
    countryDialingCode: dialingCodeField,
    mobileNo: mobileField,
    verification: z.optional(verificationField),
  }),
  value: codeSentSchema,
  errors: PUBLIC_CODE_ERRORS,
  limit: 'send-code',
});

export const checkAffiliate = endpoint({
  name: 'members.check-affiliate',
  summary: 'Whether an affiliate code opens a registration; without a code, whether the host belongs to an agent.',
  method: 'POST',
  path: '/wps/agent/affiliate',
  access: 'public',
  body: z.strictObject({ code: z.optional(inviteField), domain: z.optional(hostField) }),
  value: z.object({ /** As it is kept; empty when none was asked. */ code: z.string(), isDomainBound: z.boolean() }),
  errors: ['members.invitation-code-wrong'],
  limit: 'check-code',
});

export const checkUsername = endpoint({
  name: 'members.check-username',
  summary: 'Whether a new account may take a name now; registration decides for good.',
  method: 'POST',
  path: '/wps/relay/member/username/check',
  access: 'public',
  body: z.strictObject({ username: usernameField }),
  value: z.object({ isFree: z.boolean() }),
  errors: ['members.fields-refused', 'access.function-off'],
  limit: 'check-username',
});

export const readTerms = endpoint({
  name: 'members.read-terms',
  summary: 'The version of the terms in force and the least age they ask for.',
  method: 'GET',
  path: '/wps/relay/member/terms',
  access: 'public',
  value: z.object({ version: z.string(), inForceSince: momentSchema, minimumAge: z.int() }),
  errors: [],
});

export const openTrial = endpoint({
  name: 'members.open-trial',
  summary: 'Opens a trial account with credits of its own, and a session of two hours for it.',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'public',
  encrypted: true,
  body: z.strictObject({
    os: z.string().check(z.maxLength(40)),
    platform: z.literal('W'),
    /** Of the caller's own making; a repeat with the same word opens no second account. */
    random: ticketField,
    gatewayVersion: z.literal(3),
    verification: z.optional(verificationField),
  }),
  value: loginAnswerSchema,
  errors: ['members.trial-limit', 'identity.captcha-refused', 'access.function-off'],
  limit: 'register',
});
