import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { chaseIdSchema, numeroSchema, orderIdSchema, PRIZE_MODES } from './fields.ts';
import { basketFields, orderSchema, placingErrors } from './orders.ts';

/** The same lines on one issue after the other. The whole chase is paid when it is made; what ends early is refunded. */

export const CHASE_ISSUES_MAX = 100;

const multiple = z.int().check(z.positive(), z.lte(1_000_000));

/** As the engine plans them (`planChase`): the multiple of a step multiplies that of every line. */
const planSchema = z.union([
  z.strictObject({ kind: z.literal('flat'), multiple }),
  z.strictObject({
    kind: z.literal('ladder'),
    multiple,
    factor: z.int().check(z.positive(), z.lte(100)),
    every: z.int().check(z.positive(), z.lte(CHASE_ISSUES_MAX)),
  }),
  /** Of one line with one prize: the least multiple that leaves so much above all that was spent. */
  z.strictObject({ kind: z.literal('target'), profit: z.strictObject({ amount: moneySchema }) }),
  z.strictObject({
    kind: z.literal('target'),
    profit: z.strictObject({ percent: z.int().check(z.positive(), z.lte(10_000)) }),
  }),
]);
export type ChasePlanOrder = z.output<typeof planSchema>;

export const CHASE_STATES = ['RUNNING', 'DONE', 'STOPPED'] as const;

export const chaseSchema = z.object({
  chaseId: chaseIdSchema,
  gameCode: z.string(),
  prizeMode: z.enum(PRIZE_MODES),
  prizeGroup: z.int(),
  planKind: z.enum(['flat', 'ladder', 'target']),
  winStop: z.boolean(),
  /** DONE has a result on every step; STOPPED was ended before by a win or by the player. */
  state: z.enum(CHASE_STATES),
  steps: z.int(),
  stepsDone: z.int(),
  stepsCancelled: z.int(),
  currency: z.string(),
  /** What was paid for all steps, what came back for cancelled ones, what was won. */
  amount: moneySchema,
  refunded: moneySchema,
  payout: moneySchema,
  placedAt: momentSchema,
});
export type ChaseShown = z.output<typeof chaseSchema>;

export const placeChase = endpoint({
  name: 'lottery.place-chase',
  summary: 'Buys the same lines on several issues that follow each other, by a plan; the whole sum is paid at once.',
  method: 'POST',
  path: '/lgw/chases',
  access: 'session',
  movesMoney: true,
  body: z.strictObject({
    ...basketFields,
    /** The first issue, and how many. */
    numero: numeroSchema,
    count: z.int().check(z.positive(), z.lte(CHASE_ISSUES_MAX)),
    plan: planSchema,
    /** Ends with the first win: what is still to come is refunded. */
    winStop: z.boolean(),
  }),
  value: z.object({ chase: chaseSchema, orders: z.array(orderSchema), balance: moneySchema }),
  errors: [...placingErrors, 'lottery.chase-refused'],
});

const pageSizeSchema = z.string().check(z.regex(/^([1-9]\d?|100)$/));

export const listChases = endpoint({
  name: 'lottery.list-chases',
  summary: "The caller's own chases, the newest first.",
  method: 'GET',
  path: '/lgw/chases/list',
  access: 'session',
  query: z.strictObject({
    which: z._default(z.enum(['ALL', 'OPEN', 'OVER']), 'ALL'),
    before: z.optional(chaseIdSchema),
    pageSize: z._default(pageSizeSchema, '20'),
  }),
  value: z.object({ list: z.array(chaseSchema), next: z.nullable(chaseIdSchema) }),
  errors: [],
});

export const readChase = endpoint({
  name: 'lottery.read-chase',
  summary: "One of the caller's own chases with the order of every step.",
  method: 'GET',
  path: '/lgw/chases/detail',
  access: 'session',
  query: z.strictObject({ chaseId: chaseIdSchema }),
  value: z.object({ chase: chaseSchema, orders: z.array(orderSchema) }),
  errors: ['lottery.chase-unknown'],
});

export const stopChase = endpoint({
  name: 'lottery.stop-chase',
  summary: 'Cancels the steps of a chase whose issues are not locked yet, or only those that are named.',
  method: 'POST',
  path: '/lgw/chases/stop',
  access: 'session',
  openDuring: ['region'],
  body: z.strictObject({
    chaseId: chaseIdSchema,
    orderIds: z.optional(z.array(orderIdSchema).check(z.minLength(1), z.maxLength(CHASE_ISSUES_MAX))),
  }),
  value: z.object({ chase: chaseSchema, cancelled: z.int(), refunded: moneySchema }),
  errors: ['lottery.chase-unknown', 'lottery.order-over'],
});
