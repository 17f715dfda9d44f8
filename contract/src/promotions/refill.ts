import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';

/**
 * Whether play money is refilled for a member now: it is, there is enough left, the day's refills are used up, or the
 * site gives none (with real money, or by its settings).
 */
export const REFILL_STATES = ['open', 'enough', 'used-up', 'none'] as const;
export type RefillState = (typeof REFILL_STATES)[number];

/** One refill by its name: the day of the site, and which of the day it is. */
const refillNameSchema = {
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  place: z.int().check(z.minimum(1), z.maximum(1_000)),
};

const standingSchema = z.object({
  state: z.enum(REFILL_STATES),
  /** What one refill credits. */
  amount: moneySchema,
  /** A refill is open while the member has less, in all wallets together. */
  below: moneySchema,
  perDay: z.int(),
  /** How many of today are left. */
  left: z.int(),
  /** What to ask for, so that the same asked twice is given once; null while it is not open. */
  next: z.nullable(z.object(refillNameSchema)),
  /** When the next one may be asked for, where the day's are used up. */
  nextAt: z.nullable(momentSchema),
  currencySymbol: z.string(),
});
export type RefillStanding = z.output<typeof standingSchema>;

export const readRefill = endpoint({
  name: 'promotions.read-refill',
  summary: 'Whether the caller may refill play money now, how much it is, and when the next one is.',
  method: 'GET',
  path: '/wps/relay/promotion/refill',
  access: 'member',
  value: standingSchema,
  errors: [],
});

export const takeRefill = endpoint({
  name: 'promotions.take-refill',
  summary: 'Credits a refill of play money; the same one asked for again is given once.',
  method: 'POST',
  path: '/wps/relay/promotion/refill',
  access: 'member',
  movesMoney: true,
  body: z.strictObject(refillNameSchema),
  value: standingSchema,
  errors: [
    'promotions.refill-off',
    'promotions.refill-not-needed',
    'promotions.refill-used-up',
    'promotions.refill-moved-on',
    'identity.money-locked',
  ],
  limit: 'move-money',
});
