import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { lotteryCodeSchema, numeroSchema } from './fields.ts';

/** Lotteries whose players share what they pay in: what waits in the jackpots, and what a draw paid in each tier. */

const common = { method: 'GET', access: 'public' } as const;

export const readPools = endpoint({
  ...common,
  name: 'lottery.read-pools',
  summary: 'What the jackpots of a game hold in the currency the caller plays in; none where prizes are not shared.',
  path: '/lgw/pools',
  query: z.strictObject({ gameCode: lotteryCodeSchema }),
  value: z.object({
    gameCode: z.string(),
    currency: z.string(),
    /** The issue on sale, for which they are played. */
    numero: z.nullable(z.string()),
    jackpots: z.array(
      z.object({
        tier: z.string(),
        /** What waits from earlier draws, and with its part of what was sold by now. It only grows until the draw. */
        amount: moneySchema,
        estimate: moneySchema,
        /** Draws in a row that nobody won. */
        rolls: z.int(),
        /** How many more may pass before it goes down to the next tier that is won; null where it never does. */
        rollsLeft: z.nullable(z.int()),
      }),
    ),
  }),
  errors: ['lottery.game-unknown'],
});

export const readPrizes = endpoint({
  ...common,
  name: 'lottery.read-prizes',
  summary: 'What a winning ticket got in each tier of a draw and how many there were, in the currency of the caller.',
  path: '/lgw/draw/prizes',
  query: z.strictObject({ gameCode: lotteryCodeSchema, numero: numeroSchema }),
  value: z.object({
    gameCode: z.string(),
    numero: z.string(),
    currency: z.string(),
    /** Empty where prizes are not shared, or nobody played in this currency. */
    tiers: z.array(
      z.object({
        tier: z.string(),
        /** Of a shared prize: what there was to be won; null for a fixed one. */
        held: z.nullable(moneySchema),
        winners: z.int(),
        /** What each winning ticket got; of a shared prize nobody won, nothing. */
        each: moneySchema,
      }),
    ),
  }),
  errors: ['lottery.game-unknown', 'lottery.issue-unknown'],
});
