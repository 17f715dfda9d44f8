import type { CardTableId } from '@fairground/contract/rooms/fields';
import type { Db } from '../../../platform/database/index.ts';
import { findCurrency } from '../store/find.ts';

const KEPT_MAX = 10_000;

/** The currency of a table, which never changes: every order needs it before its transaction. */
export type TableCurrencies = (id: CardTableId) => Promise<string | undefined>;

export const createTableCurrencies = (db: Db): TableCurrencies => {
  const kept = new Map<CardTableId, string>();
  return async (id) => {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const currency = await findCurrency(db, id);
    if (currency === undefined) return undefined;
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(id, currency);
    return currency;
  };
};
