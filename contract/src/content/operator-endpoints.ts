import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { localizedSchema } from '../localized.ts';
import { CHANGE, READ, requestKeySchema, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { BANNER_GROUPS, LINKAGE_TYPES } from './endpoints.ts';

const line = (most: number) => z.string().check(z.maxLength(most));
const windowFields = {
  sort: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  startsAt: z.optional(momentSchema),
  endsAt: z.optional(momentSchema),
};

/** Whether it is shown at this moment. */
export const WINDOW_STATES = ['live', 'planned', 'over', 'hidden'] as const;
const bannerTextSchema = z.strictObject({ headline: line(200), text: line(500), action: line(100) });

const bannerSchema = z.object({
  bannerId: idSchema<'banner'>(),
  groupName: z.enum(BANNER_GROUPS),
  url: z.string(),
  linkageType: z.enum(LINKAGE_TYPES),
  link: z.string(),
  hue: z.int(),
  texts: localizedSchema(bannerTextSchema),
  headlines: localizedSchema(z.string()),
  state: z.enum(WINDOW_STATES),
  sort: z.int(),
  startsAt: z.nullable(momentSchema),
  endsAt: z.nullable(momentSchema),
  hiddenAt: z.nullable(momentSchema),
});

export const listAllBanners = endpoint({
  ...READ,
  name: 'content.list-all-banners',
  summary: 'Every banner with its texts in all languages, hidden and past ones too.',
  path: '/bo/content/banner/list',
  permission: 'content.read',
  query: z.strictObject({ groupName: z.optional(z.enum(BANNER_GROUPS)) }),
  value: z.object({
    list: z.array(bannerSchema),
  }),
  errors: [],
});

export const readBanner = endpoint({
  ...READ,
  name: 'content.read-banner',
  summary: 'One banner with its texts in all languages.',
  path: '/bo/content/banner',
  permission: 'content.read',
  query: z.strictObject({ bannerId: idSchema<'banner'>() }),
  value: bannerSchema,
  errors: ['content.banner-unknown'],
});

export const addBanner = endpoint({
  ...CHANGE,
  name: 'content.add-banner',
  summary: 'Puts a banner on a page, now or in its window; the same request again adds no other.',
  path: '/bo/content/banner/add',
  permission: 'content.write',
  body: z.strictObject({
    requestKey: requestKeySchema,
    groupName: z.enum(BANNER_GROUPS),
    /** The picture: a path of the site or an https address. */
    url: line(500),
    linkageType: z.optional(z.enum(LINKAGE_TYPES)),
    link: z.optional(line(500)),
    hue: z.optional(z.int().check(z.gte(0), z.lte(359))),
    texts: localizedSchema(bannerTextSchema),
    ...windowFields,
    reason: reasonSchema,
  }),
  value: z.object({ bannerId: idSchema<'banner'>() }),
  errors: [STEP_UP, 'content.text-missing', 'content.link-refused', 'content.window-backwards'],
});

export const hideBanner = endpoint({
  ...CHANGE,
  name: 'content.hide-banner',
  summary: 'Takes a banner off the site.',
  path: '/bo/content/banner/hide',
  permission: 'content.write',
  body: z.strictObject({ bannerId: idSchema<'banner'>(), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'content.banner-unknown'],
});

/** What one person publishes, and the pop-ups that take two. */
export const LISTED_TYPES = ['B', 'PR', 'H'] as const;
export const POPUP_TYPES = ['PL', 'PU'] as const;

const PLATFORMS = ['W', 'M', 'A'] as const;
/** Everybody, those who are logged in, or those who are not. */
const AUDIENCES = ['B', 'A', 'V'] as const;
const announcementTextSchema = z.strictObject({ title: line(200), content: line(20_000) });
const announcementFields = {
  execution: z.optional(z.enum(AUDIENCES)),
  platforms: z.optional(z.array(z.enum(PLATFORMS)).check(z.minLength(1), z.maxLength(3))),
  texts: localizedSchema(announcementTextSchema),
  ...windowFields,
};

const announcementSchema = z.object({
  id: idSchema<'announcement'>(),
  type: z.enum([...LISTED_TYPES, ...POPUP_TYPES]),
  execution: z.enum(AUDIENCES),
  platforms: z.array(z.enum(PLATFORMS)),
  texts: localizedSchema(announcementTextSchema),
  titles: localizedSchema(z.string()),
  state: z.enum(WINDOW_STATES),
  popupOnce: z.boolean(),
  startsAt: momentSchema,
  endsAt: z.nullable(momentSchema),
});

export const listAllAnnouncements = endpoint({
  ...READ,
  name: 'content.list-all-announcements',
  summary: 'Announcements that run or are to come, with their texts in all languages.',
  path: '/bo/content/announcement/list',
  permission: 'content.read',
  value: z.object({
    list: z.array(announcementSchema),
  }),
  errors: [],
});

export const readAnnouncement = endpoint({
  ...READ,
  name: 'content.read-announcement',
  summary: 'One announcement that runs or is to come.',
  path: '/bo/content/announcement',
  permission: 'content.read',
  query: z.strictObject({ id: idSchema<'announcement'>() }),
  value: announcementSchema,
  errors: ['content.announcement-unknown'],
});

const TEXT_REFUSALS = [STEP_UP, 'content.text-missing', 'content.window-backwards'] as const;

export const addAnnouncement = endpoint({
  ...CHANGE,
  name: 'content.add-announcement',
  summary: 'Publishes a bulletin, a promotion notice or a ticker; the same request again adds no other.',
  path: '/bo/content/announcement/add',
  permission: 'content.write',
  body: z.strictObject({
    requestKey: requestKeySchema,
    type: z.enum(LISTED_TYPES),
    ...announcementFields,
    reason: reasonSchema,
  }),
  value: z.object({ id: idSchema<'announcement'>() }),
  errors: TEXT_REFUSALS,
});

export const popupSchema = z.strictObject({
  type: z.enum(POPUP_TYPES),
  /** One that was closed stays closed. */
  popupOnce: z.optional(z.boolean()),
  ...announcementFields,
});

export const publishPopup = endpoint({
  ...CHANGE,
  name: 'content.publish-popup',
  summary: 'Holds a pop-up for a second person; everybody who opens the site sees it.',
  path: '/bo/content/popup/publish',
  permission: 'content.write',
  body: z.extend(popupSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [...TEXT_REFUSALS, 'approvals.decided'],
});

export const endAnnouncement = endpoint({
  ...CHANGE,
  name: 'content.end-announcement',
  summary: 'Ends an announcement now; one that was still to come never shows.',
  path: '/bo/content/announcement/end',
  permission: 'content.write',
  body: z.strictObject({ id: idSchema<'announcement'>(), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'content.announcement-unknown'],
});
