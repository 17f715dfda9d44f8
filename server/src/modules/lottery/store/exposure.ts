import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

/** A number of an issue with what the house would owe if it won. */
export type ExposedNumber = {
  readonly gameId: bigint;
  readonly numero: string;
  readonly play: string;
  readonly line: string;
  readonly amount: bigint;
};

/** The numbers of an issue that would cost most. */
export const listIssueExposure = async (
  reader: Reader,
  issue: bigint,
  limit: number,
): Promise<readonly ExposedNumber[]> => {
  const { rows } = await sql<ExposedNumber>`
    select i.game_id as "gameId", i.numero, e.play, e.line, e.amount
      from lottery_exposure e join lottery_issue i on i.id = e.issue_id
     where e.issue_id = ${issue} and e.amount > 0
     order by e.amount desc, e.play, e.line limit ${limit}`.execute(reader);
  return rows;
};

/** Of every issue that sells or waits for its draw the numbers that would cost most, as many of each. */
export const listOpenExposure = async (
  reader: Reader,
  games: readonly bigint[],
  { each, limit }: { readonly each: number; readonly limit: number },
): Promise<readonly ExposedNumber[]> => {
  const { rows } = await sql<ExposedNumber>`
    select i.game_id as "gameId", i.numero, e.play, e.line, e.amount
      from unnest(${`{${games.join(',')}}`}::bigint[]) g(id)
     cross join lateral (
       select id, game_id, numero from lottery_issue
        where game_id = g.id and draw_at > clock_timestamp() and state in ('SCHEDULED', 'OPEN', 'LOCKED')
        order by draw_at limit 5) i
     cross join lateral (
       select play, line, amount from lottery_exposure
        where issue_id = i.id and amount > 0 order by amount desc, play, line limit ${each}) e
     order by e.amount desc, i.numero, e.play, e.line limit ${limit}`.execute(reader);
  return rows;
};
