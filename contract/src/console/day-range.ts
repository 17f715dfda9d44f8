import * as z from 'zod/mini';

/** Days of the business a list of staff is narrowed to, both included; the server alone makes moments of them. */
export const dayRangeFields = { from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) };
