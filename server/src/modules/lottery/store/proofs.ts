import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import { sql } from 'kysely';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IssueId } from '../tables.ts';
import type { OrderRow } from './orders.ts';
import { list, lotteryIn } from './lottery-in.ts';

export type TicketBlock = { readonly block: number; readonly first_order: OrderId; readonly hash: Buffer };

/** The same tickets give the same blocks, so that writing them again changes nothing. */
export const insertBlocks = async (tx: Tx, issue: IssueId, blocks: readonly TicketBlock[]): Promise<void> => {
  if (blocks.length === 0) return;
  await sql`insert into lottery_ticket_block (issue_id, block, first_order, hash)
    select ${issue}, q.block, q.first_order, decode(q.hash, 'hex')
      from unnest(${list(blocks.map(({ block }) => String(block)))}::int[], ${list(blocks.map(({ first_order }) => first_order.toString()))}::bigint[],
                  ${list(blocks.map(({ hash }) => hash.toString('hex')))}::text[]) q(block, first_order, hash)
    on conflict do nothing`.execute(tx);
};

export const listBlocks = (reader: Reader, issue: IssueId): Promise<TicketBlock[]> =>
  lotteryIn(reader)
    .selectFrom('lottery_ticket_block')
    .select(['block', 'first_order', 'hash'])
    .where('issue_id', '=', issue)
    .orderBy('block')
    .execute();

/** The hashes of some tickets, one behind the other, and which orders they are of. */
export type LeafBlock = {
  readonly first: OrderId;
  readonly last: OrderId;
  readonly count: number;
  readonly leaves: Uint8Array;
};

/**
 * The hashes of the next tickets of an issue. The database writes and hashes them, so that nothing but the hashes of an
 * issue of any size comes here; what it writes is what `ticketBytes` makes of `ticketFields`, to the letter.
 */
export const readLeaves = async (
  reader: Reader,
  { game, numero, issue, after }: { game: string; numero: string; issue: IssueId; after: bigint },
  limit: number,
): Promise<LeafBlock | undefined> => {
  const { rows } = await sql<{ [Key in keyof LeafBlock]: LeafBlock[Key] | null }>`
    select min(id) as first, max(id) as last, count(*)::int as count, string_agg(leaf, ''::bytea order by id) as leaves
      from (select o.id, sha256('\\x00'::bytea || convert_to(
                     ${`${JSON.stringify([game, numero]).slice(0, -1)},"`}::text || o.id || '","'
                       || to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                       || '",' || to_json(o.mode)::text || ',"' || o.series || '","' || o.amount || '"' || coalesce(l.text, '') || ']', 'UTF8')) as leaf
              from lottery_order o
             cross join lateral (
               select string_agg(',' || (e.line -> 0)::text || ',' || (e.line -> 1)::text || ',' || (e.line -> 2)::text || ',"' || (e.line -> 3)::text || '"',
                                 '' order by e.place) as text
                 from jsonb_array_elements(o.lines) with ordinality e(line, place)) l
             where o.issue_id = ${issue} and o.id > ${after} and o.cancelled_at is null order by o.id limit ${limit}) ticket`.execute(
    reader,
  );
  const { first, last, count, leaves } = rows[0] ?? {};
  return first && last && count && leaves ? { first, last, count, leaves } : undefined;
};

export type RebatedOrder = Pick<OrderRow, 'id' | 'currency' | 'amount' | 'cash_part' | 'series' | 'chain'>;

/** Orders somebody is due a rebate for: those played below the series of the last one in their chain. */
export const listRebatedOrders = async (
  tx: Tx,
  issue: IssueId,
  after: bigint,
  limit: number,
): Promise<readonly RebatedOrder[]> => {
  const { rows } = await sql<RebatedOrder>`
    select id, currency, amount, cash_part, series, chain from lottery_order
     where issue_id = ${issue} and id > ${after} and cancelled_at is null and (chain -> -1 ->> 1)::int > series
     order by id limit ${limit}`.execute(tx);
  return rows;
};

export type NewRebate = { readonly order: OrderId; readonly member: MemberId; readonly amount: bigint };

const REBATES = recordSet<{ readonly order_id: bigint; readonly member_id: bigint; readonly amount: bigint }>({
  order_id: 'bigint',
  member_id: 'bigint',
  amount: 'bigint',
});

export const insertRebates = async (tx: Tx, issue: IssueId, rebates: readonly NewRebate[]): Promise<void> => {
  const rows = rebates.map(({ order, member, amount }) => ({ order_id: order, member_id: member, amount }));
  await sql`insert into lottery_rebate (issue_id, order_id, member_id, amount)
    select ${issue}, order_id, member_id, amount from ${rowsOf(REBATES, rows)}`.execute(tx);
};
