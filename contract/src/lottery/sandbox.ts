import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';
import { lotteryCodeSchema, numeroSchema } from './fields.ts';

/** Time in a sandbox: nobody who tries a draw has to wait for it. In live mode the call is not found. */

export const drawNow = endpoint({
  name: 'lottery.draw-now',
  summary: 'Ends the sale of the issue that is on sale and has it drawn and paid at once; the next one goes on sale.',
  method: 'POST',
  path: '/wps/relay/sandbox/draw',
  access: 'developer',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({
    gameCode: lotteryCodeSchema,
    /** The issue that is meant: whatever was drawn meanwhile, no other one is. */
    numero: z.optional(numeroSchema),
  }),
  value: z.object({ numero: z.string(), drawAt: momentSchema }),
  errors: ['lottery.game-unknown', 'lottery.issue-unknown', 'lottery.issue-closed', 'lottery.drawn-by-day'],
});
