/** The two ways out of the house. */
export type Channel = 'sms' | 'email';

/** What a code is good for; one made for a login proves nothing in a recovery. */
export const PURPOSES = [
  'register',
  'login',
  'recover',
  'change-password',
  'second-verification',
  'confirm-contact',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A number in E.164 (`+84912345678`) or a mailbox in lower case. */
export type Address = { readonly channel: Channel; readonly to: string };

/** Messages other than codes, with the values each of them needs. */
export const TEMPLATES = [
  'password-link',
  'login-alert',
  'password-changed',
  'already-registered',
  'contact-changed',
] as const;
export type Template = (typeof TEMPLATES)[number];
