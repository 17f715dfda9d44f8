import { announcementContentSchema, bannerContentSchema } from '@fairground/contract/content/operator-endpoints';
import type { LISTED_TYPES, translateDraft } from '@fairground/contract/content/operator-endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import * as z from 'zod/mini';
import type { Tx } from '../../../platform/database/index.ts';
import type { Localized } from '../../../platform/localized.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import type { Actor } from '../../audit/index.ts';
import { checkedAnnouncement, putAnnouncementIn } from '../change-announcements.ts';
import { checkedBanner, putBannerIn } from '../change-banners.ts';
import type { ContentDeps } from '../deps.ts';
import type { NoticeBoard } from '../notice-board.ts';
import { lockAnnouncement, lockBanner } from '../store.ts';

export type BannerContent = z.output<typeof bannerContentSchema>;
export type AnnouncementContent = z.output<typeof announcementContentSchema>;
export type DraftContent =
  | { readonly kind: 'banner'; readonly content: BannerContent }
  | { readonly kind: 'announcement'; readonly content: AnnouncementContent };
export type Translation = Pick<BodyOf<typeof translateDraft>, 'language' | 'title' | 'text' | 'action'>;

type Place = { readonly revises: bigint | null; readonly requestKey: string };

/** What the steps of a draft ask of its kind. */
export type Kind<Content> = {
  /** The content as it will be shown; refuses what must not be. */
  readonly checked: (content: Content) => Content;
  /** Stored contents have the form in which they travel. */
  readonly encode: (content: Content) => unknown;
  readonly decode: (stored: unknown) => Content;
  /** What is on the site; nothing where there is no such thing. It stays as it is until the commit. */
  readonly present: (tx: Tx, id: bigint) => Promise<Content | undefined>;
  readonly titles: (content: Content) => Localized;
  readonly translated: (content: Content, translation: Translation) => Content;
  /** Puts it on the site, in the place of what it revises; answers its number. */
  readonly publish: (tx: Tx, actor: Actor, content: Content, place: Place) => Promise<bigint>;
  readonly unknown: 'content.banner-unknown' | 'content.announcement-unknown';
};
export type Kinds = { readonly banner: Kind<BannerContent>; readonly announcement: Kind<AnnouncementContent> };

export const createKinds = (deps: ContentDeps, board: NoticeBoard): Kinds => ({
  banner: {
    checked: (content) => checkedBanner(deps, content),
    encode: (content) => z.encode(bannerContentSchema, content),
    decode: (stored) => z.decode(bannerContentSchema, stored as z.input<typeof bannerContentSchema>),
    present: async (tx, id) => {
      const found = await lockBanner(tx, id);
      if (found === undefined) return undefined;
      const { groupName, url, linkageType, link, hue, texts, sort, startsAt, endsAt } = found;
      return { groupName, url, linkageType, link, hue, texts, sort, ...windowOf(startsAt, endsAt) };
    },
    titles: ({ texts }) => mapLocalized(texts, ({ headline }) => headline),
    translated: (content, { language, title, text = '', action = '' }) => ({
      ...content,
      texts: { ...content.texts, [language]: { headline: title, text, action } },
    }),
    publish: (tx, actor, content, { revises, requestKey }) =>
      putBannerIn(deps, board, tx, actor, { banner: { ...content, requestKey }, revises }),
    unknown: 'content.banner-unknown',
  },
  announcement: {
    checked: (content) => {
      const { popupOnce: _popupOnce, type: _type, platforms, startsAt, ...told } = checkedAnnouncement(deps, content);
      // Without a start it is shown from its publication on, and not from when it was written.
      const start = content.startsAt === undefined ? {} : { startsAt };
      return { ...told, ...start, type: content.type, platforms: [...platforms] };
    },
    encode: (content) => z.encode(announcementContentSchema, content),
    decode: (stored) => z.decode(announcementContentSchema, stored as z.input<typeof announcementContentSchema>),
    present: async (tx, id) => {
      const found = await lockAnnouncement(tx, id);
      if (found === undefined) return undefined;
      const { type, execution, platforms, texts, sort, startsAt, endsAt } = found;
      return {
        ...{ type: type as (typeof LISTED_TYPES)[number], execution, platforms: [...platforms], texts, sort },
        ...windowOf(startsAt, endsAt),
      };
    },
    titles: ({ texts }) => mapLocalized(texts, ({ title }) => title),
    translated: (content, { language, title, text = '' }) => ({
      ...content,
      texts: { ...content.texts, [language]: { title, content: text } },
    }),
    publish: (tx, actor, content, { revises, requestKey }) =>
      putAnnouncementIn(deps, board, tx, actor, { announcement: { ...content, requestKey }, revises }),
    unknown: 'content.announcement-unknown',
  },
});

const windowOf = (startsAt: Date | null, endsAt: Date | null) => ({
  ...(startsAt !== null && { startsAt }),
  ...(endsAt !== null && { endsAt }),
});
