import * as z from 'zod/mini';
import { push } from '../push.ts';
import { momentSchema } from '../time.ts';

/**
 * Issues that changed in one moment, of all games together: many games share their minutes, and a message for each
 * would say to every open page what one can.
 */
export const issuesChanged = push({
  name: 'lottery.issues-changed',
  audience: 'site',
  data: z.object({
    serverTime: momentSchema,
    opened: z.array(z.object({ gameCode: z.string(), numero: z.string(), lockAt: momentSchema, drawAt: momentSchema })),
    locked: z.array(z.object({ gameCode: z.string(), numero: z.string(), root: z.string(), tickets: z.int() })),
    /** `lottery.result`: the board is out. */
    drawn: z.array(z.object({ gameCode: z.string(), numero: z.string(), board: z.array(z.string()) })),
    /** Everything of the issue is paid, or given back: orders and balances may be read again. */
    settled: z.array(
      z.object({ gameCode: z.string(), numero: z.string(), state: z.enum(['SETTLED', 'CANCELLED', 'CORRECTED']) }),
    ),
  }),
});
