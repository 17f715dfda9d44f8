import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

/** Rounds wait for their result for weeks at most; what is older is on the list of overdue rounds. */
const LOOKED_BACK = '90 days';

/** Stakes of a member that wait for their result, per category. */
export const sumOpenStakes = async (reader: Reader, member: MemberId): Promise<ReadonlyMap<BetCategory, Money>> => {
  const { rows } = await sql<{ category: BetCategory; stake: bigint }>`
    select product.category, sum(bet.stake)::bigint as stake
      from betting_bet bet
      join betting_product product on product.id = bet.product_id
     where bet.member_id = ${member} and bet.id > 0 and bet.id >= wallet_month_base((clock_timestamp() - ${LOOKED_BACK}::interval)::date)
       and bet.state = 'accepted'
     group by product.category`.execute(reader);
  return new Map(rows.map(({ category, stake }) => [category, money(stake)]));
};
