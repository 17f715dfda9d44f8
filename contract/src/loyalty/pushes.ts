import * as z from 'zod/mini';
import { push } from '../push.ts';

/** Points, orders, the rank or missions of the member changed. */
export const loyaltyChanged = push({ name: 'loyalty.changed', audience: 'member', data: z.object({}) });

/** The order of a race changed. */
export const boardChanged = push({
  name: 'loyalty.board-changed',
  audience: 'site',
  data: z.object({ missions: z.array(z.string()) }),
});
