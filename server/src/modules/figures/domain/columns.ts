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
 * What the register, the ledger and the rows of the cashier and members cannot prove: the flag that an account was opened
 * with may have changed since, so that it is known by the fact alone.
 */
export const BY_FACT_ALONE: readonly Column[] = ['new_agents'];

/** What belongs to no product stands under ALL; the figures of a product are never repeated there. */
export type FigureProduct = 'ALL' | BetCategory;

export type Sums = Readonly<Record<Column, bigint>>;

export const NO_SUMS: Sums = Object.fromEntries(COLUMNS.map((column) => [column, 0n])) as Record<Column, bigint>;

export const addSums = (one: Sums, other: Partial<Sums>): Sums =>
  Object.fromEntries(COLUMNS.map((column) => [column, one[column] + (other[column] ?? 0n)])) as Record<Column, bigint>;
