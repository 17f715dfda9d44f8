import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { GameId, MarketId } from '../../betting/index.ts';
import type { IssueId, IssueState, LotteryTables } from '../tables.ts';
import { lotteryIn } from './lottery-in.ts';

export type IssueRow = Selectable<LotteryTables['lottery_issue']>;

/** The clock everything is judged by. */
export const databaseNow = async (reader: Reader): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(reader);
  const [row] = rows;
  if (!row) throw new Error('The database did not tell the time.');
  return row.now;
};

/** The last draw each game has an issue for. */
export const listHorizons = async (
  reader: Reader,
): Promise<readonly { readonly game: GameId; readonly last: Date; readonly coming: number }[]> => {
  const { rows } = await sql<{ game: GameId; last: Date; coming: number }>`
    select g.id as game, (select max(draw_at) from lottery_issue i where i.game_id = g.id) as last,
           (select count(*)::int from (select from lottery_issue i where i.game_id = g.id and i.draw_at > clock_timestamp() limit 20) c) as coming
      from lottery_game g`.execute(reader);
  return rows.filter(({ last }) => last !== null);
};

export type NewIssue = {
  readonly numero: string;
  readonly openAt: Date;
  readonly lockAt: Date;
  readonly drawAt: Date;
  readonly sealed: Buffer;
  readonly commitment: string;
};

const NEW_ISSUES = recordSet<Omit<NewIssue, 'sealed'> & { readonly sealed: string }>({
  numero: 'text',
  openAt: 'timestamptz',
  lockAt: 'timestamptz',
  drawAt: 'timestamptz',
  sealed: 'text',
  commitment: 'text',
});

/** Thousands at once; two nodes may make the same issues, and the first one's secret stays. */
export const insertIssues = async (
  tx: Tx,
  game: GameId,
  committedAt: Date,
  issues: readonly NewIssue[],
): Promise<void> => {
  const rows = issues.map(({ sealed, ...issue }) => ({ ...issue, sealed: sealed.toString('hex') }));
  await sql`insert into lottery_issue (game_id, numero, open_at, lock_at, draw_at, due_at, sealed, commitment, committed_at)
    select ${game}, q.numero, q."openAt", q."lockAt", q."drawAt", q."openAt", decode(q.sealed, 'hex'), q.commitment, ${committedAt}
      from ${rowsOf(NEW_ISSUES, rows, 'q')}
    on conflict (game_id, numero) do nothing`.execute(tx);
};

export const findIssue = (reader: Reader, id: IssueId): Promise<IssueRow | undefined> =>
  lotteryIn(reader).selectFrom('lottery_issue').selectAll().where('id', '=', id).executeTakeFirst();

/** An issue with how it stands by the clock of the database. */
export type TimedIssue = IssueRow & { readonly sells: boolean; readonly has_opened: boolean };

export const findIssueByNumero = async (
  reader: Reader,
  game: GameId,
  numero: string,
): Promise<TimedIssue | undefined> => {
  const { rows } = await sql<TimedIssue>`
    select *, state in ('SCHEDULED', 'OPEN') and clock_timestamp() < lock_at as sells, open_at <= clock_timestamp() as has_opened
      from lottery_issue where game_id = ${game} and numero = ${numero}`.execute(reader);
  return rows[0];
};

const NUMBERED_MAX = 8;

/** Issues of these games with one number. */
export const listIssuesNumbered = (
  reader: Reader,
  games: readonly GameId[],
  numero: string,
): Promise<readonly Pick<IssueRow, 'game_id' | 'state'>[]> =>
  lotteryIn(reader)
    .selectFrom('lottery_issue')
    .select(['game_id', 'state'])
    .where('game_id', 'in', games)
    .where('numero', '=', numero)
    .orderBy('game_id')
    .limit(NUMBERED_MAX)
    .execute();

/** Issues that still take bets at this moment of the database, the next one first; from one of them on, if named. */
export const listComing = async (
  reader: Reader,
  game: GameId,
  count: number,
  from: Date | null = null,
): Promise<readonly IssueRow[]> => {
  const { rows } = await sql<IssueRow>`
    select * from lottery_issue
     where game_id = ${game} and draw_at > clock_timestamp() and lock_at > clock_timestamp() and state in ('SCHEDULED', 'OPEN')
       and (${from}::timestamptz is null or draw_at >= ${from})
     order by draw_at limit ${count}`.execute(reader);
  return rows;
};

/** For each game what is on sale and what was drawn last, in one look. */
export const listNear = async (
  reader: Reader,
  games: readonly GameId[],
): Promise<readonly (IssueRow & { readonly is_coming: boolean })[]> => {
  const { rows } = await sql<IssueRow & { is_coming: boolean }>`
    select i.*, i.is_coming from unnest(${`{${games.join(',')}}`}::bigint[]) g(id)
     cross join lateral (
       (select *, true as is_coming from lottery_issue where game_id = g.id and draw_at > clock_timestamp() and lock_at > clock_timestamp()
           and state in ('SCHEDULED', 'OPEN') order by draw_at limit 1)
       union all
       (select *, false from lottery_issue where game_id = g.id and draw_at <= clock_timestamp() and board is not null
         order by draw_at desc limit 1)) i`.execute(reader);
  return rows;
};

export const listDrawn = async (
  reader: Reader,
  game: GameId,
  count: number,
  before: Date | null,
): Promise<readonly IssueRow[]> => {
  const { rows } = await sql<IssueRow>`
    select * from lottery_issue where game_id = ${game} and draw_at <= clock_timestamp()
       and (board is not null or state = 'CANCELLED') and (${before}::timestamptz is null or draw_at < ${before})
     order by draw_at desc limit ${count}`.execute(reader);
  return rows;
};

/** Names the market of an issue that still sells; answers whether it did. */
export const setMarket = async (tx: Tx, id: IssueId, market: MarketId): Promise<boolean> => {
  const { numUpdatedRows } = await lotteryIn(tx)
    .updateTable('lottery_issue')
    .set({ market_id: market })
    .where('id', '=', id)
    .where('state', 'in', ['SCHEDULED', 'OPEN'])
    .where('lock_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Has the lock and the draw of an issue due now, if it still sells and has the market it was seen with. */
export const advanceIssue = async (
  tx: Tx,
  { id, market_id }: Pick<IssueRow, 'id' | 'market_id'>,
): Promise<IssueRow | undefined> => {
  const { rows } = await sql<IssueRow>`
    with now as materialized (select clock_timestamp() as at)
    update lottery_issue set lock_at = now.at, draw_at = now.at, due_at = now.at from now
     where id = ${id} and state in ('SCHEDULED', 'OPEN') and lock_at > now.at and market_id is not distinct from ${market_id}
    returning lottery_issue.*`.execute(tx);
  return rows[0];
};

/** The issue after another sells from the draw of that one on, where it would have waited. */
export const openNextIssue = async (tx: Tx, drawn: IssueId): Promise<void> => {
  // Moments are finer in the database than here: they are compared there.
  await sql`update lottery_issue next set open_at = drawn.draw_at, due_at = drawn.draw_at from lottery_issue drawn
     where drawn.id = ${drawn} and next.state = 'SCHEDULED' and next.open_at > drawn.draw_at and next.id = (
       select id from lottery_issue where game_id = drawn.game_id and draw_at > drawn.draw_at order by draw_at limit 1)`.execute(
    tx,
  );
};

/** Holds an issue as it is: anyone who would lock it waits. Answers whether it still sells. */
export const holdOpenIssue = async (tx: Tx, id: IssueId): Promise<boolean> => {
  const { rows } = await sql<{ sells: boolean }>`
    select state in ('SCHEDULED', 'OPEN') and clock_timestamp() < lock_at as sells from lottery_issue where id = ${id} for share`.execute(
    tx,
  );
  return rows[0]?.sells === true;
};

/** Holds an issue against every other step. */
export const lockIssue = (tx: Tx, id: IssueId): Promise<IssueRow | undefined> =>
  lotteryIn(tx).selectFrom('lottery_issue').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateIssue = async (
  tx: Tx | Db,
  id: IssueId,
  from: readonly IssueState[],
  changes: Partial<Omit<IssueRow, 'id'>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await lotteryIn(tx)
    .updateTable('lottery_issue')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
