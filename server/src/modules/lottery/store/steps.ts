import { sql } from 'kysely';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { IssueId } from '../tables.ts';
import type { IssueRow } from './issues.ts';
import { list } from './lottery-in.ts';

/** What the worker does to many issues at once: one statement however many games share the minute. */

/** Takes or keeps the lead for so long; answers whether this node has it, by the clock of the database. */
export const takeLead = async (db: Db, holder: string, forMs: number): Promise<boolean> => {
  const { rows } = await sql<{ holder: string }>`
    update lottery_leader set holder = ${holder}, until = clock_timestamp() + make_interval(secs => ${forMs / 1000})
     where holder = ${holder} or until < clock_timestamp() returning holder`.execute(db);
  return rows.length > 0;
};

/** Lets the lead go at once, so that another node need not wait for its end. */
export const leaveLead = async (db: Db, holder: string): Promise<void> => {
  await sql`update lottery_leader set until = '2000-01-01' where holder = ${holder}`.execute(db);
};

const DUE_MAX = 500;

/** What is due, apart from what is under way, and how long until the next step after that. */
export const readDue = async (
  db: Db,
  busy: readonly IssueId[],
): Promise<{ readonly due: readonly IssueRow[]; readonly now: Date; readonly nextMs: number | null }> => {
  const { rows } = await sql<IssueRow & { now: Date; next: Date | null }>`
    with now as materialized (select clock_timestamp() as at)
    select now.at as now, (select min(due_at) from lottery_issue where due_at > now.at) as next, i.*
      from now left join lateral (
        select * from lottery_issue where due_at <= now.at and id <> all(${list(busy.map(String))}::bigint[])
         order by due_at limit ${DUE_MAX}) i on true`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('The database did not tell what is due.');
  const { now, next } = first;
  return {
    due: rows.filter(({ id }) => id !== null),
    now,
    nextMs: next === null ? null : next.getTime() - now.getTime(),
  };
};

const ids = (issues: readonly { readonly id: IssueId }[]): string => list(issues.map(({ id }) => id.toString()));

/** Opens issues whose time has come. */
export const openIssues = async (tx: Tx, issues: readonly IssueRow[]): Promise<readonly IssueRow[]> => {
  const { rows } = await sql<IssueRow>`
    update lottery_issue set state = 'OPEN', due_at = lock_at
     where id = any(${ids(issues)}::bigint[]) and state = 'SCHEDULED' and open_at <= clock_timestamp() returning *`.execute(
    tx,
  );
  return rows;
};

/**
 * Ends the sale of issues. Those that have no market sold nothing: their tree is empty and they wait for their draw.
 * Nobody can cancel an order after this, and no issue gets a market.
 */
export const lockIssues = async (
  tx: Tx,
  issues: readonly IssueRow[],
  emptyRoot: string,
): Promise<readonly IssueRow[]> => {
  const { rows } = await sql<IssueRow>`
    update lottery_issue set state = 'LOCKED', locked_at = clock_timestamp(),
           root = case when market_id is null then ${emptyRoot} end, tickets = case when market_id is null then 0 end,
           due_at = case when market_id is null then draw_at else clock_timestamp() end
     where id = any(${ids(issues)}::bigint[]) and state = 'OPEN' and lock_at <= clock_timestamp() returning *`.execute(
    tx,
  );
  return rows;
};

export type DrawnIssue = {
  readonly id: IssueId;
  readonly board: readonly string[];
  readonly seed: string | null;
  readonly source: string;
};

const DRAWN = recordSet<Omit<DrawnIssue, 'board'> & { readonly board: string }>({
  id: 'bigint',
  seed: 'text',
  source: 'text',
  board: 'text',
});

/** Writes boards and reveals their seeds. An issue nobody bet on is settled with it. */
export const drawIssues = async (tx: Tx, drawn: readonly DrawnIssue[]): Promise<readonly IssueRow[]> => {
  const given = drawn.map(({ board, ...issue }) => ({ ...issue, board: board.join(',') }));
  const { rows } = await sql<IssueRow>`
    update lottery_issue i set state = case when i.market_id is null then 'SETTLED' else 'DRAWN' end,
           board = string_to_array(q.board, ','), seed = q.seed, source = q.source, drawn_at = clock_timestamp(),
           settled_at = case when i.market_id is null then clock_timestamp() end,
           due_at = case when i.market_id is null then null else clock_timestamp() end
      from ${rowsOf(DRAWN, given, 'q')}
     where i.id = q.id and i.state = 'LOCKED' and i.root is not null and i.draw_at <= clock_timestamp() returning i.*`.execute(
    tx,
  );
  return rows;
};

/** Looks again later at what could not be done now. */
export const postpone = async (db: Db, id: IssueId, byMs: number): Promise<void> => {
  await sql`update lottery_issue set due_at = clock_timestamp() + make_interval(secs => ${byMs / 1000})
             where id = ${id} and due_at is not null`.execute(db);
};

export const countSent = async (reader: Reader, id: IssueId, member: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lottery_sent_number where issue_id = ${id} and member_id = ${member}`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
};

export const insertSent = async (tx: Tx, id: IssueId, member: bigint, number: string): Promise<void> => {
  await sql`insert into lottery_sent_number (issue_id, member_id, number, sent_at)
            values (${id}, ${member}, ${number}, clock_timestamp())`.execute(tx);
};

export const listSent = async (reader: Reader, id: IssueId): Promise<readonly string[]> => {
  const { rows } = await sql<{ number: string }>`
    select number from lottery_sent_number where issue_id = ${id} order by id`.execute(reader);
  return rows.map(({ number }) => number);
};
