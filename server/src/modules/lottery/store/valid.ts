import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IssueId } from '../tables.ts';
import { list, lotteryIn } from './lottery-in.ts';
import type { OrderRow } from './orders.ts';

export type ValidOrder = { readonly order: OrderId; readonly valid: bigint };
export type MembersOrder = Pick<OrderRow, 'id' | 'member_id' | 'mode' | 'lines'>;

/** The first and the last order of an issue. */
export type OrderSpan = { readonly from: OrderId; readonly through: OrderId };

/** What one bet of a play covers at the most. */
export type PlayCover = { readonly mode: OrderRow['mode']; readonly play: string; readonly cover: number };

/** Members with several orders on an issue whose bets, each at its most, cover more than this together. */
export const listCoverers = async (
  reader: Reader,
  issue: IssueId,
  covers: readonly PlayCover[],
  above: number,
): Promise<readonly MemberId[]> => {
  // Lines are added up before anything is joined: a plan that joins first looks at each line once for every play there is.
  const { rows } = await sql<{ member_id: MemberId }>`
    with bought as materialized (
      select o.member_id, o.mode, e.line ->> 0 as play, sum((e.line ->> 4)::float8) as bets, min(o.id) as first, max(o.id) as last
        from lottery_order o cross join lateral jsonb_array_elements(o.lines) e(line)
       where o.issue_id = ${issue} and o.cancelled_at is null
       group by 1, 2, 3)
    select b.member_id
      from bought b
      join unnest(${list(covers.map(({ mode }) => mode))}::text[], ${list(covers.map(({ play }) => play))}::text[],
                  ${list(covers.map(({ cover }) => String(cover)))}::float8[]) c(mode, play, cover)
        on c.mode = b.mode and c.play = b.play
     group by b.member_id
    having min(b.first) < max(b.last) and sum(b.bets * c.cover) > ${above}
     order by 1`.execute(reader);
  return rows.map(({ member_id }) => member_id);
};

/** The orders of members on an issue that were not taken back, those of each one after the other. */
export const listOrdersOfMembers = (
  reader: Reader,
  issue: IssueId,
  members: readonly MemberId[],
  { from, through }: OrderSpan,
): Promise<MembersOrder[]> =>
  lotteryIn(reader)
    .selectFrom('lottery_order')
    .select(['id', 'member_id', 'mode', 'lines'])
    .where('issue_id', '=', issue)
    .where('member_id', 'in', members)
    // The index goes by member and id: it stops where the orders of the issue end.
    .where('id', '>=', from)
    .where('id', '<=', through)
    .where('cancelled_at', 'is', null)
    .orderBy('member_id')
    .orderBy('id')
    .execute();

/** The same orders count the same, so that writing them again changes nothing. */
export const insertValid = async (tx: Tx, issue: IssueId, orders: readonly ValidOrder[]): Promise<void> => {
  if (orders.length === 0) return;
  await sql`insert into lottery_valid (issue_id, order_id, valid)
    select ${issue}, q.id, q.valid
      from unnest(${list(orders.map(({ order }) => order.toString()))}::bigint[], ${list(orders.map(({ valid }) => valid.toString()))}::bigint[]) q(id, valid)
    on conflict do nothing`.execute(tx);
};

/** Orders of a range that count less than they would alone. */
export const listValid = async (
  reader: Reader,
  issue: IssueId,
  { after, through }: { readonly after: bigint; readonly through: bigint },
): Promise<readonly ValidOrder[]> => {
  const { rows } = await sql<ValidOrder>`
    select order_id as order, valid from lottery_valid
     where issue_id = ${issue} and order_id > ${after} and order_id <= ${through}`.execute(reader);
  return rows;
};
