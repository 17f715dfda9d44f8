import { TRANSACTION_TYPES } from '@fairground/contract/wallet/transactions';
import type { TransactionGroup, TransactionType } from '@fairground/contract/wallet/transactions';

/** Which movements are shown; null is all of them. */
export type HistoryFilter = { readonly group: TransactionGroup | null; readonly type: TransactionType | null };

export const ALL_MOVEMENTS: HistoryFilter = { group: null, type: null };

const TYPES = Object.keys(TRANSACTION_TYPES) as readonly TransactionType[];

/** The types to choose from. */
export const typesIn = (group: TransactionGroup | null): readonly TransactionType[] =>
  group === null ? TYPES : TYPES.filter((type) => TRANSACTION_TYPES[type] === group);

/** How many choices narrow the record. */
export const countOf = ({ group, type }: HistoryFilter): number => Number(group !== null) + Number(type !== null);
