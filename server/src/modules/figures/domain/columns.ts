import type { BetCategory } from '@fairground/contract/betting/endpoints';

/** What is added up for each day. Amounts in units of 1/10,000; counts as they are. */
export const COLUMNS = [
  'stake',
  'stake_cash',
  'valid_bet',
  'valid_bet_cash',
  'payout',
  'payout_cash',
  'bet_count',
  'rebate',
  'promo',
  'salary',
  'dividend',
  'deposit',
  'deposit_fee',
  'withdrawal',
  'withdrawal_fee',
  'transfer_in',
  'transfer_out',
  'bettors',
  'new_members',
  'new_agents',
  'first_depositors',
  'first_deposit',
] as const;
export type Column = (typeof COLUMNS)[number];

/**
 * Columns that the register and the ledger cannot prove: which part of a fee belongs to what, which deposit was a
 * member's first and with which flag an account was opened is known by the fact alone.
 */
export const BY_FACT_ALONE: readonly Column[] = [
  'deposit_fee',
  'withdrawal_fee',
  'new_agents',
  'first_depositors',
  'first_deposit',
];

/** What belongs to no product stands under ALL; the figures of a product are never repeated there. */
export type FigureProduct = 'ALL' | BetCategory;

export type Sums = Readonly<Record<Column, bigint>>;

export const NO_SUMS: Sums = Object.fromEntries(COLUMNS.map((column) => [column, 0n])) as Record<Column, bigint>;

export const addSums = (one: Sums, other: Partial<Sums>): Sums =>
  Object.fromEntries(COLUMNS.map((column) => [column, one[column] + (other[column] ?? 0n)])) as Record<Column, bigint>;
