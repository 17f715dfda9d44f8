import * as z from 'zod/mini';
import { push } from '../push.ts';
import { DEPOSIT_STATES } from './deposit-states.ts';

/** A deposit of the member moved to another state. */
export const depositChanged = push({
  name: 'cashier.deposit-changed',
  audience: 'member',
  data: z.object({ no: z.string(), status: z.enum(DEPOSIT_STATES) }),
});
