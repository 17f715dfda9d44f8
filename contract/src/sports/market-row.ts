import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { fixtureIdSchema, MARKET_STATES } from './fields.ts';

export const marketIdSchema = idSchema<'sports-market'>();

/** A market as staff sees it. */
export const marketRow = z.object({
  marketId: marketIdSchema,
  fixtureId: fixtureIdSchema,
  /** As in `ah/ft/-0.75`. */
  name: z.string(),
  match: z.string(),
  status: z.enum(MARKET_STATES),
  /** Each selection with its odds, as in `h 1.85`. */
  prices: z.array(z.string()),
  bets: z.int(),
  staked: moneySchema,
  trading: z.enum(['open', 'held']),
  price: z.enum(['moves', 'locked']),
  /** Which result counts, and whether its bets are settled. */
  result: z.nullable(z.string()),
  /** Limits of this market alone: the most one bet may win, and the most its open bets may win together. */
  winMax: z.nullable(moneySchema),
  openMax: z.nullable(moneySchema),
});
