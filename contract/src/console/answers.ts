import * as z from 'zod/mini';
import { momentSchema } from '../time.ts';

/** What a list offered to the console answers at least; its rows hold the fields its columns name. */
export type ListAnswer = {
  readonly list: readonly Readonly<Record<string, unknown>>[];
  /** For the query of the next page; nothing on the last one, and where the whole list came at once. */
  readonly next?: string | null;
  /** How many rows the filter finds, where the module counts them; `isMore` where it stopped counting. */
  readonly found?: { readonly rows: number; readonly isMore: boolean };
};

/** How much waits behind an entry of the menu, and since when the oldest does. */
export const waitingSchema = z.object({ count: z.int(), oldestAt: z.nullable(momentSchema) });
export type Waiting = z.output<typeof waitingSchema>;

/** One line of a timeline. `what` is a key of the module's texts under `timeline`; `values` fill that text. */
export const timelineEntrySchema = z.object({
  id: z.string(),
  at: momentSchema,
  what: z.string(),
  values: z.record(z.string(), z.string()),
  /** Who did it: a name of staff, or nothing where the member or the product did. */
  by: z.nullable(z.string()),
  record: z.nullable(z.object({ record: z.string(), key: z.string() })),
});
export const timelineSchema = z.object({
  list: z.array(timelineEntrySchema),
  next: z.nullable(z.string()),
  /** Where the entries come from, for a choice among them: the query takes one as `source`. */
  sources: z.optional(z.array(z.string())),
});

/** What a tile shows, with the moment it was read: a figure without a value was not read and is never a zero. */
export const tileSchema = z.object({
  readAt: momentSchema,
  figures: z.array(
    z.object({
      /** A key of the module's texts under the tile's name, in `figures`. */
      id: z.string(),
      as: z.enum(['number', 'amount', 'rate', 'text']),
      value: z.nullable(z.string()),
      /** The same figure of the time it is compared with. */
      before: z.nullable(z.string()),
      /** The same a week before; left out where a tile compares nothing. */
      weekBefore: z.optional(z.nullable(z.string())),
    }),
  ),
  /** How figures of the tile came about over the day: what each span added, the earliest first. */
  charts: z.optional(
    z.array(z.object({ id: z.string(), points: z.array(z.object({ until: momentSchema, value: z.string() })) })),
  ),
});

/** A record found by words. `title` and `detail` are shown as they are, masked where personal data is. */
export const foundSchema = z.object({
  key: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The words are this record's number or name exactly: Enter opens it. */
  isExact: z.boolean(),
});
export type Found = z.output<typeof foundSchema>;
