import type { TimelineSource } from '../../platform/member-timeline.ts';
import { anEvent } from '../../platform/member-timeline.ts';
import { deviceWords } from './domain/device-words.ts';
import { listSessionHistory } from './store/session-history.ts';

/** Logins, each with its device and its network. */
export const identityTimeline: TimelineSource = {
  module: 'identity',
  needs: 'members.read',
  read: async (reader, member, page) =>
    (await listSessionHistory(reader, member, page)).map(({ id, openedAt, ip, userAgent }) =>
      anEvent({
        at: openedAt,
        key: `identity_session:${id}`,
        kind: 'identity.login',
        text: [deviceWords(userAgent), ip].filter((word) => word !== '').join(' · '),
      }),
    ),
};
