import { ANNOUNCEMENT_TYPES } from '@fairground/contract/content/endpoints';
import type { listAnnouncements as endpoint } from '@fairground/contract/content/endpoints';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Caller } from '../../platform/http/route.ts';
import type { ContentDeps } from './deps.ts';
import { announcementsFor } from './domain/announcement.ts';
import type { NoticeBoard } from './notice-board.ts';

/** The announcements one caller may read now, those to pop up apart. */
export const listAnnouncements = async (
  { clock, languages }: ContentDeps,
  board: NoticeBoard,
  { types, platform, execution }: QueryOf<typeof endpoint>,
  { session, language }: Pick<Caller, 'session' | 'language'>,
): Promise<ValueOf<typeof endpoint>> => {
  const asked = types.split(',');
  const question = {
    types: ANNOUNCEMENT_TYPES.filter((type) => asked.includes(type)),
    platform,
    execution,
    isLoggedIn: session !== undefined,
    language,
  };
  return announcementsFor(await board.announcements.read(), question, languages[0], clock.now());
};
