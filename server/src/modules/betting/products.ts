import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { Db } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { findProduct, findProductById, insertProduct } from './store.ts';

export type Product = { readonly source: string; readonly category: BetCategory };

export type ProductIds = {
  readonly idOf: (source: string, category: BetCategory) => Promise<number>;
  readonly productOf: (id: number) => Promise<Product | undefined>;
};

/** Gives every pair of source and category its small number. A number never changes, so it may be remembered. */
export const createProductIds = (db: Db): ProductIds => {
  const kept = new Map<string, Promise<number>>();
  const named = new Map<number, Product>();
  const read = async (source: string, category: BetCategory): Promise<number> =>
    (await findProduct(db, source, category)) ?? inTransaction(db, (tx) => insertProduct(tx, source, category));
  return {
    idOf: (source, category) => {
      const key = `${source} ${category}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const reading = read(source, category);
      kept.set(key, reading);
      // A failure is not remembered.
      reading.catch(() => kept.delete(key));
      return reading;
    },
    productOf: async (id) => {
      const product = named.get(id) ?? (await findProductById(db, id));
      if (product) named.set(id, product);
      return product;
    },
  };
};
