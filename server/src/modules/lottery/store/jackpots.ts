import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

export type JackpotName = { readonly game: string; readonly jackpot: string; readonly currency: string };

export type JackpotRow = JackpotName & {
  readonly pool: Money;
  /** What came with the draws that were settled on the day. */
  readonly addedToday: Money;
};

/** A day of the business, in its time zone. */
type Day = { readonly day: string; readonly timeZone: string };

export const listJackpots = async (reader: Reader, { day, timeZone }: Day): Promise<readonly JackpotRow[]> => {
  const { rows } = await sql<JackpotRow>`
    select g.code as game, p.tier as jackpot, p.currency, p.amount as pool, coalesce(t.added, 0)::bigint as "addedToday"
      from lottery_pool p join lottery_game g on g.id = p.game_id
      left join (
        select i.game_id, m.currency, m.tier, sum(m.added) as added
          from lottery_issue i join lottery_pool_move m on m.issue_id = i.id
         where i.settled_at >= (${day}::date)::timestamp at time zone ${timeZone}
           and i.draw_at >= (${day}::date - 7)::timestamp at time zone ${timeZone}
         group by i.game_id, m.currency, m.tier) t
        on t.game_id = p.game_id and t.currency = p.currency and t.tier = p.tier
     order by g.code, p.currency, p.tier`.execute(reader);
  return rows;
};

export type JackpotWinRow = {
  readonly issue: string;
  readonly at: Date;
  readonly amount: Money;
  readonly tickets: number;
};

/** The last issues that paid a jackpot out, after their corrections, the newest first. */
export const listJackpotWins = async (
  reader: Reader,
  { game, jackpot, currency }: JackpotName,
  limit: number,
): Promise<readonly JackpotWinRow[]> => {
  const { rows } = await sql<JackpotWinRow>`
    with paid as (
      select distinct m.issue_id from lottery_pool_move m join lottery_issue i on i.id = m.issue_id join lottery_game g on g.id = i.game_id
       where m.won > 0 and m.currency = ${currency} and m.tier = ${jackpot} and g.code = ${game}
       order by m.issue_id desc limit ${limit})
    select ${game}::text || '.' || i.numero as issue, coalesce(i.settled_at, i.drawn_at) as at, s.amount, coalesce(p.winners, 0)::int as tickets
      from paid join lottery_issue i on i.id = paid.issue_id
      join lateral (select sum(m.won)::bigint as amount from lottery_pool_move m
                     where m.issue_id = i.id and m.currency = ${currency} and m.tier = ${jackpot}) s on s.amount > 0
      left join lottery_prize p on p.issue_id = i.id and p.currency = ${currency} and p.tier = ${jackpot}
     order by i.draw_at desc`.execute(reader);
  return rows;
};
