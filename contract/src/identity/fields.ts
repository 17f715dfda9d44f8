import * as z from 'zod/mini';
import { momentSchema } from '../time.ts';
import { PASSWORD_LENGTH_MAX } from './password-length.ts';

/** Schemas several calls of accounts share. They bound what is looked at; what is right is said by form-rules.ts. */

const line = (most: number) => z.string().check(z.maxLength(most));
const secret = (pattern: RegExp) => z.string().check(z.regex(pattern));

export const usernameField = line(64);
export const passwordField = line(PASSWORD_LENGTH_MAX);
export const emailField = line(254);
export const mobileField = line(32);
export const dialingCodeField = z.string().check(z.regex(/^\d{1,4}$/));
/** A code somebody read in a message, or typed off an authenticator. */
export const codeField = line(255);
export const lineField = line(255);

/** A random word the server gave out: a challenge, a ticket, a device. */
export const ticketField = secret(/^[\w-]{22,128}$/);
export const base64urlField = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]*$/));

/** What the captcha provider found: for proof of work the answers to its challenge. */
export const verificationField = z.strictObject({
  challengeId: ticketField,
  answers: z.array(z.int().check(z.gte(0))).check(z.maxLength(64)),
});
export type Verification = z.output<typeof verificationField>;

/** What any call that may ask for a captcha takes. */
export const captchaFields = {
  captcha: z.optional(line(16)),
  captchaId: z.optional(ticketField),
  verification: z.optional(verificationField),
};

/** 0 member, 1 agent, 2 general agent, 41 affiliate, 42 affiliate manager, 4 trial. */
export const isAgentSchema = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);
export type IsAgent = z.output<typeof isAgentSchema>;

/** What a session may do: everything of its account, change its password, or take its money out. */
export const scopeSchema = z.enum(['full', 'password', 'withdraw']);

/** The login before the present one, for its owner to recognise. */
export const lastLoginSchema = z.object({
  at: momentSchema,
  /** Browser and system in words: `Firefox, Windows`. */
  device: z.string(),
  ip: z.string(),
  /** ISO 3166 alpha-2; empty where nobody knows. */
  country: z.string(),
});
export type LastLogin = z.output<typeof lastLoginSchema>;

/** Every way in ends with this. */
export const loginAnswerSchema = z.object({
  token: z.string(),
  account: z.string(),
  isAgent: isAgentSchema,
  /** Nobody logged in to the account before; the browser then makes the first-login call. */
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** Anyone who opened the account chose the password: with this or an expired one the scope is `password`. */
  mustChangePassword: z.boolean(),
  scope: scopeSchema,
  expiresAt: momentSchema,
  /** Told once when the device becomes known; sent with later logins. Null when it was known already. */
  deviceToken: z.nullable(z.string()),
  /** Null at the first login, and where a launch code carries a login to another window. */
  lastLogin: z.nullable(lastLoginSchema),
});
export type LoginAnswer = z.output<typeof loginAnswerSchema>;

/** The value of `identity.verification-required`: how the caller may show that it is really the owner. */
export const VERIFICATION_METHODS = [
  'MOBILE',
  'SMS_CODE',
  'EMAIL_CODE',
  'PAYEE_NAME',
  'TOTP',
  'RECOVERY_CODE',
] as const;
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number];
export type VerificationRequired = {
  readonly challengeId: string;
  readonly methods: readonly VerificationMethod[];
  /** Where codes go, masked: `•••• 678`, `a•••@example.com`. */
  readonly mobileHint: string | null;
  readonly emailHint: string | null;
};

/** Why a code that a visitor asks for is not sent. */
export const PUBLIC_CODE_ERRORS = [
  'identity.captcha-refused',
  'postbox.address-refused',
  'postbox.code-too-soon',
  'postbox.quota-used',
  'postbox.sending-failed',
  'access.function-off',
] as const;

/** A code is under way; the button counts down `expiredMinutes` × 60 seconds. */
export const codeSentSchema = z.object({ expiredMinutes: z.int() });

export const nothing = z.object({});

/** What a passkey signed, as the browser hands it over. */
export const signedByPasskey = {
  challengeId: base64urlField(128),
  credentialId: base64urlField(1_400),
  clientDataJson: base64urlField(4_000),
  authenticatorData: base64urlField(4_000),
  signature: base64urlField(1_400),
  userHandle: z.optional(base64urlField(128)),
} as const;
