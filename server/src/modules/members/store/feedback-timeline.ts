import { sql } from 'kysely';
import { anEvent } from '../../../platform/member-timeline.ts';
import type { TimelineSource } from '../../../platform/member-timeline.ts';

type Sent = { readonly id: bigint; readonly at: Date; readonly about: string };

/** The feedback a member sent. */
export const feedbackTimeline: TimelineSource = {
  module: 'support',
  needs: 'support.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<Sent>`
      select id, sent_at as at, question_type as about from members_feedback
       where member_id = ${member} and sent_at < ${until} order by sent_at desc, id desc limit ${limit}`.execute(
      reader,
    );
    return rows.map(({ id, at, about }) =>
      anEvent({
        at,
        key: `members_feedback:${id}`,
        kind: 'support.feedback',
        text: about,
        record: { kind: 'feedback', id: id.toString() },
      }),
    );
  },
};
