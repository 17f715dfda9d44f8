import { popupSchema } from '@fairground/contract/content/operator-endpoints';
import type * as z from 'zod/mini';
import type { Approvals, FieldChange, Hold } from '../../approvals/index.ts';
import { checkedAnnouncement, putAnnouncementIn } from '../change-announcements.ts';
import type { ContentDeps } from '../deps.ts';
import type { NoticeBoard } from '../notice-board.ts';

export type Popup = z.output<typeof popupSchema>;

/** Everybody sees a pop-up, so it is published only by two people. */
export const registerPopup = (deps: ContentDeps, approvals: Approvals, board: NoticeBoard): Hold<Popup> =>
  approvals.register({
    kind: 'content.publish-popup',
    permission: 'content.write',
    schema: popupSchema,
    describe: (_tx, popup) => {
      const { texts, startsAt, endsAt, type, execution, platforms } = checkedAnnouncement(deps, popup);
      const shown: Readonly<Record<string, string>> = {
        ...{ type, execution, platforms: platforms.join(' '), startsAt: startsAt.toISOString() },
        ...(endsAt && { endsAt: endsAt.toISOString() }),
        ...Object.fromEntries(
          Object.entries(texts).map(([code, { title, content }]) => [code, `${title}\n${content}`]),
        ),
      };
      const changes: readonly FieldChange[] = Object.entries(shown).map(([field, after]) => ({
        ...{ field, before: null, after },
      }));
      return Promise.resolve({ target: 'a new pop-up', changes });
    },
    validate: (_tx, popup) => Promise.resolve(void checkedAnnouncement(deps, popup)),
    // Nothing is replaced: a pop-up joins the others.
    versionOf: () => Promise.resolve(''),
    execute: async (tx, popup, { actor, approvalId }) =>
      void (await putAnnouncementIn(deps, board, tx, actor, {
        announcement: { ...popup, requestKey: `approval ${approvalId}` },
        revises: null,
      })),
  });
