import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { GameId } from '../../betting/index.ts';
import type { IssueId } from '../tables.ts';
import type { IssueRow } from './issues.ts';

/** The first words of the lines of a play that are bet on in an issue. */
export const listNamed = async (reader: Reader, issue: IssueId, play: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct split_part(line, ' ', 1) as name from lottery_exposure
     where issue_id = ${issue} and play = ${play} and amount > 0 order by 1`.execute(reader);
  return rows.map(({ name }) => name);
};

/** The issue of a game that is drawn on the day of a moment. */
export const findIssueOfDay = async (
  reader: Reader,
  game: GameId,
  moment: Date,
  zone: string,
): Promise<IssueRow | undefined> => {
  const { rows } = await sql<IssueRow>`
    select * from lottery_issue
     where game_id = ${game} and draw_at between ${moment}::timestamptz - interval '1 day' and ${moment}::timestamptz + interval '1 day'
       and (draw_at at time zone ${zone})::date = (${moment}::timestamptz at time zone ${zone})::date
     order by draw_at limit 1`.execute(reader);
  return rows[0];
};
