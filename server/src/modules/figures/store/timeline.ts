import { sql } from 'kysely';
import { windowOf } from '../../../platform/business-window.ts';
import { anEvent } from '../../../platform/member-timeline.ts';
import type { TimelineSource } from '../../../platform/member-timeline.ts';

type Played = { readonly day: string; readonly product: string; readonly stake: bigint };

/** What a member played, one line for each day and product, which stands where the day begins. */
export const playTimeline = (timeZone: string): TimelineSource => ({
  module: 'play',
  needs: 'bets.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<Played>`
      select accounting_date::text as day, product, stake from figures_member_day
       where member_id = ${member} and product <> 'ALL' and bet_count > 0
         and accounting_date <= (${until}::timestamptz at time zone ${timeZone})::date
       order by accounting_date desc, product limit ${limit}`.execute(reader);
    return rows
      .map(({ day, product, stake }) =>
        anEvent({
          at: windowOf(day, timeZone).from,
          key: `figures_member_day:${day}:${product}`,
          kind: 'play.day',
          text: product,
          amount: stake,
        }),
      )
      .filter(({ at }) => at < until);
  },
});
