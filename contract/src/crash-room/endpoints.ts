import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { common, over, requestId, roundNumber, staking } from '../studio/calls.ts';
import { CRASH_PANELS } from '../studio/game.ts';
import { fundsSchema } from '../studio/round.ts';
import { tokenSchema } from '../vendors/fields.ts';
import { crashViewSchema, exitSchema, pastFlightSchema } from './flight.ts';

/** The calls of the clients of crash rooms, beyond those of every game. */

const session = { token: tokenSchema };
const viewed = { view: crashViewSchema, funds: z.nullable(fundsSchema) };

export const enterCrash = endpoint({
  ...common,
  name: 'studio.enter-crash',
  summary: 'What a bet of the crash room of this session may be, and where its last flights ended, oldest first.',
  path: '/wps/studio/crash/enter',
  body: z.strictObject(session),
  value: z.object({ betMax: moneySchema, past: z.array(pastFlightSchema) }),
  errors: [...over],
});

export const watchCrash = endpoint({
  ...common,
  name: 'studio.watch-crash',
  summary:
    'The flight as it is; anyone who knows this version already is answered when it changes, or after some seconds.',
  path: '/wps/studio/crash/watch',
  body: z.strictObject({ ...session, version: z.nullable(z.string().check(z.maxLength(100))) }),
  value: z.object(viewed),
  errors: [...over, 'studio.chance-stopped'],
});

export const betOnCrash = endpoint({
  ...common,
  name: 'studio.bet-on-crash',
  summary: 'Stakes on the flight that takes bets, with an automatic exit or without; one bet for each panel.',
  path: '/wps/studio/crash/bet',
  body: z.strictObject({
    ...session,
    requestId,
    number: roundNumber,
    panel: z.enum(CRASH_PANELS),
    amount: moneySchema,
    autoAt: z.nullable(z.int()),
  }),
  value: z.object(viewed),
  errors: [...staking, 'studio.bets-closed', 'studio.table-limit'],
});

export const undoCrashBet = endpoint({
  ...common,
  name: 'studio.undo-crash-bet',
  summary: 'Takes back what was staked with one request, while bets are taken.',
  path: '/wps/studio/crash/undo',
  body: z.strictObject({ ...session, requestId }),
  value: z.object(viewed),
  errors: [...over, 'studio.bets-closed', 'studio.slip-unknown', 'studio.round-unsettled'],
});

export const leaveCrash = endpoint({
  ...common,
  name: 'studio.leave-crash',
  summary:
    'Takes a bet out of the flight at the multiplier of the server’s clock; asked twice it tells the first exit.',
  path: '/wps/studio/crash/leave',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({ ...session, number: roundNumber, panel: z.enum(CRASH_PANELS) }),
  value: z.object({ ...viewed, exit: exitSchema }),
  errors: [...over, 'studio.slip-unknown', 'studio.not-flying', 'studio.flight-over'],
});
