import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import {
  ACCEPT_POLICIES,
  BET_KINDS,
  BET_STATES,
  FIXTURE_STATES,
  fixtureIdSchema,
  LEG_RESULTS,
  LEGS_MAX,
  MARKET_STATES,
  oddsSchema,
  REFUSAL_REASONS,
  requestIdSchema,
  selectionIdSchema,
  sportsBetIdSchema,
  sportSchema,
  systemSchema,
} from './fields.ts';

const legOrder = z.strictObject({
  selectionId: selectionIdSchema,
  /** The price the player saw. */
  oddsMilli: oddsSchema,
});
export type LegOrder = z.output<typeof legOrder>;

export const legsSchema = z.array(legOrder).check(z.minLength(1), z.maxLength(LEGS_MAX));

const legNames = {
  fixtureId: fixtureIdSchema,
  sport: sportSchema,
  home: z.string(),
  away: z.string(),
  /** The market as it was sold. */
  type: z.string(),
  period: z.string(),
  lineQuarters: z.int(),
  variant: z.string(),
  code: z.string(),
};

export const quoteSlip = endpoint({
  name: 'sports.quote-slip',
  summary: 'What the selections of a slip cost now: each price and status, the odds of all together, and the limits.',
  method: 'POST',
  path: '/wps/relay/sports/quote',
  access: 'public',
  body: z.strictObject({ legs: legsSchema }),
  value: z.object({
    legs: z.array(
      z.object({
        selectionId: z.string(),
        ...legNames,
        oddsMilli: z.int(),
        status: z.enum(MARKET_STATES),
        isLive: z.boolean(),
        minStake: moneySchema,
        maxStake: moneySchema,
      }),
    ),
    /** All legs together, rounded down to thousandths; null with one leg, or where they cannot be combined. */
    combo: z.nullable(
      z.object({ oddsMilli: z.int(), isSameGame: z.boolean(), minStake: moneySchema, maxStake: moneySchema }),
    ),
    /** Why there is no combination: legs of one match that exclude or imply each other, or that cannot be priced together. */
    comboRefusal: z.nullable(z.enum(['SAME_MATCH', 'IMPOSSIBLE', 'IMPLIED'])),
    /** The systems these legs can be bet as, with how many combinations each has; a stake is for all of them together. */
    systems: z.array(
      z.object({
        system: z.string(),
        lines: z.int(),
        minStake: moneySchema,
        maxStake: moneySchema,
        oddsMilli: z.int(),
      }),
    ),
    /** Seconds a live bet waits before it is decided; 0 before the match. */
    delaySeconds: z.int(),
  }),
  errors: ['sports.selection-unknown'],
});

const betLeg = z.object({
  selectionId: z.string(),
  ...legNames,
  /** The price of the bet; it never changes. */
  oddsMilli: z.int(),
  /** The score when the bet was taken, where the match was played: a live Asian handicap counts from it. */
  scoreAtBet: z.nullable(z.object({ home: z.int(), away: z.int() })),
  fixtureState: z.enum(FIXTURE_STATES),
  score: z.object({ home: z.int(), away: z.int() }),
  result: z.nullable(z.enum(LEG_RESULTS)),
});

export const betSchema = z.object({
  betId: sportsBetIdSchema,
  requestId: z.string(),
  kind: z.enum(BET_KINDS),
  /** Which system it is, and of how many combinations; null and 1 for other bets. */
  system: z.nullable(z.string()),
  lines: z.int(),
  state: z.enum(BET_STATES),
  stake: moneySchema,
  /** What of the stake is still in play, and what was paid for the rest. */
  stakeLeft: moneySchema,
  cashedOut: moneySchema,
  oddsMilli: z.int(),
  /** What it pays if every leg wins. */
  maxPayout: moneySchema,
  payout: moneySchema,
  placedAt: momentSchema,
  /** When a bet that waits is decided. */
  dueAt: z.nullable(momentSchema),
  settledAt: z.nullable(momentSchema),
  refusal: z.nullable(z.enum(REFUSAL_REASONS)),
  /** The price that would have been given, where that was the reason. */
  refusedOddsMilli: z.nullable(z.int()),
  legs: z.array(betLeg),
});
export type SportsBet = z.output<typeof betSchema>;

export const placeSportsBet = endpoint({
  name: 'sports.place-bet',
  summary:
    'Places one single, combination or system; a live one waits as PENDING with its stake held. The same request id again is the same bet.',
  method: 'POST',
  path: '/wps/relay/sports/bets',
  access: 'session',
  movesMoney: true,
  body: z.strictObject({
    requestId: requestIdSchema,
    kind: z.enum(BET_KINDS),
    /** Needed by a system and by no other bet. */
    system: z.optional(systemSchema),
    legs: legsSchema,
    /** The odds of all legs together that the player saw: needed where legs of one match are priced together. */
    comboOddsMilli: z.optional(oddsSchema),
    /** The amount risked; of a system the stakes of all its combinations, so that it divides by their number. */
    stake: moneySchema,
    accept: z._default(z.enum(ACCEPT_POLICIES), 'better'),
  }),
  value: z.object({ bet: betSchema, balance: moneySchema }),
  errors: [
    'identity.money-locked',
    'sports.selection-unknown',
    'sports.market-suspended',
    'sports.price-changed',
    'sports.too-late',
    'sports.legs-refused',
    'sports.stake-refused',
    'sports.limit',
    'sports.insufficient-funds',
    'sports.limit-reached',
    'sports.bonus-max-bet',
    'sports.play-blocked',
    'sports.request-id-taken',
  ],
});

export const readSportsBet = endpoint({
  name: 'sports.read-bet',
  summary: 'One bet of the caller as it stands; a page asks again while it waits.',
  method: 'GET',
  path: '/wps/relay/sports/bet',
  access: 'session',
  query: z.strictObject({ betId: sportsBetIdSchema }),
  value: betSchema,
  errors: ['sports.bet-unknown'],
});

export const listSportsBets = endpoint({
  name: 'sports.list-bets',
  summary: "The caller's own bets, open or settled, the newest first.",
  method: 'GET',
  path: '/wps/relay/sports/bets',
  access: 'session',
  query: z.strictObject({
    state: z._default(z.enum(['open', 'settled']), 'open'),
    cursor: z.optional(sportsBetIdSchema),
  }),
  value: z.object({ list: z.array(betSchema), next: z.nullable(sportsBetIdSchema) }),
  errors: [],
});
