import { sql } from 'kysely';
import { anEvent } from '../../../platform/member-timeline.ts';
import type { TimelineSource } from '../../../platform/member-timeline.ts';

type Said = { readonly id: bigint; readonly at: Date; readonly author: string };

/** When a member wrote to the service and was answered; what was said stands in the talk, whose reading is logged. */
export const chatTimeline: TimelineSource = {
  module: 'support',
  needs: 'support.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<Said>`
      select id, sent_at as at, author from support_message
       where member_id = ${member} and sent_at < ${until} order by id desc limit ${limit}`.execute(reader);
    return rows.map(({ id, at, author }) =>
      anEvent({ at, key: `support_message:${id}`, kind: 'support.message', text: author }),
    );
  },
};
