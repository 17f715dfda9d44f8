import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';

/** `stopped`: staff stopped play at once; `maintenance`: a window runs, by plan or because nothing answers. */
export const HEALTH_STATES = ['open', 'maintenance', 'stopped'] as const;

const windowSchema = z.object({ startsAt: momentSchema, endsAt: z.nullable(momentSchema) });

export const readHealth = endpoint({
  name: 'catalog.read-health',
  summary: 'Whether the site and each vendor can be played now, and which maintenance is planned.',
  method: 'GET',
  path: '/wps/system/health',
  access: 'public',
  openDuring: ['maintenance'],
  value: z.object({
    readAt: momentSchema,
    site: z.object({
      state: z.enum(HEALTH_STATES),
      /** When it opens again, as far as anybody knows. */
      until: z.nullable(momentSchema),
      planned: z.array(z.extend(windowSchema, { title: z.string() })),
    }),
    /** Those whose games the caller may see, in the order of the site. */
    vendors: z.array(
      z.object({
        vendor: z.string(),
        vendorName: z.string(),
        state: z.enum(HEALTH_STATES),
        until: z.nullable(momentSchema),
        /** The next window that is planned. */
        planned: z.nullable(windowSchema),
      }),
    ),
  }),
  errors: [],
});
