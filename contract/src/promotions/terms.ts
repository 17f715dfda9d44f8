import * as z from 'zod/mini';
import type { BetCategory } from '../betting/endpoints.ts';
import { UNITS_PER_WHOLE } from '../money.ts';
import { moneySchema } from '../money-schema.ts';

/**
 * What an offer gives by itself: a part of the first deposit or of one a day, chosen in the deposit form, or a gift that
 * is claimed in the rewards centre.
 */
export const TERMS_KINDS = ['FIRST_DEPOSIT', 'RELOAD', 'GIFT'] as const;
export type TermsKind = (typeof TERMS_KINDS)[number];

/** Most that a bonus may have to be wagered: ten times, in hundredths. */
const MULTIPLIER_MAX_X100 = 1_000;
/** Most of any amount of the terms: what is wagered for it still fits the ledger. */
const AMOUNT_MAX = 1_000_000_000_000n * UNITS_PER_WHOLE;

const amountFrom = (least: bigint) =>
  moneySchema.check(z.refine((amount) => amount >= least && amount <= AMOUNT_MAX, 'an amount out of range'));
const positiveSchema = amountFrom(1n);
const notNegativeSchema = amountFrom(0n);

/** The terms of an offer as they are enforced; what players read of them is written from the same data. */
export const termsSchema = z.strictObject({
  kind: z.enum(TERMS_KINDS),
  /** Of a deposit: the part that is given, in parts per million. */
  percentPpm: z.int().check(z.minimum(0), z.maximum(5_000_000)),
  /** What a gift gives, and the most that a deposit brings. */
  amount: positiveSchema,
  /** The smallest deposit it is given for. */
  minDeposit: notNegativeSchema,
  /** How many times the bonus is wagered, in hundredths. */
  multiplierX100: z.int().check(z.minimum(100), z.maximum(MULTIPLIER_MAX_X100)),
  maxBet: positiveSchema,
  /** Most that becomes cash as a multiple of the bonus, in hundredths; nothing where all of it does. */
  capX100: z.nullable(z.int().check(z.minimum(100), z.maximum(100_000))),
  runHours: z.int().check(z.minimum(1), z.maximum(2_160)),
  /** What all grants of the offer may cost together. */
  budget: notNegativeSchema,
});
export type Terms = z.output<typeof termsSchema>;

/** How much of a bet counts by category, in parts per million. */
export const DEFAULT_WEIGHTS: Readonly<Record<BetCategory, number>> = {
  RNG: 1_000_000,
  FISH: 1_000_000,
  INHOUSE: 1_000_000,
  SPORTS: 1_000_000,
  ESPORTS: 1_000_000,
  PVP: 500_000,
  LIVE: 200_000,
  LOTT: 200_000,
  ELOTT: 200_000,
  COCKFIGHT: 0,
};
