import * as z from 'zod/mini';
import { memberIdSchema } from '../ids.ts';
import { READ } from '../operator-fields.ts';

/** How staff read what loyalty keeps of one member. */
export const OF_MEMBER = {
  ...READ,
  permission: 'loyalty.read',
  query: z.strictObject({ memberId: memberIdSchema }),
} as const;
