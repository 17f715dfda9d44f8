import type { Announcement, AnnouncementType } from '@fairground/contract/content/endpoints';
import type { LanguageCode } from '@fairground/contract/language';
import { inLanguage } from '../../../platform/localized.ts';
import type { Localized } from '../../../platform/localized.ts';

export type Platform = 'W' | 'M' | 'A';
/** Who may read it: everybody, members, or those who are not logged in. */
export type Audience = 'B' | 'A' | 'V';
export type Execution = 'B' | 'A';
export type AnnouncementText = { readonly title: string; readonly content: string };

export type StoredAnnouncement = {
  readonly id: bigint;
  readonly type: AnnouncementType;
  readonly execution: Audience;
  readonly platforms: readonly Platform[];
  readonly texts: Localized<AnnouncementText>;
  readonly sort: number;
  readonly popupOnce: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
};

/** Who asks for what. */
export type AnnouncementQuestion = {
  readonly types: readonly AnnouncementType[];
  readonly platform: Platform;
  readonly execution: Execution;
  readonly isLoggedIn: boolean;
  readonly language: LanguageCode;
};

export type AnnouncementsForVisitor = { readonly list: Announcement[]; readonly popup: Announcement[] };

/** Pop-ups come apart from the list; those for after the login, like all that is for members, only with a session. */
export const announcementsFor = (
  announcements: readonly StoredAnnouncement[],
  { types, platform, execution, isLoggedIn, language }: AnnouncementQuestion,
  siteLanguage: LanguageCode,
  now: Date,
): AnnouncementsForVisitor => {
  const readsAll = isLoggedIn && execution === 'A';
  const shown = announcements.filter(
    (announcement) =>
      isOnShow(announcement, now) &&
      types.includes(announcement.type) &&
      announcement.platforms.includes(platform) &&
      isFor(announcement.execution, isLoggedIn, readsAll) &&
      (announcement.type !== 'PL' || isLoggedIn),
  );
  const told = (isPopup: (type: AnnouncementType) => boolean): Announcement[] =>
    shown
      .filter(({ type }) => isPopup(type))
      .map((announcement, index) => announcementIn(announcement, index, language, siteLanguage));
  return { list: told((type) => !POPUPS.includes(type)), popup: told((type) => POPUPS.includes(type)) };
};

const isFor = (audience: Audience, isLoggedIn: boolean, readsAll: boolean): boolean => {
  if (audience === 'V') return !isLoggedIn;
  return audience === 'B' || readsAll;
};

const POPUPS: readonly AnnouncementType[] = ['PL', 'PU'];

const isOnShow = ({ startsAt, endsAt }: StoredAnnouncement, now: Date): boolean =>
  startsAt <= now && (endsAt === null || now < endsAt);

const announcementIn = (
  { id, type, texts, startsAt, popupOnce }: StoredAnnouncement,
  index: number,
  language: LanguageCode,
  siteLanguage: LanguageCode,
): Announcement => ({
  id: id as Announcement['id'],
  type,
  ...(inLanguage(texts, language, siteLanguage) ?? { title: '', content: '' }),
  index,
  publishedAt: startsAt,
  popupOnce,
});
