import type { TimelineSource } from '../../platform/member-timeline.ts';
import { anEvent } from '../../platform/member-timeline.ts';
import { listNotes } from './store/annotations.ts';
import { findMember } from './store/members.ts';

/** How a member came, and what staff wrote about it. */
export const memberTimeline: TimelineSource = {
  module: 'members',
  needs: 'members.read',
  read: async (reader, member, { until, limit }) => {
    const notes = await listNotes(reader, member, { until, limit });
    const found = await findMember(reader, member);
    const came =
      found === undefined || found.registeredAt >= until
        ? []
        : [anEvent({ at: found.registeredAt, key: `members_member:${member}`, kind: 'members.registered' })];
    return [
      ...notes.map(({ id, author, text, at }) =>
        anEvent({ at, key: `members_note:${id}`, kind: 'members.note', text, by: author }),
      ),
      ...came,
    ];
  },
};
