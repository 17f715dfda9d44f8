import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import {
  BET_UNITS,
  hashSchema,
  ISSUE_STATES,
  issueSchema,
  lotteryCodeSchema,
  nearSchema,
  numeroSchema,
  orderIdSchema,
  PRIZE_MODES,
  resultSchema,
} from './fields.ts';

/** What is on sale, what was drawn, what it costs, and how anybody checks a draw. */

const common = { method: 'GET', access: 'public' } as const;

const countSchema = z.string().check(z.regex(/^([1-9]\d?|100)$/));

export const readNear = endpoint({
  ...common,
  name: 'lottery.read-near',
  summary: 'The issue of a game that is on sale, the last result, and the time of the server.',
  path: '/lgw/numeros/near',
  query: z.strictObject({ gameCode: lotteryCodeSchema }),
  value: z.extend(nearSchema, { serverTime: momentSchema }),
  errors: ['lottery.game-unknown'],
});

export const listComing = endpoint({
  ...common,
  name: 'lottery.list-coming',
  summary: 'The issues of a game that can be bet on or chased, the next one first.',
  path: '/lgw/numeros/chase',
  query: z.strictObject({ gameCode: lotteryCodeSchema, count: z._default(countSchema, '30') }),
  value: z.object({ serverTime: momentSchema, list: z.array(issueSchema) }),
  errors: ['lottery.game-unknown'],
});

export const listResults = endpoint({
  ...common,
  name: 'lottery.list-results',
  summary: 'What was drawn in a game, the newest first; `before` is the numero the last page ended with.',
  path: '/lgw/draw/code',
  query: z.strictObject({
    gameCode: lotteryCodeSchema,
    count: z._default(countSchema, '30'),
    before: z.optional(numeroSchema),
  }),
  value: z.object({ list: z.array(resultSchema), next: z.nullable(z.string()) }),
  errors: ['lottery.game-unknown'],
});

/** Odds as exact decimal texts are not always finite, so they travel as a fraction and as a text cut to 4 places. */
const oddsSchema = z.object({ tier: z.string(), top: z.string(), bottom: z.string(), text: z.string() });

export const readOwnSeries = endpoint({
  name: 'lottery.read-own-series',
  summary: 'The highest series the member may play at; what a bet gives up of it comes back as rebate.',
  method: 'GET',
  path: '/lgw/customers/series',
  access: 'session',
  value: z.object({ series: z.int() }),
  errors: [],
});

export const readOffer = endpoint({
  ...common,
  name: 'lottery.read-offer',
  summary: 'What a game offers: its limits, and for each mode its series, units and the odds of every play.',
  path: '/lgw/plays',
  query: z.strictObject({ gameCode: lotteryCodeSchema }),
  value: z.object({
    gameCode: z.string(),
    isOn: z.boolean(),
    limits: z.object({
      multipleMax: z.int(),
      linesMax: z.int(),
      /** The most an order may cost on one issue, and the most it may win there. */
      amountMax: moneySchema,
      winMax: moneySchema,
      /** What the house pays at most for one number of one play of one issue. */
      exposureMax: moneySchema,
      chaseIssuesMax: z.int(),
    }),
    modes: z.array(
      z.object({
        mode: z.enum(PRIZE_MODES),
        /** What one stake costs in whole units of the chosen unit. */
        stakeUnits: z.int(),
        units: z.array(z.enum(BET_UNITS)),
        series: z.object({ min: z.int(), max: z.int(), step: z.int(), usual: z.int() }),
        /** At the usual series; at another one they are in proportion, unless prizes are published or shared (then 0). */
        plays: z.array(
          z.object({
            play: z.string(),
            odds: z.array(oddsSchema),
            /** What comes back of 100 staked in the long run, such as `97.80`, where every bet of the play has the same. */
            rtp: z.nullable(z.string()),
          }),
        ),
        hasCard: z.boolean(),
      }),
    ),
  }),
  errors: ['lottery.game-unknown'],
});

/** What is published of a draw. What is not known yet, or not told yet, is null. */
const proofSchema = z.object({
  gameCode: z.string(),
  numero: z.string(),
  state: z.enum(ISSUE_STATES),
  lockAt: momentSchema,
  drawAt: momentSchema,
  /** Published before the first bet could be made. */
  commitment: hashSchema,
  committedAt: momentSchema,
  /** Published when sale has closed: the root over the tickets in their order, and how many they are. */
  root: z.nullable(hashSchema),
  tickets: z.nullable(z.int()),
  lockedAt: z.nullable(momentSchema),
  /** Revealed with the board. */
  seed: z.nullable(hashSchema),
  drawnAt: z.nullable(momentSchema),
  board: z.nullable(z.array(z.string())),
  /** Yeekee: what the players had sent, told after the lock. */
  sent: z.nullable(z.array(z.string())),
  source: z.string(),
  isSimulated: z.boolean(),
});
export type DrawProof = z.output<typeof proofSchema>;

export const readDrawProof = endpoint({
  ...common,
  name: 'lottery.read-draw-proof',
  summary: 'Everything that is published of a draw: commitment, root of the tickets, seed and board.',
  path: '/lgw/proof',
  query: z.strictObject({ gameCode: lotteryCodeSchema, numero: numeroSchema }),
  value: proofSchema,
  errors: ['lottery.game-unknown', 'lottery.issue-unknown'],
});

export const readTicketProof = endpoint({
  name: 'lottery.read-ticket-proof',
  summary: "That an order of the caller's was among the tickets of its issue when sale closed.",
  method: 'GET',
  path: '/lgw/proof/ticket',
  access: 'session',
  query: z.strictObject({ orderId: orderIdSchema }),
  value: z.object({
    draw: proofSchema,
    /** The fields of the ticket: `ticketBytes` of them is the leaf. */
    ticket: z.array(z.string()),
    index: z.int(),
    /** The hashes beside the way from the leaf to the root. */
    path: z.array(hashSchema),
  }),
  errors: ['lottery.order-unknown', 'lottery.proof-not-ready'],
});

const sentNumber = z.string().check(z.regex(/^\d{5}$/));

export const sendNumber = endpoint({
  name: 'lottery.send-number',
  summary: 'Yeekee: adds a number of five digits to the sum of an issue that is on sale.',
  method: 'POST',
  path: '/lgw/yeekee/numbers',
  access: 'session',
  body: z.strictObject({ gameCode: lotteryCodeSchema, numero: numeroSchema, number: sentNumber }),
  value: z.object({ sent: z.int() }),
  errors: ['lottery.game-unknown', 'lottery.issue-unknown', 'lottery.issue-closed', 'lottery.number-refused'],
});
