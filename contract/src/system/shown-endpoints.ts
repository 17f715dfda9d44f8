import * as z from 'zod/mini';
import { reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { localizedSchema } from '../localized.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';

const line = (most: number) => z.string().check(z.maxLength(most));
const keySchema = z.string().check(z.minLength(1), z.maxLength(80));
const sortSchema = z.int().check(z.gte(0), z.lte(1_000_000));
/** What a change names of the row it saw; a new row has none. */
const change = { version: z.optional(versionSchema), reason: reasonSchema } as const;
const removal = z.strictObject({ key: keySchema, version: versionSchema, reason: reasonSchema });
const REFUSALS = [
  STEP_UP,
  'system.name-malformed',
  'system.part-missing',
  'system.number-refused',
  'approvals.state-conflict',
] as const;
const TEXTS = ['system.text-missing', 'system.text-too-long'] as const;

const resourceSchema = z.object({
  key: z.string(),
  resourceType: z.string(),
  url: z.string(),
  qrCodeUrl: z.string(),
  sort: z.int(),
  isDefault: z.boolean(),
  version: z.string(),
});

export const listResources = endpoint({
  ...READ,
  name: 'system.list-resources',
  summary: 'App downloads, links and the like, with versions.',
  path: '/bo/system/resource/list',
  permission: 'system.read',
  value: z.object({ list: z.array(resourceSchema) }),
  errors: [],
});

export const readResource = endpoint({
  ...READ,
  name: 'system.read-resource',
  summary: 'One resource.',
  path: '/bo/system/resource',
  permission: 'system.read',
  query: z.strictObject({ key: keySchema }),
  value: resourceSchema,
  errors: ['system.resource-unknown'],
});

export const setResource = endpoint({
  ...CHANGE,
  name: 'system.set-resource',
  summary: 'Adds a resource or changes one; what is not named stays.',
  path: '/bo/system/resource/set',
  permission: 'system.write',
  body: z.strictObject({
    key: keySchema,
    resourceType: z.optional(line(80)),
    url: z.optional(line(500)),
    qrCodeUrl: z.optional(line(500)),
    sort: z.optional(sortSchema),
    ...change,
  }),
  value: resourceSchema,
  errors: [...REFUSALS, 'system.link-refused'],
});

export const removeResource = endpoint({
  ...CHANGE,
  name: 'system.remove-resource',
  summary: 'Takes a resource off the site; no later start brings it back.',
  path: '/bo/system/resource/remove',
  permission: 'system.write',
  body: removal,
  value: z.object({}),
  errors: [...REFUSALS, 'system.resource-unknown'],
});

const sectionSchema = z.object({
  key: z.string(),
  titles: localizedSchema(z.string()),
  sort: z.int(),
  isDefault: z.boolean(),
  articles: z.int(),
  version: z.string(),
});

export const listHelpSections = endpoint({
  ...READ,
  name: 'system.list-help-sections',
  summary: "The help centre's sections, with versions.",
  path: '/bo/content/help/section/list',
  permission: 'content.read',
  value: z.object({ list: z.array(sectionSchema) }),
  errors: [],
});

export const readHelpSection = endpoint({
  ...READ,
  name: 'system.read-help-section',
  summary: 'One section of the help centre.',
  path: '/bo/content/help/section',
  permission: 'content.read',
  query: z.strictObject({ key: keySchema }),
  value: sectionSchema,
  errors: ['system.help-section-unknown'],
});

export const setHelpSection = endpoint({
  ...CHANGE,
  name: 'system.set-help-section',
  summary: 'Adds a section of the help centre or changes one; it shows once it has an article.',
  path: '/bo/content/help/section/set',
  permission: 'content.write',
  body: z.strictObject({
    key: keySchema,
    titles: z.optional(localizedSchema(line(200))),
    sort: z.optional(sortSchema),
    ...change,
  }),
  value: z.object({ version: z.string() }),
  errors: [...REFUSALS, ...TEXTS],
});

export const removeHelpSection = endpoint({
  ...CHANGE,
  name: 'system.remove-help-section',
  summary: 'Takes an empty section away; no later start brings it back.',
  path: '/bo/content/help/section/remove',
  permission: 'content.write',
  body: removal,
  value: z.object({}),
  errors: [...REFUSALS, 'system.help-section-unknown', 'system.help-section-used'],
});

const listedArticle = {
  key: z.string(),
  sectionId: z.string(),
  titles: localizedSchema(z.string()),
  sort: z.int(),
  isDefault: z.boolean(),
  version: z.string(),
};

export const listHelpArticles = endpoint({
  ...READ,
  name: 'system.list-help-articles',
  summary: "The help centre's articles without their texts, with the languages they are written in.",
  path: '/bo/content/help/article/list',
  permission: 'content.read',
  query: z.strictObject({ sectionId: z.optional(keySchema) }),
  value: z.object({ list: z.array(z.object({ ...listedArticle, languages: z.array(z.string()) })) }),
  errors: [],
});

export const readHelpArticle = endpoint({
  ...READ,
  name: 'system.read-help-article',
  summary: 'One article with its text in every language.',
  path: '/bo/content/help/article/read',
  permission: 'content.read',
  query: z.strictObject({ key: keySchema }),
  value: z.object({ ...listedArticle, contents: localizedSchema(z.string()) }),
  errors: ['system.help-article-unknown'],
});

export const setHelpArticle = endpoint({
  ...CHANGE,
  name: 'system.set-help-article',
  summary: 'Adds an article or changes one, its HTML cleaned; an empty text takes a language away.',
  path: '/bo/content/help/article/set',
  permission: 'content.write',
  body: z.strictObject({
    key: keySchema,
    sectionId: z.optional(keySchema),
    titles: z.optional(localizedSchema(line(200))),
    contents: z.optional(localizedSchema(line(100_000))),
    sort: z.optional(sortSchema),
    ...change,
  }),
  value: z.object({ version: z.string() }),
  errors: [...REFUSALS, ...TEXTS, 'system.help-section-unknown'],
});

export const removeHelpArticle = endpoint({
  ...CHANGE,
  name: 'system.remove-help-article',
  summary: 'Takes an article away; no later start brings it back.',
  path: '/bo/content/help/article/remove',
  permission: 'content.write',
  body: removal,
  value: z.object({}),
  errors: [...REFUSALS, 'system.help-article-unknown'],
});
