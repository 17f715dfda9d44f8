import { ANNOUNCEMENT_TYPES } from '@fairground/contract/content/endpoints';
import type { listAnnouncements as endpoint } from '@fairground/contract/content/endpoints';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Caller } from '../../platform/http/route.ts';
import type { ContentDeps } from './deps.ts';
import { announcementsFor } from './domain/announcement.ts';
import { withDraftAnnouncement } from './drafts/preview.ts';
import type { Drafts } from './drafts/write-draft.ts';
import type { NoticeBoard } from './notice-board.ts';

/** The announcements one caller may read now, those to pop up apart. */
export const listAnnouncements = async (
  deps: ContentDeps & { readonly drafts: Pick<Drafts, 'kinds'> },
  board: NoticeBoard,
  { types, platform, execution }: QueryOf<typeof endpoint>,
  { session, language, preview }: Pick<Caller, 'session' | 'language' | 'preview'>,
): Promise<ValueOf<typeof endpoint>> => {
  const asked = types.split(',');
  const question = {
    types: ANNOUNCEMENT_TYPES.filter((type) => asked.includes(type)),
    platform,
    execution,
    isLoggedIn: session !== undefined,
    language,
  };
  const announcements = await withDraftAnnouncement(
    deps,
    { ...(preview !== undefined && { preview }) },
    await board.announcements.read(),
  );
  return announcementsFor(announcements, question, deps.languages[0], deps.clock.now());
};
