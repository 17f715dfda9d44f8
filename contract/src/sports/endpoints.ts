import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';
import { competitionCodeSchema, fixtureIdSchema, MARKET_STATES, SPORTS, sportSchema } from './fields.ts';
import { priceRowSchema, progressSchema } from './pushes.ts';

export { listSportsBets, placeSportsBet, quoteSlip, readSportsBet } from './bets.ts';
export { cashOut, readCashOut, readCashOutRequest, setCashOutRule } from './cash-out.ts';
export { explainBet, listSportsFavourites, markSportsFavourite, openSlip, shareSlip } from './slips.ts';
export { startMatch } from './sandbox.ts';

const competitionSchema = z.object({
  code: z.string(),
  sport: sportSchema,
  /** In the language of the caller. */
  name: z.string(),
  /** Matches that take bets now. */
  open: z.int(),
  live: z.int(),
});
export type Competition = z.output<typeof competitionSchema>;

const teamSchema = z.object({ name: z.string(), short: z.string() });

/** A price of a market; `odds` is null while nothing is offered. */
const selectionSchema = z.object({ id: z.string(), code: z.string(), oddsMilli: z.int() });
export type Selection = z.output<typeof selectionSchema>;

const marketSchema = z.object({
  marketId: z.string(),
  /** `1x2`, `dc`, `dnb`, `ah`, `ou`, `oe`, `btts`, `exact`, `cs`, `htft`, `goal`; of maps `winner`, `maps`, `map-ah`, `map`; of fights `fight`. */
  type: z.string(),
  /** `ft`, `h1`; of maps `match`. */
  period: z.string(),
  /** In quarters: −3 is −0.75; 0 where the market has none. */
  lineQuarters: z.int(),
  /** The number of the goal or of the map; empty where the market has none. */
  variant: z.string(),
  status: z.enum(MARKET_STATES),
  /** Grows with every change of price or status; an older one is dropped. */
  version: z.int(),
  selections: z.array(selectionSchema),
});
export type Market = z.output<typeof marketSchema>;

const fixtureFields = {
  fixtureId: fixtureIdSchema,
  sport: sportSchema,
  competition: z.object({ code: z.string(), name: z.string() }),
  home: teamSchema,
  away: teamSchema,
  startsAt: momentSchema,
  /** Whether the result comes from our simulator. */
  isSimulated: z.boolean(),
  ...progressSchema.shape,
};

const fixtureSchema = z.object({ ...fixtureFields, markets: z.array(marketSchema) });
export type Fixture = z.output<typeof fixtureSchema>;

export const listCompetitions = endpoint({
  name: 'sports.list-competitions',
  summary: 'The tree of the book: every competition with how many matches take bets and how many are played now.',
  method: 'GET',
  path: '/wps/relay/sports/competitions',
  access: 'public',
  value: z.object({ list: z.array(competitionSchema) }),
  errors: [],
});

/** `live` is what is played now, `today` what begins within 24 hours, `upcoming` what begins later. */
export const COUPON_RANGES = ['live', 'today', 'upcoming', 'all'] as const;

export const readCoupon = endpoint({
  name: 'sports.read-coupon',
  summary:
    'Matches of a competition, a sport or all, with their main markets, page by page; those that begin first come first.',
  method: 'GET',
  path: '/wps/relay/sports/coupon',
  access: 'public',
  query: z.strictObject({
    competition: z.optional(competitionCodeSchema),
    sport: z.optional(z.enum(SPORTS)),
    range: z._default(z.enum(COUPON_RANGES), 'all'),
    /** Part of a team's name. */
    search: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(40))),
    /** Only these matches: fixture ids, separated by commas. */
    fixtures: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,99}$/))),
    /** Only the matches of these competitions, by code and separated by commas; beside `fixtures` those too. */
    competitions: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,99}$/))),
    /** What the answer before named as `next`. */
    cursor: z.optional(fixtureIdSchema),
  }),
  value: z.object({ serverTime: momentSchema, list: z.array(fixtureSchema), next: z.nullable(fixtureIdSchema) }),
  errors: ['sports.competition-unknown'],
});

/** Expected goals of both sides, the chance of the home side on one map, or the strengths of two fighters. */
const modelSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('goals'), home: z.number(), away: z.number() }),
  z.object({ is: z.literal('maps'), best: z.union([z.literal(1), z.literal(3), z.literal(5)]), chance: z.number() }),
  z.object({ is: z.literal('fight'), meron: z.int(), wala: z.int() }),
]);

export const readFixture = endpoint({
  name: 'sports.read-fixture',
  summary: 'A match with all its markets, what happened in it, and what proves its result.',
  method: 'GET',
  path: '/wps/relay/sports/fixture',
  access: 'public',
  query: z.strictObject({ fixtureId: fixtureIdSchema }),
  value: z.object({
    serverTime: momentSchema,
    fixture: fixtureSchema,
    /** In the order in which they happened. */
    incidents: z.array(
      z.object({
        kind: z.enum(['GOAL', 'RED_CARD', 'HALF_TIME', 'MAP', 'END']),
        side: z.nullable(z.enum(['home', 'away'])),
        second: z.int(),
      }),
    ),
    /**
     * What a simulated match is drawn from, all of it known before the match begins; the seed itself once the match is
     * over. Null where the result comes from outside.
     */
    proof: z.nullable(
      z.object({
        commitment: z.string(),
        /** In the place of the client seed stands the name of the match. */
        clientSeed: z.string(),
        model: modelSchema,
        seed: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['sports.fixture-unknown'],
});

export const readPrices = endpoint({
  name: 'sports.read-prices',
  summary:
    'The prices of up to forty matches that changed since a version, as short rows; asked again while they are on screen.',
  method: 'GET',
  path: '/wps/relay/sports/prices',
  access: 'public',
  query: z.strictObject({
    /** Fixture ids, separated by commas. */
    fixtures: z.string().check(z.regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,39}$/)),
    /** What the answer before named as `next`; everything without it. */
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  value: z.object({
    serverTime: momentSchema,
    next: z.string(),
    prices: z.array(priceRowSchema),
    fixtures: z.array(z.object(fixtureFields)),
  }),
  errors: [],
});

export const listSportsResults = endpoint({
  name: 'sports.list-results',
  summary: 'Matches that are over, the latest first.',
  method: 'GET',
  path: '/wps/relay/sports/results',
  access: 'public',
  query: z.strictObject({ competition: z.optional(competitionCodeSchema), sport: z.optional(z.enum(SPORTS)) }),
  value: z.object({ list: z.array(z.object(fixtureFields)) }),
  errors: ['sports.competition-unknown'],
});
