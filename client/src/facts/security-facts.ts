import type { Fact } from './fact.ts';

/** What pages of payments say a member must do first: a payment password, a level of identity. */
const CONDITIONS_OF_PAYMENTS = [
  'cashier.list-bank-accounts',
  'cashier.read-withdrawal-settings',
  'cashier.read-upline-transfer',
] as const;

/** A confirmed contact is also the first level of identity. */
export const SECURITY_CHANGED: Fact = ['identity.*', 'verification.read-standing', ...CONDITIONS_OF_PAYMENTS];
export const PRIVACY_CHANGED: Fact = ['privacy.read-privacy'];
export const IDENTITY_CHANGED: Fact = ['verification.read-standing', ...CONDITIONS_OF_PAYMENTS];
