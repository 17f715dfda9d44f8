import * as z from 'zod/mini';
import { BET_CATEGORIES } from '../betting/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';

/** The longest range of one call, both ends included. */
export const PROFIT_DAYS_MAX = 92;

const daySchema = z.iso.date();

const game = {
  betCount: z.int(),
  /** Settled stakes, whatever wallet paid them. */
  betAmount: moneySchema,
  validBet: moneySchema,
  payout: moneySchema,
  /** Payout less stakes, of all wallets. */
  gameNet: moneySchema,
  /** The part of it that was played with bonus money. */
  bonusStake: moneySchema,
  bonusPayout: moneySchema,
};

const money = {
  rebate: moneySchema,
  /** What promotions credited to the cash balance. */
  promo: moneySchema,
  /** What cash won or lost in games, with rebates and promotions. */
  net: moneySchema,
  deposit: moneySchema,
  withdrawal: moneySchema,
};

const profitDaySchema = z.object({ day: daySchema, ...game, ...money });
export type ProfitDay = z.output<typeof profitDaySchema>;

const profitProductSchema = z.object({
  product: z.enum(BET_CATEGORIES),
  ...game,
  /** Stakes that wait for their result now; in no other figure. */
  unsettled: moneySchema,
});
export type ProfitProduct = z.output<typeof profitProductSchema>;

const profitTotalSchema = z.object({ ...game, ...money, unsettled: moneySchema });
export type ProfitTotal = z.output<typeof profitTotalSchema>;

export const readProfit = endpoint({
  name: 'figures.read-profit',
  summary:
    "The caller's own figures of a range of days: what was staked, won, credited and moved, by day and by category.",
  method: 'GET',
  path: '/wps/relay/member/profit',
  access: 'session',
  scopes: ['withdraw'],
  query: z.strictObject({
    /** Days of the business, both included. Without them the last seven days. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    /** Games of one category alone; what belongs to no game is then nothing. */
    product: z.optional(z.enum(BET_CATEGORIES)),
  }),
  value: z.object({
    from: daySchema,
    to: daySchema,
    currency: z.string(),
    /** Everything posted before this moment is counted. */
    asOf: momentSchema,
    total: profitTotalSchema,
    /** Days with figures, the earliest first. */
    days: z.array(profitDaySchema),
    /** Categories with figures or open stakes. */
    products: z.array(profitProductSchema),
  }),
  errors: ['figures.range-backwards', 'figures.range-too-long'],
  limit: 'sum-bets',
});
