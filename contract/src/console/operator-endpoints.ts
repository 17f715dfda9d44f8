import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
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
