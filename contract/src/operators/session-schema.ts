import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';

export const staffSessionSchema = z.object({
  sessionId: idSchema<'staff session'>(),
  ip: z.string(),
  userAgent: z.string(),
  openedAt: momentSchema,
  seenAt: momentSchema,
  expiresAt: momentSchema,
  isCurrent: z.boolean(),
});
