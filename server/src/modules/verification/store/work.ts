import { sql } from 'kysely';
import type { TimelineSource } from '../../../platform/member-timeline.ts';
import { anEvent } from '../../../platform/member-timeline.ts';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { countWaiting } from '../../../platform/work-queue.ts';

/** Cases a member sent, each with the state it has now. */
export const verificationTimeline: TimelineSource = {
  module: 'verification',
  needs: 'verification.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<{ id: bigint; at: Date; level: number; state: string; by: string | null }>`
      select id, sent_at as at, level, state, decided_by as by from verification_case
       where member_id = ${member} and sent_at < ${until} order by sent_at desc, id desc limit ${limit}`.execute(
      reader,
    );
    return rows.map(({ id, at, level, state, by }) =>
      anEvent({
        ...{ at, by },
        key: `verification_case:${id}`,
        kind: 'verification.case',
        record: { kind: 'identity-case', id: id.toString() },
        text: `${level} ${state}`,
      }),
    );
  },
};

/** Cases that wait for a person. */
export const verificationQueue: WorkQueue = {
  name: 'verification.cases',
  needs: 'verification.decide',
  dueMinutes: 24 * 60,
  read: (reader) => countWaiting(reader, sql`select sent_at as at from verification_case where state = 'REVIEW'`),
};
