import * as z from 'zod/mini';
import { moneySchema } from '../money.ts';
import { push } from '../push.ts';
import { FINAL_STATES, roundIdSchema } from './round.ts';

/** A round that was interrupted or left has been brought to its end by rule. */
export const roundFinished = push({
  name: 'studio.round-finished',
  audience: 'member',
  data: z.object({ roundId: roundIdSchema, state: z.enum(FINAL_STATES), stake: moneySchema, win: moneySchema }),
});
