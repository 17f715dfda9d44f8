import * as z from 'zod/mini';
import { CSV_TYPE, fileSchema } from '../bytes.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { READ } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { foundSchema } from './answers.ts';
import { deskOffersSchema } from './desk.ts';

export const readDesk = endpoint({
  name: 'console.read-desk',
  summary: 'What the console offers the staff member who calls: pages, lists, records, actions and searches.',
  method: 'GET',
  path: '/bo/desk',
  access: 'operator',
  permission: 'session.own',
  value: z.object({
    brand: z.string(),
    mode: z.enum(['sandbox', 'play', 'live']),
    /** The zone of business days; every time is shown in it. */
    timeZone: z.string(),
    numbers: z.object({ group: z.string(), decimal: z.string() }),
    currency: z.string(),
    now: momentSchema,
    offers: deskOffersSchema,
  }),
  errors: [],
});

export const SEARCH_WORDS_MAX = 100;
export const SEARCH_GROUP_MAX = 8;

export const search = endpoint({
  name: 'console.search',
  summary: 'Records found by words, in groups; a module that does not answer in time is named instead.',
  method: 'GET',
  path: '/bo/search',
  access: 'operator',
  permission: 'session.own',
  query: z.strictObject({ words: z.string().check(z.trim(), z.minLength(2), z.maxLength(SEARCH_WORDS_MAX)) }),
  value: z.object({
    groups: z.array(
      z.object({
        /** The search offer that found them. */
        id: z.string(),
        record: z.string(),
        found: z.array(foundSchema).check(z.maxLength(SEARCH_GROUP_MAX)),
      }),
    ),
    /** Searches that did not answer in time, or failed. */
    late: z.array(z.string()),
  }),
  errors: [],
  limit: 'staff-search',
});

const FILTERS_LENGTH_MAX = 2_000;
const offerIdSchema = z.string().check(z.regex(/^[a-z-]+\.[a-z-]+$/), z.maxLength(80));

export const exportList = endpoint({
  ...READ,
  name: 'console.export-list',
  summary:
    'Every row that a list finds by a filter, as a file of comma separated values; the audit log keeps who took it.',
  path: '/bo/list/export',
  permission: 'session.own',
  query: z.strictObject({
    /** The offer of the list. */
    list: offerIdSchema,
    /** The filter as it stands in the address of the list. */
    filters: z.optional(z.string().check(z.maxLength(FILTERS_LENGTH_MAX))),
    /** The columns in their order, divided by commas; all of them without it. */
    columns: z.optional(z.string().check(z.maxLength(FILTERS_LENGTH_MAX))),
    /** What stands above the columns, divided by `|`; their names without it. */
    heads: z.optional(z.string().check(z.maxLength(FILTERS_LENGTH_MAX))),
  }),
  file: [CSV_TYPE],
  value: fileSchema,
  errors: ['console.list-unknown', 'console.export-running'],
});

const trailNumberSchema = idSchema<'audit line'>();
export const TRAIL_PAGE_SIZE = 30;

export const readTrail = endpoint({
  ...READ,
  name: 'console.read-trail',
  summary: 'Who changed a record, when and why, newest first; for all who may read the record.',
  path: '/bo/record/trail',
  permission: 'session.own',
  query: z.strictObject({
    record: z.string().check(z.regex(/^[a-z-]+$/), z.maxLength(40)),
    key: z.string().check(z.minLength(1), z.maxLength(120)),
    cursor: z.optional(trailNumberSchema),
  }),
  value: z.object({
    list: z.array(
      z.object({
        seq: trailNumberSchema,
        at: momentSchema,
        actor: z.string(),
        action: z.string(),
        reason: z.string(),
        approvalId: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(trailNumberSchema),
  }),
  errors: ['console.record-unknown'],
});
