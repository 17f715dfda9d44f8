import type { MemberId } from '@fairground/contract/ids';
import type { OrderId } from '@fairground/contract/lottery/fields';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { IssueId } from '../tables.ts';
import { list, lotteryIn } from './lottery-in.ts';
import type { RebatedOrder } from './proofs.ts';

export type VoidedWin = { readonly order: OrderId; readonly voided: bigint };

/** Notes what of orders was given back; each has its row of what it brings already. */
export const setVoided = async (db: Db | Tx, issue: IssueId, wins: readonly VoidedWin[]): Promise<void> => {
  if (wins.length === 0) return;
  await sql`update lottery_win w set voided = q.voided
      from unnest(${list(wins.map(({ order }) => order.toString()))}::bigint[], ${list(wins.map(({ voided }) => voided.toString()))}::bigint[])
           q(id, voided)
     where w.issue_id = ${issue} and w.order_id = q.id and w.voided <> q.voided`.execute(db);
};

/** What was given back of these orders, where anything was. */
export const listVoided = async (
  reader: Reader,
  issue: IssueId,
  orders: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, bigint>> => {
  const { rows } = await sql<{ id: OrderId; voided: bigint }>`
    select order_id as id, voided from lottery_win
     where issue_id = ${issue} and order_id = any(${list(orders.map(String))}::bigint[]) and voided > 0`.execute(
    reader,
  );
  return new Map(rows.map(({ id, voided }) => [id, voided]));
};

export type PaidRebate = { readonly order: OrderId; readonly member: MemberId; readonly amount: bigint };

export const listRebatesOf = async (
  reader: Reader,
  issue: IssueId,
  orders: readonly OrderId[],
): Promise<readonly PaidRebate[]> => {
  const { rows } = await sql<PaidRebate>`
    select order_id as order, member_id as member, amount from lottery_rebate
     where issue_id = ${issue} and order_id = any(${list(orders.map(String))}::bigint[]) order by member_id, order_id`.execute(
    reader,
  );
  return rows;
};

export const listRebatedByIds = (reader: Reader, issue: IssueId, orders: readonly OrderId[]): Promise<RebatedOrder[]> =>
  lotteryIn(reader)
    .selectFrom('lottery_order')
    .select(['id', 'currency', 'amount', 'cash_part', 'series', 'chain'])
    .where('issue_id', '=', issue)
    .where('id', 'in', orders)
    .orderBy('id')
    .execute();

export const updateRebate = async (
  tx: Tx,
  issue: IssueId,
  order: OrderId,
  member: MemberId,
  amount: bigint,
): Promise<void> => {
  await lotteryIn(tx)
    .updateTable('lottery_rebate')
    .set({ amount })
    .where('issue_id', '=', issue)
    .where('order_id', '=', order)
    .where('member_id', '=', member)
    .execute();
};
