import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { StoredPromotion } from '../domain/promotion.ts';
import type { PromotionsTables } from '../tables.ts';
import { promotionsIn } from './promotions-in.ts';

/** More than any site has on show. */
const ROWS_MAX = 2_000;

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
  'announced_at as announcedAt',
] as const;

/** Offers that run or are to come, in their order. */
export const listLivePromotions = (reader: Reader, now: Date): Promise<StoredPromotion[]> =>
  promotionsIn(reader)
    .selectFrom('promotions_promotion')
    .select(COLUMNS)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

export const findPromotion = (reader: Reader, id: bigint): Promise<StoredPromotion | undefined> =>
  promotionsIn(reader).selectFrom('promotions_promotion').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** The offer a preview is of, as long as it is not over. */
export const findPreviewed = (reader: Reader, key: string, now: Date): Promise<StoredPromotion | undefined> =>
  promotionsIn(reader)
    .selectFrom('promotions_promotion')
    .select(COLUMNS)
    .where('preview_key', '=', key)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst();

export const readPreviewKey = async (reader: Reader, id: bigint): Promise<string> =>
  (
    await promotionsIn(reader)
      .selectFrom('promotions_promotion')
      .select('preview_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).preview_key;

export const lockPromotion = (tx: Tx, id: bigint): Promise<StoredPromotion | undefined> =>
  promotionsIn(tx)
    .selectFrom('promotions_promotion')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Nothing where the same request added it before. */
export const insertPromotion = (tx: Tx, promotion: Insertable<PromotionsTables['promotions_promotion']>) =>
  promotionsIn(tx)
    .insertInto('promotions_promotion')
    .values(promotion)
    .onConflict((conflict) => conflict.column('request_key').where('request_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();

export const findAddedPromotion = (reader: Reader, requestKey: string) =>
  promotionsIn(reader)
    .selectFrom('promotions_promotion')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow();

/** Writes what changed; from now on the offer is the operator's. */
export const updatePromotion = async (
  tx: Tx,
  id: bigint,
  change: Updateable<PromotionsTables['promotions_promotion']>,
): Promise<void> => {
  await promotionsIn(tx)
    .updateTable('promotions_promotion')
    .set({ ...change, is_default: false })
    .where('id', '=', id)
    .execute();
};

/**
 * Adds the offers the product ships, and brings those nobody changed to the words of this version. They run from the
 * first start on.
 */
export const shipPromotionRows = (tx: Tx, rows: readonly object[], now: Date) =>
  sql`
    insert into promotions_promotion as kept
      (default_key, is_default, category, audience, url, hue, link, texts, sort, starts_at, created_at)
    select key, true, category, audience, url, hue, link, texts, sort, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped
           (key text, category text, audience text, url text, hue smallint, link text, texts jsonb, sort integer)
    on conflict (default_key) do update set
      category = excluded.category, audience = excluded.audience, url = excluded.url, hue = excluded.hue,
      link = excluded.link, texts = excluded.texts, sort = excluded.sort
    where kept.is_default
      and (kept.category, kept.audience, kept.url, kept.hue, kept.link, kept.texts, kept.sort)
          is distinct from
          (excluded.category, excluded.audience, excluded.url, excluded.hue, excluded.link, excluded.texts,
           excluded.sort)`.execute(tx);
