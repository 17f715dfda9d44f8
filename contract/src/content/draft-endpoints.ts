import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { waitingSchema } from '../console/answers.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { LANGUAGES } from '../language.ts';
import type { LanguageCode } from '../language.ts';
import { localizedSchema } from '../localized.ts';
import { CHANGE, READ, requestKeySchema, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { BANNER_GROUPS, LINKAGE_TYPES } from './endpoints.ts';
import {
  AUDIENCES,
  announcementTextSchema,
  bannerTextSchema,
  LISTED_TYPES,
  PLATFORMS,
  windowFields,
} from './fields.ts';

export const DRAFT_KINDS = ['banner', 'announcement'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** `DRAFT` is written, `REVIEW` waits for somebody else, and the others are closed. */
export const DRAFT_STATES = ['DRAFT', 'REVIEW', 'PUBLISHED', 'DROPPED'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

export const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** What a banner is made of. */
export const bannerContentSchema = z.strictObject({
  groupName: z.enum(BANNER_GROUPS),
  /** The picture: a path of the site or an https address. */
  url: z.string().check(z.maxLength(500)),
  linkageType: z.optional(z.enum(LINKAGE_TYPES)),
  link: z.optional(z.string().check(z.maxLength(500))),
  hue: z.optional(z.int().check(z.gte(0), z.lte(359))),
  texts: localizedSchema(bannerTextSchema),
  ...windowFields,
});

/** What an announcement is made of; pop-ups are held by approvals instead. */
export const announcementContentSchema = z.strictObject({
  type: z.enum(LISTED_TYPES),
  execution: z.optional(z.enum(AUDIENCES)),
  platforms: z.optional(z.array(z.enum(PLATFORMS)).check(z.minLength(1), z.maxLength(PLATFORMS.length))),
  texts: localizedSchema(announcementTextSchema),
  ...windowFields,
});

const draftIdSchema = idSchema<'content draft'>();
const versionIdSchema = idSchema<'content version'>();

/** Either a new draft, with the thing it revises if there is one, or the next text of one that is being written. */
const draftFields = {
  requestKey: z.optional(requestKeySchema),
  draftId: z.optional(draftIdSchema),
  version: z.optional(z.int()),
  targetId: z.optional(idSchema()),
  reason: reasonSchema,
} as const;

const writtenSchema = z.object({ draftId: draftIdSchema, version: z.int() });
const DRAFT_ERRORS = ['content.draft-unknown', 'content.draft-not-open', 'content.draft-changed'] as const;

export const draftBanner = endpoint({
  ...CHANGE,
  name: 'content.draft-banner',
  summary: 'Writes a draft of a new banner or of the next version of one; nothing on the site changes.',
  path: '/bo/content/draft/banner',
  permission: 'content.write',
  body: z.extend(bannerContentSchema, draftFields),
  value: writtenSchema,
  errors: [
    STEP_UP,
    ...DRAFT_ERRORS,
    'content.banner-unknown',
    'content.text-missing',
    'content.link-refused',
    'content.window-backwards',
  ],
});

export const draftAnnouncement = endpoint({
  ...CHANGE,
  name: 'content.draft-announcement',
  summary: 'Writes a draft of a new announcement or of the next version of one; nothing on the site changes.',
  path: '/bo/content/draft/announcement',
  permission: 'content.write',
  body: z.extend(announcementContentSchema, draftFields),
  value: writtenSchema,
  errors: [
    STEP_UP,
    ...DRAFT_ERRORS,
    'content.announcement-unknown',
    'content.text-missing',
    'content.window-backwards',
  ],
});

export const translateDraft = endpoint({
  ...CHANGE,
  name: 'content.translate-draft',
  summary: 'Writes what a draft says in one more language, or says it again there.',
  path: '/bo/content/draft/translate',
  permission: 'content.write',
  body: z.strictObject({
    draftId: draftIdSchema,
    version: z.int(),
    language: z.enum(LANGUAGE_CODES),
    /** The headline of a banner, the title of an announcement. */
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    text: z.optional(z.string().check(z.maxLength(20_000))),
    /** The words on the button of a banner. */
    action: z.optional(z.string().check(z.maxLength(100))),
    reason: reasonSchema,
  }),
  value: writtenSchema,
  errors: [STEP_UP, ...DRAFT_ERRORS, 'content.text-missing'],
});

const rowSchema = z.object({
  draftId: draftIdSchema,
  kind: z.enum(DRAFT_KINDS),
  titles: localizedSchema(z.string()),
  state: z.enum(DRAFT_STATES),
  /** The kind while it may be changed; nothing afterwards. */
  editable: z.nullable(z.enum(DRAFT_KINDS)),
  /** The thing on the site that it revises. */
  targetId: z.nullable(z.string()),
  /** Languages on offer without a text: those read the site's first language. */
  missing: z.array(z.string()),
  editors: z.array(z.string()),
  publishedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  version: z.int(),
  changedAt: momentSchema,
  sentAt: z.nullable(momentSchema),
  publishedAt: z.nullable(momentSchema),
});
export type DraftRow = z.output<typeof rowSchema>;

const changeSchema = z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });
const nullableContent = {
  banner: z.nullable(bannerContentSchema),
  announcement: z.nullable(announcementContentSchema),
} as const;

export const listDrafts = endpoint({
  ...READ,
  name: 'content.list-drafts',
  summary: 'Drafts of content, those that wait for review unless asked for others; the longest waiting first.',
  path: '/bo/content/draft/list',
  permission: 'content.read',
  query: z.strictObject({ state: z.optional(z.enum(DRAFT_STATES)), kind: z.optional(z.enum(DRAFT_KINDS)) }),
  value: z.object({ list: z.array(rowSchema) }),
  errors: [],
});

export const countDrafts = endpoint({
  ...READ,
  name: 'content.count-drafts',
  summary: 'How many drafts wait for review, and since when.',
  path: '/bo/content/draft/waiting',
  permission: 'content.read',
  value: waitingSchema,
  errors: [],
});

export const readDraft = endpoint({
  ...READ,
  name: 'content.read-draft',
  summary: 'One draft with all it says, and what it changes on the site, field by field.',
  path: '/bo/content/draft',
  permission: 'content.read',
  query: z.strictObject({ draftId: draftIdSchema }),
  value: z.extend(rowSchema, {
    ...nullableContent,
    changes: z.array(changeSchema),
    /** The page of the site with the draft in its place, while it is open. */
    previewPath: z.nullable(z.string()),
  }),
  errors: ['content.draft-unknown'],
});

const seenFields = { draftId: draftIdSchema, version: z.int(), reason: reasonSchema } as const;

export const sendDraft = endpoint({
  ...CHANGE,
  name: 'content.send-draft',
  summary: 'Sends a draft to review; it is changed no more until somebody sends it back.',
  path: '/bo/content/draft/send',
  permission: 'content.write',
  body: z.strictObject(seenFields),
  value: z.object({}),
  errors: [STEP_UP, ...DRAFT_ERRORS],
});

export const publishDraft = endpoint({
  ...CHANGE,
  name: 'content.publish-draft',
  summary: 'Puts on the site what others wrote, now or in its window; nobody publishes what they wrote.',
  path: '/bo/content/draft/publish',
  permission: 'content.publish',
  body: z.strictObject(seenFields),
  value: z.object({ targetId: idSchema() }),
  errors: [
    STEP_UP,
    ...DRAFT_ERRORS,
    'content.same-person',
    'content.draft-outdated',
    'content.text-missing',
    'content.link-refused',
    'content.window-backwards',
  ],
});

export const returnDraft = endpoint({
  ...CHANGE,
  name: 'content.return-draft',
  summary: 'Sends a draft back to those who write it; the reason stands on it.',
  path: '/bo/content/draft/return',
  permission: 'content.publish',
  body: z.strictObject(seenFields),
  value: z.object({}),
  errors: [STEP_UP, ...DRAFT_ERRORS],
});

export const dropDraft = endpoint({
  ...CHANGE,
  name: 'content.drop-draft',
  summary: 'Closes a draft that will not be published.',
  path: '/bo/content/draft/drop',
  permission: 'content.write',
  body: z.strictObject(seenFields),
  value: z.object({}),
  errors: [STEP_UP, ...DRAFT_ERRORS],
});

const versionSchema = z.object({
  versionId: versionIdSchema,
  number: z.int(),
  titles: localizedSchema(z.string()),
  /** Who wrote it; nobody where the product brought it. */
  editors: z.array(z.string()),
  publishedBy: z.nullable(z.string()),
  at: momentSchema,
  isPresent: z.boolean(),
});

const listVersions = <Name extends string>(name: Name, kind: DraftKind) =>
  endpoint({
    ...READ,
    name,
    summary: `Every published version of one ${kind}, the newest first.`,
    path: `/bo/content/${kind}/versions`,
    permission: 'content.read',
    query: z.strictObject({ targetId: idSchema() }),
    value: z.object({ list: z.array(versionSchema) }),
    errors: [],
  });
export const listBannerVersions = listVersions('content.list-banner-versions', 'banner');
export const listAnnouncementVersions = listVersions('content.list-announcement-versions', 'announcement');

export const rollBack = endpoint({
  ...CHANGE,
  name: 'content.roll-back',
  summary: 'Sends an earlier version to review as the next one; somebody else publishes it.',
  path: '/bo/content/version/roll-back',
  permission: 'content.write',
  body: z.strictObject({
    kind: z.enum(DRAFT_KINDS),
    targetId: idSchema(),
    number: z.int().check(z.gte(1)),
    requestKey: z.optional(requestKeySchema),
    reason: reasonSchema,
  }),
  value: writtenSchema,
  errors: [STEP_UP, 'content.version-unknown'],
});
