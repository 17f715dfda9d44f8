import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { push } from '../push.ts';

/** An offer is applied for from now on, or no longer: open pages read it again. */
export const offerChanged = push({
  name: 'promotions.offer-changed',
  audience: 'site',
  data: z.object({ promotionId: idSchema<'promotion'>() }),
});

/** The member's application came in or was decided. */
export const applicationChanged = push({
  name: 'promotions.application-changed',
  audience: 'member',
  data: z.object({ promotionId: idSchema<'promotion'>(), state: z.enum(['applying', 'rejected', 'issued']) }),
});
