import * as z from 'zod/mini';
import { localizedSchema } from '../localized.ts';
import { momentSchema } from '../time.ts';

const line = (most: number) => z.string().check(z.maxLength(most));
export const windowFields = {
  sort: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  startsAt: z.optional(momentSchema),
  endsAt: z.optional(momentSchema),
};

export const bannerTextSchema = z.strictObject({ headline: line(200), text: line(500), action: line(100) });

/** What goes through drafts, and the pop-ups that are held for a second person. */
export const LISTED_TYPES = ['B', 'PR', 'H'] as const;
export const POPUP_TYPES = ['PL', 'PU'] as const;

export const PLATFORMS = ['W', 'M', 'A'] as const;
/** Everybody, those who are logged in, or those who are not. */
export const AUDIENCES = ['B', 'A', 'V'] as const;
export const announcementTextSchema = z.strictObject({ title: line(200), content: line(20_000) });
export const announcementFields = {
  execution: z.optional(z.enum(AUDIENCES)),
  platforms: z.optional(z.array(z.enum(PLATFORMS)).check(z.minLength(1), z.maxLength(3))),
  texts: localizedSchema(announcementTextSchema),
  ...windowFields,
};
