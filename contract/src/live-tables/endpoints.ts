import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { tableBetSchema } from '../studio/game.ts';
import { common, over, requestId, roundNumber, staking } from '../studio/calls.ts';
import { decisionSchema } from '../studio/hands.ts';
import { tokenSchema } from '../vendors/fields.ts';
import { fundsSchema } from '../studio/round.ts';
import { tableHistorySchema, tableLimitsSchema, tableStateSchema, tableViewSchema } from '../studio/table.ts';
import { momentSchema } from '../time.ts';

/** The calls of the clients of live tables, beyond those of every game. */

const session = { token: tokenSchema };

const viewValue = z.object({ view: tableViewSchema, funds: z.nullable(fundsSchema) });

export const listTables = endpoint({
  name: 'studio.list-tables',
  summary: 'What tables of the lobby are doing and how their last rounds came out, whether somebody sits there or not.',
  method: 'GET',
  path: '/wps/relay/studio/tables',
  access: 'public',
  query: z.strictObject({
    /** `vendor:game`, with commas between. Those that are no tables are left out of the answer. */
    tables: z.string().check(z.regex(/^[\w-]{1,40}:[\w.-]{1,60}(,[\w-]{1,40}:[\w.-]{1,60}){0,59}$/)),
  }),
  value: z.object({
    /** The clock of the tables. */
    now: momentSchema,
    list: z.array(tableStateSchema),
  }),
  errors: [],
});

export const enterTable = endpoint({
  ...common,
  name: 'studio.enter-table',
  summary: 'The limits of the table of this session and its last rounds, oldest first.',
  path: '/wps/studio/table/enter',
  body: z.strictObject(session),
  value: z.object({ limits: tableLimitsSchema, past: z.array(tableHistorySchema) }),
  errors: [...over],
});

export const watchTable = endpoint({
  ...common,
  name: 'studio.watch-table',
  summary:
    'The table as it is; anyone who knows this version already is answered when it changes, or after some seconds.',
  path: '/wps/studio/table/watch',
  body: z.strictObject({ ...session, version: z.nullable(z.string().check(z.maxLength(100))) }),
  value: viewValue,
  errors: [...over, 'studio.chance-stopped'],
});

export const placeBets = endpoint({
  ...common,
  name: 'studio.place-bets',
  summary: 'Stakes on spots of the open round, taken at once and together.',
  path: '/wps/studio/table/bets',
  body: z.strictObject({
    ...session,
    requestId,
    number: roundNumber,
    bets: z.array(tableBetSchema).check(z.minLength(1), z.maxLength(60)),
  }),
  value: viewValue,
  errors: [...staking, 'studio.bets-closed', 'studio.table-limit'],
});

export const undoBets = endpoint({
  ...common,
  name: 'studio.undo-bets',
  summary: 'Takes back what was placed with one request, while the bets are open.',
  path: '/wps/studio/table/undo',
  body: z.strictObject({
    ...session,
    /** Of the call that placed them. */
    requestId,
  }),
  value: viewValue,
  errors: [...over, 'studio.bets-closed', 'studio.slip-unknown', 'studio.round-unsettled'],
});

export const decideHand = endpoint({
  ...common,
  name: 'studio.decide-hand',
  summary:
    'Decides on the hand whose turn it is. What doubles, splits or insures is staked at once, or nothing happens.',
  path: '/wps/studio/table/decide',
  body: z.strictObject({
    ...session,
    requestId,
    number: z.int(),
    /** How many decisions were made before: an order for a hand that has changed meanwhile is refused. */
    place: z.int().check(z.minimum(0), z.maximum(60)),
    decision: decisionSchema,
  }),
  value: viewValue,
  errors: [...staking, 'studio.decisions-closed', 'studio.step-refused'],
});
export * from './sandbox.ts';
