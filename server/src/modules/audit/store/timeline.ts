import { sql } from 'kysely';
import type { TimelineSource } from '../../../platform/member-timeline.ts';
import { anEvent } from '../../../platform/member-timeline.ts';

/** What staff and the system changed of a member, with the reason that was given. */
export const auditTimeline: TimelineSource = {
  module: 'audit',
  needs: 'members.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<{ seq: bigint; at: Date; action: string; reason: string; by: string | null }>`
      select seq, at, action, reason, case when actor_kind = 'operator' then actor end as by
        from audit_log
       where resource in ('member', 'account') and resource_id = ${member.toString()} and at < ${until}
       order by seq desc limit ${limit}`.execute(reader);
    return rows.map(({ seq, at, action, reason, by }) =>
      anEvent({ ...{ at, by }, key: `audit_log:${seq}`, kind: action, text: reason }),
    );
  },
};
