import * as z from 'zod/mini';
import { BET_CATEGORIES } from '../betting/endpoints.ts';
import type { BetCategory } from '../betting/endpoints.ts';
import { money, UNITS_PER_WHOLE } from '../money.ts';
import { moneySchema } from '../money-schema.ts';

/**
 * What an offer gives by itself: something at registration, a part of the first deposit or of one a day, chosen in the
 * deposit form, a gift or free spins that are claimed in the rewards centre, a part of what a week lost, or a gift on the
 * birthday.
 */
export const TERMS_KINDS = ['SIGNUP', 'FIRST_DEPOSIT', 'RELOAD', 'GIFT', 'FREE_SPINS', 'CASHBACK', 'BIRTHDAY'] as const;
export type TermsKind = (typeof TERMS_KINDS)[number];

/** As what it is given: as bonus money under its wagering, or as cash that has to be played before a withdrawal. */
export const TERMS_CREDITS = ['BONUS', 'CASH'] as const;
export type TermsCredit = (typeof TERMS_CREDITS)[number];

/** The highest rank there is. */
export const RANK_MAX = 10;

/** Most that a bonus may have to be wagered: ten times, in hundredths. */
const MULTIPLIER_MAX_X100 = 1_000;
/** Most of any amount of the terms: what is wagered for it still fits the ledger. */
const AMOUNT_MAX = 1_000_000_000_000n * UNITS_PER_WHOLE;
/** Most grants of one offer: more than there are people to take them, and less than the database counts to. */
const COUNT_MAX = 1_000_000_000;

/** Most free spins that are given at once. */
const SPINS_MAX = 1_000;

const amountFrom = (least: bigint) =>
  moneySchema.check(z.refine((amount) => amount >= least && amount <= AMOUNT_MAX, 'an amount out of range'));
/** An amount above nothing, which fits the ledger with all that is wagered for it. */
export const positiveSchema = amountFrom(1n);
const notNegativeSchema = amountFrom(0n);

/** The terms of an offer as they are enforced; what players read of them is written from the same data. */
export const termsSchema = z.strictObject({
  kind: z.enum(TERMS_KINDS),
  credit: z.enum(TERMS_CREDITS),
  /** Of a deposit or a loss: the part that is given, in parts per million. */
  percentPpm: z.int().check(z.minimum(0), z.maximum(5_000_000)),
  /** What a gift gives, and the most that a deposit, a loss, a registration or the winnings of free spins bring. */
  amount: positiveSchema,
  /** The smallest deposit, or loss of a week, it is given for. */
  minDeposit: notNegativeSchema,
  /** How many times it is wagered, in hundredths; only cash may be free of it. */
  multiplierX100: z.int().check(z.minimum(0), z.maximum(MULTIPLIER_MAX_X100)),
  maxBet: positiveSchema,
  /** Most that becomes cash as a multiple of the bonus, in hundredths; nothing where all of it does. */
  capX100: z.nullable(z.int().check(z.minimum(100), z.maximum(100_000))),
  runHours: z.int().check(z.minimum(1), z.maximum(2_160)),
  /** What all grants of the offer may cost together. */
  budget: notNegativeSchema,
  /** How many grants there may be at most. */
  countMax: z.nullable(z.int().check(z.minimum(1), z.maximum(COUNT_MAX))),
  /** Whether a member has to join first: only what happens after that counts. */
  mustJoin: z.boolean(),
  /** Of offers of one group a member has one at a time; empty where it is in none. */
  exclusiveGroup: z.string().check(z.regex(/^[a-z0-9-]{0,40}$/)),
  /** Given once in a period to accounts that share a device, a network, or the phone, bank account or name of a person. */
  oncePerDevice: z.boolean(),
  oncePerAddress: z.boolean(),
  oncePerPerson: z.boolean(),
  /** Whom it is meant for: members of these ranks, and such as registered on a day or later. */
  rankFrom: z.int().check(z.minimum(0), z.maximum(RANK_MAX)),
  rankTo: z.int().check(z.minimum(0), z.maximum(RANK_MAX)),
  registeredFrom: z.nullable(z.iso.date()),
  /** The products its wagering counts in, each by its weight; none stands for all of them. */
  products: z._default(z.array(z.enum(BET_CATEGORIES)), []),
  /** Of free spins: how many of which bet, in which games of a vendor whose games are ours, and for how many hours. */
  spinsCount: z._default(z.int().check(z.minimum(0), z.maximum(SPINS_MAX)), 0),
  spinsBet: z._default(notNegativeSchema, money(0n)),
  spinsVendor: z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,32}$/)), ''),
  /** The vendor's numbers of the games, separated by commas. */
  spinsGames: z._default(z.string().check(z.regex(/^[\w.\-, ]{0,500}$/)), ''),
  spinsHours: z._default(z.int().check(z.minimum(0), z.maximum(720)), 0),
});
export type Terms = z.output<typeof termsSchema>;

/** What terms say that were published before they could say more. */
export const PLAIN_TERMS = {
  credit: 'BONUS',
  countMax: null,
  mustJoin: false,
  exclusiveGroup: '',
  oncePerDevice: false,
  oncePerAddress: false,
  oncePerPerson: false,
  rankFrom: 0,
  rankTo: RANK_MAX,
  registeredFrom: null,
  products: [] as BetCategory[],
  spinsCount: 0,
  spinsBet: money(0n),
  spinsVendor: '',
  spinsGames: '',
  spinsHours: 0,
} as const satisfies Partial<Terms>;

/** Kinds a member has to do something for, so that joining first makes sense. */
export const JOINED_KINDS: readonly TermsKind[] = ['CASHBACK', 'BIRTHDAY'];

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

/** How much of a bet counts under terms, by category: what they leave out cannot be played with the bonus. */
export const weightsOf = ({ products }: Pick<Terms, 'products'>): Readonly<Record<BetCategory, number>> =>
  products.length === 0
    ? DEFAULT_WEIGHTS
    : (Object.fromEntries(
        BET_CATEGORIES.map((category) => [category, products.includes(category) ? DEFAULT_WEIGHTS[category] : 0]),
      ) as Record<BetCategory, number>);

/** Products that the law of some markets keeps apart in one incentive. */
const FAMILIES: readonly (readonly BetCategory[])[] = [
  ['RNG', 'FISH', 'INHOUSE', 'PVP', 'LIVE'],
  ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  ['LOTT', 'ELOTT'],
];

/** Whether everything that counts under terms is of one family of products. */
export const isOfOneFamily = (terms: Pick<Terms, 'products'>): boolean => {
  const counted = Object.entries(weightsOf(terms)).filter(([, ppm]) => ppm > 0);
  return FAMILIES.some((family) => counted.every(([category]) => family.some((each) => each === category)));
};
