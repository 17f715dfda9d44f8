import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { BET_CATEGORIES } from '../betting/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';

/** With or without dashes. */
const operationKey = z.string().check(z.regex(/^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/));

const parkedWinSchema = z.object({
  operationKey: z.string(),
  at: momentSchema,
  vendor: z.string(),
  memberId: memberIdSchema,
  amount: moneySchema,
  currency: z.string(),
  roundId: z.string(),
  transactionId: z.string(),
});

export const listParkedWins = endpoint({
  ...READ,
  name: 'vendors.list-parked-wins',
  summary: 'Wins that came without a bet and wait for somebody to look at them, oldest first; two hundred at most.',
  path: '/bo/game/parked/list',
  permission: 'games.read',
  value: z.object({
    list: z.array(parkedWinSchema),
  }),
  errors: [],
});

export const readParkedWin = endpoint({
  ...READ,
  name: 'vendors.read-parked-win',
  summary: 'One such win that waits.',
  path: '/bo/game/parked',
  permission: 'games.read',
  query: z.strictObject({ operationKey: operationKey }),
  value: parkedWinSchema,
  errors: ['vendors.win-unknown'],
});

export const reviewParkedWin = endpoint({
  ...CHANGE,
  name: 'vendors.review-parked-win',
  summary: 'Takes a win off that list: the reason says what came of it. No money moves.',
  path: '/bo/game/parked/review',
  permission: 'games.write',
  body: z.strictObject({ operationKey, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'vendors.win-unknown'],
});

export const listOverdueRounds = endpoint({
  ...READ,
  name: 'vendors.list-overdue-rounds',
  summary: 'Rounds open for more than a day, oldest first; two hundred at most.',
  path: '/bo/game/overdue/list',
  permission: 'games.read',
  value: z.object({
    list: z.array(
      z.object({
        placedAt: momentSchema,
        vendor: z.string(),
        category: z.enum(BET_CATEGORIES),
        memberId: memberIdSchema,
        stake: moneySchema,
        roundId: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const listRoundAnswers = endpoint({
  ...READ,
  name: 'vendors.list-round-answers',
  summary: 'What a vendor said when it was asked about such rounds.',
  path: '/bo/vendor/answers',
  permission: 'games.read',
  query: z.strictObject({ code: z.string().check(z.regex(/^[a-z][a-z0-9_-]{1,39}$/)) }),
  value: z.object({
    list: z.array(
      z.object({ askedAt: momentSchema, memberId: memberIdSchema, roundId: z.string(), answer: z.string() }),
    ),
  }),
  errors: ['vendors.vendor-unknown'],
});
