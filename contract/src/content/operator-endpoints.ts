import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { localizedSchema } from '../localized.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { BANNER_GROUPS, LINKAGE_TYPES } from './endpoints.ts';
import {
  announcementFields,
  announcementTextSchema,
  AUDIENCES,
  bannerTextSchema,
  LISTED_TYPES,
  PLATFORMS,
  POPUP_TYPES,
} from './fields.ts';

export { LISTED_TYPES, POPUP_TYPES } from './fields.ts';

/** Whether it is shown at this moment. */
export const WINDOW_STATES = ['live', 'planned', 'over', 'hidden'] as const;
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

const announcementSchema = z.object({
  id: idSchema<'announcement'>(),
  type: z.enum([...LISTED_TYPES, ...POPUP_TYPES]),
  execution: z.enum(AUDIENCES),
  platforms: z.array(z.enum(PLATFORMS)),
  texts: localizedSchema(announcementTextSchema),
  titles: localizedSchema(z.string()),
  state: z.enum(WINDOW_STATES),
  popupOnce: z.boolean(),
  sort: z.int(),
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

export * from './draft-endpoints.ts';
