import { createHash } from 'node:crypto';

/** What a one-time ticket is for. A ticket is valid for its own kind only. */
export type TicketKind =
  | 'launch'
  | 'password-link'
  | 'social-state'
  | 'social-registration'
  | 'phone-check'
  | 'phone-binding'
  | 'phone-token'
  | 'passkey'
  | 'passkey-login'
  | 'passkey-step-up'
  | 'contact'
  | 'not-me'
  | 'sandbox-code';

/** Words handed out are kept hashed: anyone who reads the table can use none of them. */
export const hashOfToken = (word: string): Buffer => createHash('sha256').update(word).digest();
