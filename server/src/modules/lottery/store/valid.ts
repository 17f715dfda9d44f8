import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { IssueId } from '../tables.ts';
import { list, lotteryIn } from './lottery-in.ts';
import type { OrderRow } from './orders.ts';

export type ValidOrder = { readonly order: OrderId; readonly valid: bigint };
export type MembersOrder = Pick<OrderRow, 'id' | 'member_id' | 'mode' | 'lines'>;

/** The first and the last order of an issue. */
export type OrderSpan = { readonly from: OrderId; readonly through: OrderId };

/** A play, and bets of one member on it. */
export type PlayBets = { readonly mode: OrderRow['mode']; readonly play: string; readonly bets: number };

/** What members have on each play in several orders of an issue. Who buys the same again has no more by it. */
const playedOn = (issue: IssueId) => sql`
    bought as materialized (
      select o.member_id, o.mode, e.line ->> 0 as play, e.line ->> 1 as content, max((e.line ->> 4)::float8) as bets,
             min(o.id) as first, max(o.id) as last
        from lottery_order o cross join lateral jsonb_array_elements(o.lines) e(line)
       where o.issue_id = ${issue} and o.cancelled_at is null
       group by 1, 2, 3, 4),
    played as materialized (
      select member_id, mode, play, sum(bets) as bets from bought group by 1, 2, 3 having min(first) < max(last))`;

/** An issue with more different contents than this is settled line by line. */
const CONTENTS_MAX = 20_000;

/**
 * Writes down what was sold on an issue, each content once, and answers the most bets that any member has on each play
 * in several orders: one pass through the lines tells both.
 */
export const keepSold = async (db: Db, issue: IssueId): Promise<readonly PlayBets[]> => {
  const { rows } = await sql<PlayBets>`
    with ${playedOn(issue)},
    sold as (
      insert into lottery_sold (issue_id, modes, plays, contents)
      select ${issue}, array_agg(mode), array_agg(play), array_agg(content)
        from (select distinct mode, play, content from bought limit ${CONTENTS_MAX + 1}) each
      having count(*) between 1 and ${CONTENTS_MAX}
      on conflict do nothing)
    select mode, play, max(bets) as bets from played group by mode, play`.execute(db);
  return rows;
};

/** Members with more bets than these on one of the plays, in several orders of an issue. */
export const listHeavyBettors = async (
  reader: Reader,
  issue: IssueId,
  plays: readonly PlayBets[],
): Promise<readonly MemberId[]> => {
  const { rows } = await sql<{ member_id: MemberId }>`
    with ${playedOn(issue)}
    select distinct p.member_id
      from played p
      join unnest(${list(plays.map(({ mode }) => mode))}::text[], ${list(plays.map(({ play }) => play))}::text[],
                  ${list(plays.map(({ bets }) => String(bets)))}::float8[]) m(mode, play, bets)
        on m.mode = p.mode and m.play = p.play and p.bets > m.bets
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
