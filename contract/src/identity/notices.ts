import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { nothing, ticketField } from './fields.ts';

/** Changes the owner of an account is notified of, by letter and on every open page. */
export const SECURITY_CHANGES = [
  'password',
  'payment-password',
  'contact-added',
  'contact-changed',
  'totp-on',
  'totp-off',
  'recovery-codes',
  'passkey-added',
  'passkey-removed',
  'social-linked',
  'social-unlinked',
  'phone-bound',
  'payee-name',
  'new-device',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

export const disownChange = endpoint({
  name: 'identity.disown-change',
  summary:
    'Says that a change was not made by the owner: ends all sessions and locks the money until the account is recovered.',
  method: 'POST',
  path: '/wps/session/not-me',
  access: 'public',
  encrypted: true,
  body: z.strictObject({ ticket: ticketField }),
  value: nothing,
  errors: ['identity.ticket-over'],
  limit: 'check-code',
});
