import * as z from 'zod/mini';
import { COLUMN_KINDS, FIELD_KINDS, FILTER_KINDS } from './columns.ts';
import { AREAS } from './offer.ts';

/** A call as the generic pages use it: without its schemas, which the server applies. */
export const deskCallSchema = z.object({
  name: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string(),
  isEncrypted: z.boolean(),
  /** A second person approves: its answer is the number of the approval. */
  isHeld: z.boolean(),
});
export type DeskCall = z.output<typeof deskCallSchema>;

const words = z.array(z.string());
const optionalText = z.optional(z.string());

const conditionSchema = z.object({ field: z.string(), is: words });
const namesSchema = z.record(z.string(), z.string());

const columnSchema = z.object({
  id: z.string(),
  as: z.enum(COLUMN_KINDS),
  record: optionalText,
  key: optionalText,
  sort: z.optional(z.literal(true)),
  isHidden: z.optional(z.literal(true)),
  sums: z.optional(z.literal(true)),
  while: z.optional(conditionSchema),
  /** Only for whom its call permits it. */
  reveal: z.optional(
    z.object({ call: deskCallSchema, keeps: namesSchema, sends: z.optional(namesSchema), answers: z.string() }),
  ),
});
export type DeskColumn = z.output<typeof columnSchema>;

const filterSchema = z.object({ id: z.string(), as: z.enum(FILTER_KINDS), choices: z.optional(words) });

const fieldSchema = z.object({
  id: z.string(),
  as: z.enum(FIELD_KINDS),
  choices: z.optional(words),
  from: optionalText,
  isOptional: z.optional(z.literal(true)),
  isNullable: z.optional(z.literal(true)),
  isBlank: z.optional(z.literal(true)),
  lengthMax: z.optional(z.int()),
});

const rowsFields = {
  key: z.string(),
  columns: z.array(columnSchema),
  filters: z.array(filterSchema),
  cursor: z.string(),
  starts: z.optional(namesSchema),
  record: optionalText,
  file: z.optional(deskCallSchema),
} as const;

const offerFields = { id: z.string() } as const;
const placedFields = {
  ...offerFields,
  area: z.enum(AREAS),
  order: z.number(),
  path: z.string(),
  waiting: z.optional(deskCallSchema),
} as const;
const listFields = { ...placedFields, read: deskCallSchema, ...rowsFields } as const;

/** Every offer that one person may use, by kind. */
export const deskOffersSchema = z.object({
  pages: z.array(z.object(placedFields)),
  lists: z.array(z.object(listFields)),
  queues: z.array(
    z.object({
      ...listFields,
      dueMinutes: z.number(),
      since: z.string(),
      /** Only for whom its call permits it. */
      claim: z.optional(z.object({ take: deskCallSchema, release: deskCallSchema, as: z.string(), by: z.string() })),
    }),
  ),
  records: z.array(
    z.object({
      ...offerFields,
      read: deskCallSchema,
      record: z.string(),
      path: z.string(),
      key: z.string(),
      heading: z.string(),
      state: optionalText,
      isNoted: z.optional(z.literal(true)),
      /** The field by which the audit log names one; the key without it. */
      trailBy: optionalText,
      facts: z.array(columnSchema),
    }),
  ),
  panels: z.array(
    z.object({
      ...offerFields,
      on: z.string(),
      place: z.enum(['tab', 'side']),
      order: z.number(),
      read: z.optional(deskCallSchema),
      by: optionalText,
      rows: z.optional(z.object(rowsFields)),
      facts: z.optional(z.array(columnSchema)),
      changes: optionalText,
      names: optionalText,
      list: optionalText,
    }),
  ),
  timelines: z.array(z.object({ ...offerFields, on: z.string(), by: z.string(), read: deskCallSchema })),
  actions: z.array(
    z.object({
      ...offerFields,
      on: optionalText,
      above: optionalText,
      call: deskCallSchema,
      keeps: namesSchema,
      sets: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
      requestKey: optionalText,
      fields: z.array(fieldSchema),
      when: z.optional(conditionSchema),
      weight: z.optional(z.enum(['danger', 'site'])),
      reason: z.string(),
      reasons: z.optional(words),
      shows: z.optional(words),
      bulk: z.optional(z.literal(true)),
    }),
  ),
  searches: z.array(z.object({ ...offerFields, record: z.string() })),
  tiles: z.array(
    z.object({
      ...offerFields,
      read: deskCallSchema,
      as: z.enum(['figure', 'trend', 'list']),
      order: z.number(),
      leads: optionalText,
    }),
  ),
  approvals: z.array(z.object({ ...offerFields, record: optionalText })),
});
export type DeskOffers = z.output<typeof deskOffersSchema>;

export type DeskList = DeskOffers['lists'][number];
export type DeskQueue = DeskOffers['queues'][number];
export type DeskRecord = DeskOffers['records'][number];
export type DeskPanel = DeskOffers['panels'][number];
export type DeskAction = DeskOffers['actions'][number];
export type DeskTile = DeskOffers['tiles'][number];
