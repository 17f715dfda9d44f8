import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { dayRangeFields } from '../console/day-range.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import {
  BET_KINDS,
  BET_STATES,
  competitionCodeSchema,
  FIXTURE_STATES,
  fixtureIdSchema,
  MARKET_STATES,
  SPORTS,
  sportSchema,
  sportsBetIdSchema,
} from './fields.ts';
import { marketIdSchema, marketRow } from './market-row.ts';

const READS = { ...READ, permission: 'sports.read' } as const;
const CHANGES = { ...CHANGE, permission: 'sports.write' } as const;

const fixtureRow = z.object({
  fixtureId: fixtureIdSchema,
  name: z.string(),
  sport: sportSchema,
  competition: z.string(),
  state: z.enum(FIXTURE_STATES),
  startsAt: momentSchema,
  score: z.string(),
  /** Open bets and their stakes. */
  bets: z.int(),
  staked: moneySchema,
  /** What the house loses by the worst score, and what it may lose. */
  atRisk: moneySchema,
  riskMax: moneySchema,
  /** `held` while an operator keeps the whole match suspended. */
  trading: z.enum(['open', 'held']),
  version: z.string(),
});

export const listFixturesForStaff = endpoint({
  ...READS,
  name: 'sports.list-fixtures-for-staff',
  summary:
    'Matches with what is staked and at risk, those with the most at risk first; open ones unless a state or days are named.',
  path: '/bo/sports/fixture/list',
  query: z.strictObject({
    sport: z.optional(z.enum(SPORTS)),
    competition: z.optional(competitionCodeSchema),
    state: z.optional(z.enum(FIXTURE_STATES)),
    trading: z.optional(z.enum(['open', 'held'])),
    /** Days on which they begin. */
    ...dayRangeFields,
  }),
  value: z.object({ list: z.array(fixtureRow) }),
  errors: [],
});

export const readFixtureForStaff = endpoint({
  ...READS,
  name: 'sports.read-fixture-for-staff',
  summary: 'One match for its page.',
  path: '/bo/sports/fixture',
  query: z.strictObject({ fixtureId: fixtureIdSchema }),
  value: fixtureRow,
  errors: ['sports.fixture-unknown'],
});

export const listMarketsForStaff = endpoint({
  ...READS,
  name: 'sports.list-markets-for-staff',
  summary:
    'The markets of a match with their prices and stakes; without a match those of all open ones, the newest first.',
  path: '/bo/sports/market/list',
  query: z.strictObject({
    fixtureId: z.optional(fixtureIdSchema),
    sport: z.optional(z.enum(SPORTS)),
    status: z.optional(z.enum(MARKET_STATES)),
    trading: z.optional(z.enum(['open', 'held'])),
    price: z.optional(z.enum(['moves', 'locked'])),
  }),
  value: z.object({ list: z.array(marketRow) }),
  errors: ['sports.fixture-unknown'],
});

export const readMarketForStaff = endpoint({
  ...READS,
  name: 'sports.read-market-for-staff',
  summary: 'One market for its page.',
  path: '/bo/sports/market',
  query: z.strictObject({ marketId: marketIdSchema }),
  value: marketRow,
  errors: ['sports.market-unknown'],
});

const priceVersionSchema = z.string().check(z.regex(/^[1-9]\d{0,18}$/));

export const listPricesForStaff = endpoint({
  ...READS,
  name: 'sports.list-prices-for-staff',
  summary: 'The prices a market had, the newest first; kept for 72 hours after another one took their place.',
  path: '/bo/sports/market/price/list',
  query: z.strictObject({ marketId: marketIdSchema, cursor: z.optional(priceVersionSchema) }),
  value: z.object({
    list: z.array(z.object({ version: z.string(), at: momentSchema, prices: z.array(z.string()) })),
    next: z.nullable(z.string()),
  }),
  errors: [],
});

export const readExposure = endpoint({
  ...READS,
  name: 'sports.read-exposure',
  summary: 'What the house keeps of a match for every score: stakes less returns. Markets of a half have their own.',
  path: '/bo/sports/exposure',
  query: z.strictObject({ fixtureId: fixtureIdSchema }),
  value: z.object({
    riskMax: moneySchema,
    /** Of goals 0 to 8 by both sides, row by row of the home side, then all others by who leads: home, nobody, away. */
    periods: z.array(z.object({ period: z.string(), kept: z.array(moneySchema) })),
  }),
  errors: ['sports.fixture-unknown'],
});

const ticketRow = z.object({
  betId: sportsBetIdSchema,
  memberId: memberIdSchema,
  kind: z.enum(BET_KINDS),
  sport: sportSchema,
  state: z.enum(BET_STATES),
  stake: moneySchema,
  odds: z.string(),
  /** What it can win at most. */
  toWin: moneySchema,
  payout: moneySchema,
  placedAt: momentSchema,
  selections: z.array(z.string()),
  /** A large bet waits until somebody has seen it. */
  attention: z.enum(['none', 'large', 'seen']),
});

export const listTickets = endpoint({
  ...READS,
  name: 'sports.list-tickets',
  summary: 'Bets as they come in, the newest first; large ones alone where asked for.',
  path: '/bo/sports/ticket/list',
  query: z.strictObject({
    attention: z.optional(z.enum(['large', 'seen'])),
    sport: z.optional(z.enum(SPORTS)),
    state: z.optional(z.enum(BET_STATES)),
    kind: z.optional(z.enum(BET_KINDS)),
    /** Days on which they were placed. */
    ...dayRangeFields,
    fixtureId: z.optional(fixtureIdSchema),
    memberId: z.optional(memberIdSchema),
    cursor: z.optional(sportsBetIdSchema),
  }),
  value: z.object({ list: z.array(ticketRow), next: z.nullable(sportsBetIdSchema) }),
  errors: [],
});

export const readTicket = endpoint({
  ...READS,
  name: 'sports.read-ticket',
  summary: 'One bet for its page.',
  path: '/bo/sports/ticket',
  query: z.strictObject({ betId: sportsBetIdSchema }),
  value: ticketRow,
  errors: ['sports.bet-unknown'],
});

export const countLargeBets = endpoint({
  ...READS,
  name: 'sports.count-large-bets',
  summary: 'How many large bets nobody has seen yet, and since when the oldest waits.',
  path: '/bo/sports/ticket/waiting',
  value: z.object({ count: z.int(), oldestAt: z.nullable(momentSchema) }),
  errors: [],
});

export const markBetSeen = endpoint({
  ...CHANGES,
  name: 'sports.mark-bet-seen',
  summary: 'Notes that somebody looked at a large bet.',
  path: '/bo/sports/ticket/seen',
  body: z.strictObject({ betId: sportsBetIdSchema, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'sports.bet-unknown'],
});

export const holdFixture = endpoint({
  ...CHANGES,
  name: 'sports.hold-fixture',
  summary: 'Suspends all markets of a match until it is released.',
  path: '/bo/sports/fixture/trading',
  body: z.strictObject({ fixtureId: fixtureIdSchema, to: z.enum(['open', 'held']), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'sports.fixture-unknown'],
});

export const holdMarket = endpoint({
  ...CHANGES,
  name: 'sports.hold-market',
  summary: 'Suspends one market until it is released.',
  path: '/bo/sports/market/trading',
  body: z.strictObject({ marketId: marketIdSchema, to: z.enum(['open', 'held']), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'sports.market-unknown'],
});

export const lockPrice = endpoint({
  ...CHANGES,
  name: 'sports.lock-price',
  summary: 'Keeps the prices of a market as they are, or lets them move again.',
  path: '/bo/sports/market/price',
  body: z.strictObject({ marketId: marketIdSchema, to: z.enum(['moves', 'locked']), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'sports.market-unknown'],
});

/** Another result of a match: `1:0 2:1` are the goals of both halves, `hah` who won each map, `meron` a fight. */
export const resultCorrectionSchema = z.strictObject({
  fixtureId: fixtureIdSchema,
  result: z.string().check(z.regex(/^(\d{1,2}:\d{1,2} \d{1,2}:\d{1,2}|[ha]{1,5}|meron|wala|draw)$/)),
});

export const correctResult = endpoint({
  ...CHANGES,
  name: 'sports.correct-result',
  summary: 'Holds another result of a match that is over for a second person; bets move by the difference.',
  path: '/bo/sports/fixture/correct',
  body: z.extend(resultCorrectionSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'sports.fixture-unknown', 'sports.result-refused', 'approvals.state-conflict', 'approvals.decided'],
});

/** A market that was offered by mistake; without a window every bet on it is void. */
export const marketVoidSchema = z.strictObject({
  marketId: marketIdSchema,
  from: z.optional(momentSchema),
  to: z.optional(momentSchema),
});

export const voidMarket = endpoint({
  ...CHANGES,
  name: 'sports.void-market',
  summary: 'Holds for a second person that bets on a market, taken within a time or all, get their stakes back.',
  path: '/bo/sports/market/void',
  body: z.extend(marketVoidSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'sports.market-unknown', 'approvals.state-conflict', 'approvals.decided'],
});

export const listHold = endpoint({
  ...READS,
  name: 'sports.list-hold',
  summary:
    'What was staked, paid and kept of the bets of each sport that were settled within so many days, or on the named ones.',
  path: '/bo/sports/hold/list',
  query: z.strictObject({ days: z.optional(z.enum(['1', '7', '30'])), ...dayRangeFields }),
  value: z.object({
    list: z.array(
      z.object({
        sport: sportSchema,
        bets: z.int(),
        staked: moneySchema,
        paid: moneySchema,
        kept: moneySchema,
        /** Kept of what was staked, in percent. */
        hold: z.string(),
        /** What the prices of these bets let expect, in percent. */
        margin: z.string(),
      }),
    ),
  }),
  errors: [],
});

export * from './limits-operator-endpoints.ts';
