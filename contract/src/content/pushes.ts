import * as z from 'zod/mini';
import { push } from '../push.ts';

/** A banner, an announcement or a promotion changed: open pages read them again. */
export const contentChanged = push({
  name: 'content.changed',
  audience: 'site',
  data: z.object({ what: z.enum(['banner', 'announcement', 'promotion', 'help']) }),
});
