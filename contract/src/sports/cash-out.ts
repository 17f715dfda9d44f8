import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { betSchema } from './bets.ts';
import { CASH_OUT_STATES, NO_CASH_OUT, requestIdSchema, sportsBetIdSchema } from './fields.ts';

export const readCashOut = endpoint({
  name: 'sports.read-cash-out',
  summary:
    'What the caller gets for an open bet now. The value holds as long as its version; asked again while it is shown.',
  method: 'GET',
  path: '/wps/relay/sports/cash-out',
  access: 'session',
  query: z.strictObject({ betId: sportsBetIdSchema }),
  value: z.object({
    /** For all of the stake that is in play; null where nothing is offered. */
    value: z.nullable(moneySchema),
    reason: z.nullable(z.enum(NO_CASH_OUT)),
    stakeLeft: moneySchema,
    /** The smallest part of the stake that can be taken out, and that can be left in play. */
    partMin: moneySchema,
    /** Whether a part of it can be taken out. */
    takesParts: z.boolean(),
    version: z.string(),
    /** From which value it is taken out by itself; null without a rule. */
    atLeast: z.nullable(moneySchema),
    /** Seconds a request waits before it is done; 0 before the match. */
    delaySeconds: z.int(),
  }),
  errors: ['sports.bet-unknown'],
});

const cashOutSchema = z.object({
  betId: sportsBetIdSchema,
  requestId: z.string(),
  state: z.enum(CASH_OUT_STATES),
  /** What was paid; null while it waits or where it was refused. */
  paid: z.nullable(moneySchema),
  dueAt: z.nullable(momentSchema),
});

export const cashOut = endpoint({
  name: 'sports.cash-out',
  summary:
    'Takes a bet or a part of its stake out at the value shown; a live one waits and is done unless the value has fallen. The same request id again is the same request.',
  method: 'POST',
  path: '/wps/relay/sports/cash-out',
  access: 'session',
  movesMoney: true,
  body: z.strictObject({
    requestId: requestIdSchema,
    betId: sportsBetIdSchema,
    /** What was shown for the part that is taken out. */
    value: moneySchema,
    /** The part of the stake that is taken out; all that is in play without it. */
    part: z.optional(moneySchema),
  }),
  value: z.object({ cashOut: cashOutSchema, bet: betSchema, balance: moneySchema }),
  errors: [
    'identity.money-locked',
    'sports.bet-unknown',
    'sports.cash-out-refused',
    'sports.cash-out-changed',
    'sports.stake-refused',
    'sports.request-id-taken',
  ],
});

export const setCashOutRule = endpoint({
  name: 'sports.set-cash-out-rule',
  summary:
    'From which value a bet of the caller is taken out by itself, as a request for all of it is made when its price moves; null takes the rule back.',
  method: 'POST',
  path: '/wps/relay/sports/cash-out-rule',
  access: 'session',
  movesMoney: true,
  body: z.strictObject({ betId: sportsBetIdSchema, atLeast: z.nullable(moneySchema) }),
  value: z.object({ atLeast: z.nullable(moneySchema) }),
  errors: ['identity.money-locked', 'sports.bet-unknown', 'sports.cash-out-refused', 'sports.stake-refused'],
});

export const readCashOutRequest = endpoint({
  name: 'sports.read-cash-out-request',
  summary: 'A request for a cash-out as it stands; a page asks again while it waits.',
  method: 'GET',
  path: '/wps/relay/sports/cash-out-request',
  access: 'session',
  query: z.strictObject({ requestId: requestIdSchema }),
  value: cashOutSchema,
  errors: ['sports.bet-unknown'],
});
