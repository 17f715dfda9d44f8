import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { BetRow, CashOutRow } from '../tables.ts';

const text = (id: bigint): string => id.toString();

export const findCashOut = async (
  reader: Reader,
  member: MemberId,
  requestId: string,
): Promise<CashOutRow | undefined> => {
  const { rows } = await sql<CashOutRow>`
    select * from sports_cash_out where member_id = ${text(member)}::bigint and request_id = ${requestId}`.execute(
    reader,
  );
  return rows[0];
};

/** Whether a request for the bet waits. */
export const hasCashOut = async (reader: Reader, bet: SportsBetId): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from sports_cash_out where bet_id = ${text(bet)}::bigint and due_at is not null`.execute(reader);
  return rows.length > 0;
};

export type NewCashOut = Omit<
  CashOutRow,
  'id' | 'paid' | 'reason' | 'decided_at' | 'placed_at' | 'state' | 'due_at'
> & {
  /** Seconds it waits; it is done at once with 0. */
  readonly delaySeconds: number;
};

export const addCashOut = async (tx: Tx, { delaySeconds, ...row }: NewCashOut): Promise<CashOutRow> => {
  const waits = delaySeconds > 0;
  const { rows } = await sql<CashOutRow>`
    insert into sports_cash_out (bet_id, member_id, request_id, part, asked, state, paid, placed_at, due_at, decided_at)
    values (${text(row.bet_id)}, ${text(row.member_id)}, ${row.request_id}, ${text(row.part)}, ${text(row.asked)},
            ${waits ? 'PENDING' : 'DONE'}, ${waits ? null : text(row.asked)}::bigint, clock_timestamp(),
            case when ${waits} then clock_timestamp() + make_interval(secs => ${delaySeconds}) end,
            case when not ${waits} then clock_timestamp() end)
    returning *`.execute(tx);
  const [added] = rows;
  if (!added) throw new Error('A cash-out was not kept.');
  return added;
};

/** Requests whose wait is over, without some of them. */
export const listDueCashOuts = async (
  reader: Reader,
  limit: number,
  without: readonly bigint[],
): Promise<readonly CashOutRow[]> => {
  const { rows } = await sql<CashOutRow>`
    select * from sports_cash_out
     where due_at <= clock_timestamp() and id <> all(${without.map(String)}::bigint[]) order by due_at limit ${limit}`.execute(
    reader,
  );
  return rows;
};

/** The request while nobody else decides it; nothing if somebody does or did. */
export const takeDueCashOut = async (tx: Tx, id: bigint): Promise<CashOutRow | undefined> => {
  const { rows } = await sql<CashOutRow>`
    select * from sports_cash_out where id = ${text(id)}::bigint and due_at <= clock_timestamp()
       for update skip locked`.execute(tx);
  return rows[0];
};

export const decideCashOut = async (
  tx: Tx,
  id: bigint,
  decided: { readonly paid: bigint } | { readonly reason: string },
): Promise<void> => {
  const isDone = 'paid' in decided;
  await sql`
    update sports_cash_out set state = ${isDone ? 'DONE' : 'REFUSED'}, due_at = null, decided_at = clock_timestamp(),
           paid = ${isDone ? text(decided.paid) : null}::bigint, reason = ${isDone ? null : decided.reason}
     where id = ${text(id)}::bigint`.execute(tx);
};

/** The bet, locked until the commit. */
export const lockBet = async (tx: Tx, id: SportsBetId): Promise<BetRow | undefined> => {
  const { rows } = await sql<BetRow>`select * from sports_bet where id = ${text(id)}::bigint for update`.execute(tx);
  return rows[0];
};

/** Takes a part of the stake out of play; without any left the bet is over. */
export const takeOut = async (
  tx: Tx,
  id: SportsBetId,
  { part, paid, weight }: { readonly part: bigint; readonly paid: bigint; readonly weight: bigint },
): Promise<void> => {
  await sql`
    update sports_bet
       set stake_left = stake_left - ${text(part)}::bigint, cashed = cashed + ${text(paid)}::bigint,
           payout = payout + ${text(paid)}::bigint, weight = ${text(weight)}::bigint,
           state = case when stake_left = ${text(part)}::bigint then 'CASHED_OUT' else state end,
           version = version + case when stake_left = ${text(part)}::bigint then 1 else 0 end,
           settled_at = case when stake_left = ${text(part)}::bigint then clock_timestamp() else settled_at end
     where id = ${text(id)}::bigint`.execute(tx);
};
