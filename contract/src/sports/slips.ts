import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import {
  BET_STATES,
  competitionCodeSchema,
  fixtureIdSchema,
  LEG_RESULTS,
  LEGS_MAX,
  selectionIdSchema,
  slipCodeSchema,
  sportsBetIdSchema,
  VOIDED_BY,
} from './fields.ts';

export const shareSlip = endpoint({
  name: 'sports.share-slip',
  summary: 'Keeps the selections of a slip for some days under a code that anybody can open; visitors book by it.',
  method: 'POST',
  path: '/wps/relay/sports/shared-slip',
  access: 'public',
  body: z.strictObject({ selections: z.array(selectionIdSchema).check(z.minLength(1), z.maxLength(LEGS_MAX)) }),
  value: z.object({ code: z.string(), until: momentSchema }),
  errors: ['sports.selection-unknown', 'sports.legs-refused'],
});

export const openSlip = endpoint({
  name: 'sports.open-slip',
  summary: 'The selections behind a code, to be quoted anew; what takes no bets any more is left out and counted.',
  method: 'GET',
  path: '/wps/relay/sports/shared-slip',
  access: 'public',
  query: z.strictObject({ code: slipCodeSchema }),
  value: z.object({ selections: z.array(z.string()), gone: z.int() }),
  errors: ['sports.slip-unknown'],
});

const explainedLeg = z.object({
  selectionId: z.string(),
  result: z.nullable(z.enum(LEG_RESULTS)),
  oddsMilli: z.int(),
  /** The price the player saw, and the one that stood on the market when the bet was accepted; prices are kept for a time. */
  askedMilli: z.int(),
  stood: z.nullable(z.object({ oddsMilli: z.int(), since: momentSchema })),
  /** What the leg multiplies the stake by, as a decimal; null while it is open or priced together with others. */
  factor: z.nullable(z.string()),
  /** The version of the result it follows from, and the figures that result was taken from; null while there is none. */
  resultVersion: z.nullable(z.int()),
  score: z.nullable(z.object({ home: z.int(), away: z.int() })),
  /** Of a leg that was cancelled; null where it is void by its line. */
  voidedBy: z.nullable(z.enum(VOIDED_BY)),
});

/** Places of legs with what they multiply the stake by together; null while they are open. */
const together = { legs: z.array(z.int()), factor: z.nullable(z.string()) };

export const explainBet = endpoint({
  name: 'sports.explain-bet',
  summary: 'How a bet of the caller is settled, leg by leg, and every payment with the results it followed from.',
  method: 'GET',
  path: '/wps/relay/sports/bet-explained',
  access: 'session',
  query: z.strictObject({ betId: sportsBetIdSchema }),
  value: z.object({
    /** When the bet was accepted; null while it waits. */
    acceptedAt: z.nullable(momentSchema),
    legs: z.array(explainedLeg),
    /** Legs of one match that are priced together. */
    groups: z.array(z.object(together)),
    /** The combinations of a system, each with its part of the stake in play and what it pays. */
    lines: z.array(z.object({ ...together, stake: moneySchema, pays: z.nullable(moneySchema) })),
    changes: z.array(
      z.object({
        kind: z.enum(['SETTLED', 'CASH_OUT']),
        state: z.enum(BET_STATES),
        /** What the bet had paid in all after it, and what moved; below zero was taken back. */
        payout: moneySchema,
        moved: z.string(),
        at: momentSchema,
      }),
    ),
  }),
  errors: ['sports.bet-unknown'],
});

export const listSportsFavourites = endpoint({
  name: 'sports.list-favourites',
  summary: 'Competitions and matches the caller marked; matches that are over are left out.',
  method: 'GET',
  path: '/wps/relay/sports/favourites',
  access: 'session',
  value: z.object({ competitions: z.array(z.string()), fixtures: z.array(fixtureIdSchema) }),
  errors: [],
});

export const markSportsFavourite = endpoint({
  name: 'sports.mark-favourite',
  summary: 'Marks a competition or a match, or takes the mark away.',
  method: 'POST',
  path: '/wps/relay/sports/favourites',
  access: 'session',
  body: z.strictObject({
    competition: z.optional(competitionCodeSchema),
    fixtureId: z.optional(fixtureIdSchema),
    isMarked: z.boolean(),
  }),
  value: z.object({ competitions: z.array(z.string()), fixtures: z.array(fixtureIdSchema) }),
  errors: ['sports.competition-unknown', 'sports.fixture-unknown', 'sports.favourites-full'],
});
