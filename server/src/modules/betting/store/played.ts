import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Product } from '../products.ts';
import type { BettingTables } from '../tables.ts';

const bettingIn = (reader: Reader) => reader.withTables<BettingTables>();

export const findPlayed = (
  reader: Reader,
  member: MemberId,
): Promise<{ readonly productIds: readonly number[]; readonly lookedThrough: bigint } | undefined> =>
  bettingIn(reader)
    .selectFrom('betting_played')
    .select(['product_ids as productIds', 'looked_through as lookedThrough'])
    .where('member_id', '=', member)
    .executeTakeFirst();

/**
 * The products of bets after an id, each with its last bet that is old enough to be passed over: beside a young one,
 * another with a smaller id may still be on its way. Bets have the time of the database, so it is asked for the age too.
 */
export const listProductsAfter = async (
  reader: Reader,
  member: MemberId,
  after: bigint,
): Promise<readonly { readonly productId: number; readonly settled: bigint | null }[]> => {
  const { rows } = await sql<{ readonly productId: number; readonly settled: bigint | null }>`
    select product_id as "productId", max(id) filter (where placed_at < now() - interval '10 minutes') as settled
    from betting_bet where member_id = ${member} and id > 0 and id > ${after}
    group by product_id`.execute(reader);
  return rows;
};

/** Two who look at once keep what both have seen, and go on behind the one who came further. */
export const upsertPlayed = async (
  tx: Tx,
  member: MemberId,
  productIds: readonly number[],
  lookedThrough: bigint,
): Promise<void> => {
  await sql`
    insert into betting_played as played (member_id, product_ids, looked_through)
    values (${member}, ${`{${productIds.join(',')}}`}::int[], ${lookedThrough})
    on conflict (member_id) do update set
      product_ids = array(select distinct unnest(played.product_ids || excluded.product_ids) order by 1),
      looked_through = greatest(played.looked_through, excluded.looked_through)`.execute(tx);
};

export const listProducts = (reader: Reader, ids: readonly number[]): Promise<readonly Product[]> =>
  bettingIn(reader)
    .selectFrom('betting_product')
    .select(['source', 'category'])
    .where('id', 'in', [...ids])
    .orderBy('source')
    .orderBy('id')
    .limit(ids.length)
    .execute();
