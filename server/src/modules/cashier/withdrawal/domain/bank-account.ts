import type { BankAccountState } from '@fairground/contract/cashier/withdrawal-fields';

const TAIL = 4;

export const tailOf = (number: string): string => number.slice(-TAIL);
export const maskedNumber = (tail: string): string => `•••• ${tail}`;

/** Banks print names in capitals without accents; spaces and capitals do not count either. */
export const isSameHolder = (one: string, other: string): boolean => spellingOf(one) === spellingOf(other);

const spellingOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** A new account waits before it is paid to, so that somebody who took an account over is noticed first. */
export const stateAt = (
  account: { readonly status: 'ACTIVE' | 'LOCKED'; readonly usableAt: Date },
  now: Date,
): BankAccountState => {
  if (account.status === 'LOCKED') return 'LOCKED';
  return now < account.usableAt ? 'PENDING' : 'VERIFIED';
};
