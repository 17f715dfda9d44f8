import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { BettingDeps } from './deps.ts';
import type { Product } from './products.ts';
import { findPlayed, listProducts, listProductsAfter, upsertPlayed } from './store/played.ts';

/** What the member ever bet on. Only bets since somebody last looked are walked. */
export const playedBy = async ({ db }: Pick<BettingDeps, 'db'>, member: MemberId): Promise<readonly Product[]> => {
  const known = await findPlayed(db, member);
  const fresh = await listProductsAfter(db, member, known?.lookedThrough ?? 0n);
  const ids = [...new Set([...(known?.productIds ?? []), ...fresh.map(({ productId }) => productId)])];
  const lookedThrough = fresh.reduce((last, { settled }) => (settled !== null && settled > last ? settled : last), 0n);
  if (lookedThrough > 0n) await inTransaction(db, (tx) => upsertPlayed(tx, member, ids, lookedThrough));
  return ids.length === 0 ? [] : listProducts(db, ids);
};
