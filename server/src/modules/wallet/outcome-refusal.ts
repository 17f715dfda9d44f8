import type { ErrorCode } from '@fairground/contract/errors';
import type { Outcome } from './operation.ts';

/** The code a player gets for each way an operation can end, other than well. */
export const REFUSAL_OF = {
  'insufficient-funds': 'wallet.insufficient-funds',
  blocked: 'wallet.blocked',
  'limit-reached': 'wallet.limit-reached',
  'bonus-max-bet': 'wallet.bonus-max-bet',
  'group-failed': 'wallet.group-failed',
  'nothing-to-undo': 'wallet.nothing-to-undo',
  'cancelled-before': 'wallet.cancelled-before',
  'currency-mismatch': 'wallet.currency-mismatch',
  conflict: 'wallet.key-conflict',
  'unknown-account': 'wallet.account-unknown',
  'out-of-range': 'wallet.amount-refused',
} as const satisfies Record<Exclude<Outcome, 'applied'>, ErrorCode>;
