import type { MemberId } from '@fairground/contract/ids';
import type { ChaseId, OrderId } from '@fairground/contract/lottery/fields';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IssueId, LotteryTables } from '../tables.ts';
import { lotteryIn } from './lottery-in.ts';

/** A chase with what became of its steps. */
export type FoundChase = Selectable<LotteryTables['lottery_chase']> & {
  readonly done: number;
  readonly cancelled: number;
  readonly refunded: bigint;
  readonly payout: bigint;
};

const FOUND = sql`
  select c.*, s.done, s.cancelled, s.refunded, s.payout
    from lottery_chase c cross join lateral (
      select count(*) filter (where o.cancelled_at is null and i.state in ('SETTLED', 'CANCELLED', 'CORRECTED', 'CORRECTING'))::int as done,
             count(*) filter (where o.cancelled_at is not null)::int as cancelled,
             coalesce(sum(o.amount) filter (where o.cancelled_at is not null or i.state = 'CANCELLED'), 0)::bigint as refunded,
             coalesce(sum(w.payout) filter (where i.state in ('SETTLED', 'CORRECTED', 'CORRECTING')), 0)::bigint as payout
        from lottery_order o join lottery_issue i on i.id = o.issue_id
        left join lottery_win w on w.issue_id = o.issue_id and w.order_id = o.id
       where o.chase_id = c.id) s`;

export const findChase = async (reader: Reader, member: MemberId, id: ChaseId): Promise<FoundChase | undefined> => {
  const { rows } = await sql<FoundChase>`${FOUND} where c.member_id = ${member} and c.id = ${id}`.execute(reader);
  return rows[0];
};

export const findChaseByClientId = async (
  reader: Reader,
  member: MemberId,
  clientId: string,
): Promise<FoundChase | undefined> => {
  const { rows } = await sql<FoundChase>`${FOUND} where c.member_id = ${member} and c.client_id = ${clientId}`.execute(
    reader,
  );
  return rows[0];
};

const IS_OVER = sql`s.done + s.cancelled >= c.steps`;

export const listChasesOf = async (
  reader: Reader,
  member: MemberId,
  { which, before }: { readonly which: 'ALL' | 'OPEN' | 'OVER'; readonly before?: ChaseId | undefined },
  limit: number,
): Promise<readonly FoundChase[]> => {
  const { rows } = await sql<FoundChase>`${FOUND} where c.member_id = ${member}
      ${before === undefined ? sql`` : sql`and c.id < ${before}`}
      ${which === 'ALL' ? sql`` : which === 'OVER' ? sql`and ${IS_OVER}` : sql`and not (${IS_OVER})`}
    order by c.id desc limit ${limit}`.execute(reader);
  return rows;
};

/** Nothing where the member has a chase of this name already. */
export const insertChase = async (
  tx: Tx,
  chase: Insertable<LotteryTables['lottery_chase']>,
): Promise<ChaseId | undefined> => {
  const row = await lotteryIn(tx)
    .insertInto('lottery_chase')
    .values(chase)
    .onConflict((conflict) => conflict.constraint('lottery_chase_client_id_is_unique').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const markStopped = async (tx: Tx, id: ChaseId): Promise<void> => {
  await lotteryIn(tx).updateTable('lottery_chase').set({ is_stopped: true }).where('id', '=', id).execute();
};

/** Steps of a chase that were not taken back. */
export const listLiveSteps = async (
  reader: Reader,
  id: ChaseId,
): Promise<readonly { readonly id: OrderId; readonly issue: IssueId }[]> => {
  const { rows } = await sql<{ id: OrderId; issue: IssueId }>`
    select o.id, o.issue_id as issue from lottery_order o join lottery_issue i on i.id = o.issue_id
     where o.chase_id = ${id} and o.cancelled_at is null and i.state in ('SCHEDULED', 'OPEN') and i.lock_at > clock_timestamp()
     order by i.draw_at, o.id`.execute(reader);
  return rows;
};

/** Chases that end because they won on this issue. */
export const listWonChases = async (
  reader: Reader,
  issue: IssueId,
  after: ChaseId,
  limit: number,
): Promise<readonly { readonly id: ChaseId; readonly member: MemberId }[]> => {
  const { rows } = await sql<{ id: ChaseId; member: MemberId }>`
    select distinct c.id, c.member_id as member from lottery_win w
      join lottery_order o on o.issue_id = w.issue_id and o.id = w.order_id
      join lottery_chase c on c.id = o.chase_id
     where w.issue_id = ${issue} and w.payout > w.voided and c.win_stop and not c.is_stopped and c.id > ${after} order by c.id limit ${limit}`.execute(
    reader,
  );
  return rows;
};
