import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { GameId } from '../../betting/index.ts';
import type { IssueId } from '../tables.ts';

/** Notes what orders of a game can win until now. */
export const keepWinLimit = async (tx: Tx, code: string, usual: bigint): Promise<void> => {
  await sql`insert into lottery_win_limit (game_id, until, win_max)
    select id, clock_timestamp(), coalesce(win_max, ${usual}) from lottery_game where code = ${code} for update`.execute(
    tx,
  );
};

export const isWinLimitChanged = async (reader: Reader, game: GameId): Promise<boolean> => {
  const { rows } = await sql`select from lottery_win_limit where game_id = ${game} limit 1`.execute(reader);
  return rows.length > 0;
};

/** The greatest of the limits that held while orders of an issue were taken; nothing without orders. */
export const findWinLimit = async (
  reader: Reader,
  game: GameId,
  issue: IssueId,
  usual: bigint,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ limit: bigint | null }>`
    with held as (
      select win_max, lag(until, 1, '-infinity') over (order by until) as since, until
        from lottery_win_limit where game_id = ${game}
      union all
      select coalesce(g.win_max, ${usual}), (select max(until) from lottery_win_limit where game_id = g.id), 'infinity'
        from lottery_game g where g.id = ${game}
    ), sold as (
      select (select placed_at from lottery_order where issue_id = ${issue} order by id limit 1) as first,
             (select placed_at from lottery_order where issue_id = ${issue} order by id desc limit 1) as last
    )
    select max(win_max) as limit from held, sold where since <= last and until > first`.execute(reader);
  return rows[0]?.limit ?? undefined;
};
