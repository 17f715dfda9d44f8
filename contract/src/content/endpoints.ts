import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';

/** The banner groups of the site, one per page that shows any. */
export const BANNER_GROUPS = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_reg',
  'w_inhouse',
] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

/** What a click on a banner does: nothing, a page of the site, an outside address, a promotion, a game. */
export const LINKAGE_TYPES = ['NONE', 'ROUTE', 'URL', 'PROMOTION', 'GAME'] as const;
export type LinkageType = (typeof LINKAGE_TYPES)[number];

export const bannerSchema = z.object({
  bannerId: idSchema<'banner'>(),
  /** The picture; its words are HTML over it, never baked in. */
  url: z.string(),
  groupName: z.enum(BANNER_GROUPS),
  linkageType: z.enum(LINKAGE_TYPES),
  /** Where a click leads, by `linkageType`; empty for NONE. */
  link: z.string(),
  headline: z.string(),
  text: z.string(),
  action: z.string(),
  /** The art's leading hue in degrees, so that the words' ground can match it. */
  hue: z.int(),
});
export type Banner = z.output<typeof bannerSchema>;

export const listBanners = endpoint({
  name: 'content.list-banners',
  summary: "One group's banners that are on show now, in the caller's language.",
  method: 'GET',
  path: '/wps/relay/banner/list',
  access: 'public',
  query: z.strictObject({ groupName: z.enum(BANNER_GROUPS) }),
  value: z.object({ list: z.array(bannerSchema) }),
  errors: [],
});

/** B bulletin list, PL popup after login, PU popup for every visitor, PR promotion notice, H header ticker. */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

export const announcementSchema = z.object({
  id: idSchema<'announcement'>(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: z.string(),
  /** HTML, cleaned by the server. */
  content: z.string(),
  index: z.int(),
  publishedAt: momentSchema,
  /** A popup that was closed once stays closed. */
  popupOnce: z.boolean(),
});
export type Announcement = z.output<typeof announcementSchema>;

const typesSchema = z.string().check(z.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/));

export const listAnnouncements = endpoint({
  name: 'content.list-announcements',
  summary: "Announcements on show now, in the caller's language; those to pop up apart.",
  method: 'GET',
  path: '/wps/relay/announcement/list',
  access: 'public',
  query: z.strictObject({
    types: z._default(typesSchema, 'B,PL,PU,PR'),
    /** W the site on a computer, M on a phone, A the app. */
    platform: z._default(z.enum(['W', 'M', 'A']), 'W'),
    /** B what everybody may read, A also what is for those who are logged in. */
    execution: z._default(z.enum(['B', 'A']), 'B'),
  }),
  value: z.object({ list: z.array(announcementSchema), popup: z.array(announcementSchema) }),
  errors: [],
});
