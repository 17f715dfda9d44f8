import type { Insertable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { StoredPromotion } from '../domain/promotion.ts';
import type { ContentTables } from '../tables.ts';
import { contentIn, ROWS_MAX } from './content-in.ts';

const COLUMNS = [
  'id',
  'category',
  'audience',
  'url',
  'hue',
  'link',
  'texts',
  'sort',
  'starts_at as startsAt',
  'ends_at as endsAt',
] as const;

/** Offers that run or are to come, in their order. */
export const listLivePromotions = (reader: Reader, now: Date): Promise<StoredPromotion[]> =>
  contentIn(reader)
    .selectFrom('content_promotion')
    .select(COLUMNS)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

export const findPromotion = (reader: Reader, id: bigint): Promise<StoredPromotion | undefined> =>
  contentIn(reader).selectFrom('content_promotion').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const lockPromotion = (tx: Tx, id: bigint): Promise<StoredPromotion | undefined> =>
  contentIn(tx).selectFrom('content_promotion').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertPromotion = (tx: Tx, promotion: Insertable<ContentTables['content_promotion']>) =>
  contentIn(tx).insertInto('content_promotion').values(promotion).returning('id').executeTakeFirstOrThrow();

/** Writes what changed; from now on the offer is the operator's. */
export const updatePromotion = async (
  tx: Tx,
  id: bigint,
  change: Updateable<ContentTables['content_promotion']>,
): Promise<void> => {
  await contentIn(tx)
    .updateTable('content_promotion')
    .set({ ...change, is_default: false })
    .where('id', '=', id)
    .execute();
};
