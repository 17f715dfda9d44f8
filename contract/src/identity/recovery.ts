import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';
import {
  captchaFields,
  codeField,
  codeSentSchema,
  dialingCodeField,
  emailField,
  loginAnswerSchema,
  mobileField,
  nothing,
  passwordField,
  ticketField,
  usernameField,
  verificationField,
} from './fields.ts';

const NEW_PASSWORD_ERRORS = [
  'identity.password-refused',
  'identity.password-breached',
  'identity.password-same',
  'identity.confirm-differs',
] as const;
const SENDING_ERRORS = [
  'postbox.address-refused',
  'postbox.code-too-soon',
  'postbox.quota-used',
  'postbox.sending-failed',
] as const;

export const changePassword = endpoint({
  name: 'identity.change-password',
  summary: 'Changes the password and ends every session of the account, this one too.',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  scopes: ['password', 'withdraw'],
  encrypted: true,
  body: z.strictObject({
    /** May be left out only by a session that was opened to change the password. */
    oldPassword: z.optional(passwordField),
    newPassword: passwordField,
    confirmNewPassword: passwordField,
    /** Asked for by the flag CHNGPASSVERIF3. */
    verificationCode: z.optional(codeField),
  }),
  value: nothing,
  errors: [
    'identity.password-wrong',
    'identity.locked',
    'identity.locked-until-recovery',
    ...NEW_PASSWORD_ERRORS,
    'postbox.code-wrong',
    'postbox.code-expired',
  ],
  limit: 'check-code',
});

export const sendPasswordCode = endpoint({
  name: 'identity.send-password-code',
  summary: "Sends the code for a password change to the account's mobile.",
  method: 'POST',
  path: '/wps/relay/member/password/code',
  access: 'member',
  scopes: ['password', 'withdraw'],
  value: codeSentSchema,
  errors: ['identity.contact-missing', ...SENDING_ERRORS],
  limit: 'send-code',
});

/** The countdown of forgot password runs to this moment. */
const recoverySentSchema = z.object({ expirationTime: momentSchema });

export const recoverByMail = endpoint({
  name: 'identity.recover-by-mail',
  summary: 'Sends a link that sets a new password; the answer is the same whether or not the account exists.',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'public',
  form: true,
  body: z.strictObject({ username: usernameField, email: emailField }),
  value: recoverySentSchema,
  errors: ['identity.name-or-mail-unknown', 'postbox.code-too-soon', 'postbox.quota-used', 'postbox.sending-failed'],
  limit: 'recover',
});

export const resetPassword = endpoint({
  name: 'identity.reset-password',
  summary: 'Sets a new password with the one-time ticket of a recovery mail and ends every session of the account.',
  method: 'POST',
  path: '/wps/relay/member/password/reset',
  access: 'public',
  encrypted: true,
  body: z.strictObject({ ticket: ticketField, newPassword: passwordField, confirmNewPassword: passwordField }),
  value: nothing,
  errors: ['identity.ticket-over', ...NEW_PASSWORD_ERRORS],
  limit: 'check-code',
});

export const sendRecoveryCode = endpoint({
  name: 'identity.send-recovery-code',
  summary: 'Sends the SMS code of forgot password; the answer is the same whether or not the number has an account.',
  method: 'POST',
  path: '/wps/verification/sms/recovery',
  access: 'public',
  body: z.strictObject({
    mobileNum: mobileField,
    countryDialingCode: dialingCodeField,
    verification: z.optional(verificationField),
  }),
  value: recoverySentSchema,
  errors: ['identity.captcha-refused', ...SENDING_ERRORS],
  limit: 'send-code',
});

export const recoverByPhone = endpoint({
  name: 'identity.recover-by-phone',
  summary: 'Sets a new password with an SMS code, ends every session of the account and opens one.',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'public',
  encrypted: true,
  body: z.strictObject({
    mobileNum: mobileField,
    countryDialingCode: z.optional(dialingCodeField),
    verificationCode: codeField,
    newPassword: passwordField,
    deviceToken: z.optional(ticketField),
    ...captchaFields,
  }),
  value: loginAnswerSchema,
  errors: [
    'postbox.code-wrong',
    'postbox.code-expired',
    'identity.locked',
    'identity.account-frozen',
    'identity.account-closed',
    'identity.self-excluded',
    'identity.verification-required',
    ...NEW_PASSWORD_ERRORS,
  ],
  limit: 'check-code',
});

/** The password never travels for a look: the first five hex digits of its SHA-1 do, and the browser compares the rest. */
export const listBreachedPasswords = endpoint({
  name: 'identity.list-breached-passwords',
  summary: 'The endings of the SHA-1 of known leaked passwords whose hash begins with the given five hex digits.',
  method: 'GET',
  path: '/wps/relay/password/breached',
  access: 'public',
  query: z.strictObject({ prefix: z.string().check(z.regex(/^[0-9A-F]{5}$/)) }),
  value: z.object({ suffixes: z.array(z.string()) }),
  errors: [],
  limit: 'read-captcha',
});
