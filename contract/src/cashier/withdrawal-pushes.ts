import * as z from 'zod/mini';
import { push } from '../push.ts';
import { WITHDRAWAL_STATES } from './withdrawal-states.ts';

/** A withdrawal of the member moved to another state, or a part of it was paid. */
export const withdrawalChanged = push({
  name: 'cashier.withdrawal-changed',
  audience: 'member',
  data: z.object({ no: z.string(), status: z.enum(WITHDRAWAL_STATES) }),
});
