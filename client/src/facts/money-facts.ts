import type { Fact } from './fact.ts';

/** Money moved between the member's wallets or came from outside them. */
export const FUNDS_MOVED: Fact = ['wallet.*'];

/** A round or a ticket was staked or paid: the records of bets have a new row. */
export const BETS_MOVED: Fact = [
  'betting.list-bets',
  'betting.read-bet',
  'betting.sum-bets',
  'vendors.list-played-games',
  'vendors.list-played-vendors',
];
export const TRANSACTIONS_ADDED: Fact = ['wallet.list-transactions'];

/** Money left for the upline: the balance, the records and what is left of the day. */
export const SENT_TO_UPLINE: Fact = ['wallet.*', 'cashier.read-upline-transfer'];

/** A deposit was asked for or moved on. */
export const DEPOSITS_MOVED: Fact = [
  'cashier.read-deposit-settings',
  'cashier.read-deposit-status',
  'cashier.list-deposits',
];

/** A withdrawal or an account to be paid to changed. */
export const WITHDRAWALS_CHANGED: Fact = [
  'wallet.*',
  'cashier.list-bank-accounts',
  'cashier.list-receipts',
  'cashier.list-withdrawals',
  'cashier.read-withdrawal-settings',
];
