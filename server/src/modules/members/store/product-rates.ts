import type { RatedProduct } from '@fairground/contract/members/product-rates';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { membersIn } from './members-in.ts';

type Given = { readonly member: MemberId; readonly product: RatedProduct; readonly rate: number };

/** What these members were given, as it counts on a day; who was given nothing has no row. */
export const listProductRates = async (
  reader: Reader,
  members: readonly MemberId[],
  day: string,
): Promise<readonly Given[]> => {
  const { rows } = await sql<Given>`
    select member, product, rate from (
      select distinct on (member_id, product) member_id as member, product, rate_ppm as rate
        from members_product_rate
       where member_id = any(${`{${members.join(',')}}`}::bigint[]) and from_day <= ${day}::date
       order by member_id, product, from_day desc) given
     where rate is not null`.execute(reader);
  return rows;
};

/** What was said before for the same day counts no more. */
export const upsertProductRate = async (
  tx: Tx,
  {
    member,
    product,
    rate,
    from,
    at,
  }: {
    readonly member: MemberId;
    readonly product: RatedProduct;
    readonly rate: number | null;
    readonly from: string;
    readonly at: Date;
  },
): Promise<void> => {
  await membersIn(tx)
    .insertInto('members_product_rate')
    .values({ member_id: member, product, from_day: from, rate_ppm: rate, set_at: at })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'product', 'from_day']).doUpdateSet({ rate_ppm: rate, set_at: at }),
    )
    .execute();
};
