import { sql } from 'kysely';
import type { TimelineSource } from '../../../platform/member-timeline.ts';
import { anEvent } from '../../../platform/member-timeline.ts';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { countWaiting } from '../../../platform/work-queue.ts';

const LIFT_DUE_MINUTES = 7 * 24 * 60;

/** Time-outs and exclusions of a member. */
export const protectionTimeline: TimelineSource = {
  module: 'protection',
  needs: 'protection.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<{ what: string; id: bigint; at: Date; text: string }>`
      (select 'time_out' as what, id, began_at as at, to_char(until at time zone 'UTC', 'YYYY-MM-DD') as text
         from protection_time_out where member_id = ${member} and began_at < ${until})
      union all
      (select 'exclusion', id, began_at, state from protection_exclusion
        where member_id = ${member} and began_at < ${until})
      order by at desc limit ${limit}`.execute(reader);
    return rows.map(({ what, id, at, text }) =>
      anEvent({
        ...{ at, text },
        key: `protection_${what}:${id}`,
        kind: what === 'exclusion' ? 'protection.exclusion' : 'protection.time-out',
      }),
    );
  },
};

/** Requests to lift an exclusion, which the law wants answered within seven days. */
export const protectionQueue: WorkQueue = {
  name: 'protection.lift-requests',
  needs: 'protection.write',
  dueMinutes: LIFT_DUE_MINUTES,
  read: (reader) =>
    countWaiting(reader, sql`select asked_at as at from protection_exclusion where state = 'LIFT_ASKED'`),
};

const HARM_DUE_MINUTES = 3 * 24 * 60;

/** Members whose play shows markers of harm. */
export const harmQueue: WorkQueue = {
  name: 'protection.harm-cases',
  needs: 'protection.write',
  dueMinutes: HARM_DUE_MINUTES,
  read: (reader) => countWaiting(reader, sql`select opened_at as at from protection_case where state = 'OPEN'`),
};
