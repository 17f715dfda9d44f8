import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import {
  betUnitSchema,
  chaseIdSchema,
  clientOrderIdSchema,
  lotteryCodeSchema,
  numeroSchema,
  ORDER_STATES,
  orderIdSchema,
  PRIZE_MODES,
  prizeModeSchema,
} from './fields.ts';

/** The most lines of an order. */
export const LINES_MAX = 100;
/** The most characters of the content of a line, by which the page counts too: three thousand numbers of five digits. */
export const CONTENT_LENGTH_MAX = 20_000;

export const lineOrderSchema = z.strictObject({
  /** The code of a play in the mode, such as `front3.direct`. */
  play: z.string().check(z.regex(/^[a-z0-9.-]{1,64}$/)),
  /** Rows of symbols: `1,2|0,5`. */
  content: z.string().check(z.minLength(1), z.maxLength(CONTENT_LENGTH_MAX)),
  unit: betUnitSchema,
  multiple: z.int().check(z.positive()),
  /** How many bets the player was shown; the server counts again and refuses another count. */
  bets: z.int().check(z.positive()),
});
export type LineOrder = z.output<typeof lineOrderSchema>;

const basketFields = {
  clientOrderId: clientOrderIdSchema,
  gameCode: lotteryCodeSchema,
  prizeMode: prizeModeSchema,
  /** The series the bettor plays at; what is given up below the own one comes back as rebate at settlement. */
  prizeGroup: z.int().check(z.positive()),
  lines: z.array(lineOrderSchema).check(z.minLength(1), z.maxLength(LINES_MAX)),
  /** What the player was shown as the sum. */
  amount: moneySchema,
};

export const orderLineSchema = z.object({
  play: z.string(),
  content: z.string(),
  unit: betUnitSchema,
  multiple: z.int(),
  bets: z.int(),
  stakes: z.int(),
  amount: moneySchema,
  /** Of a settled order: what this line brought before the limit of the order. */
  payout: z.nullable(moneySchema),
});

export const orderSchema = z.object({
  orderId: orderIdSchema,
  clientOrderId: z.string(),
  gameCode: z.string(),
  numero: z.string(),
  prizeMode: z.enum(PRIZE_MODES),
  prizeGroup: z.int(),
  currency: z.string(),
  amount: moneySchema,
  /** The part of the stake that is paid back as rebate when the order is settled. */
  rebate: moneySchema,
  lineCount: z.int(),
  state: z.enum(ORDER_STATES),
  payout: moneySchema,
  placedAt: momentSchema,
  lockAt: momentSchema,
  drawAt: momentSchema,
  settledAt: z.nullable(momentSchema),
  board: z.nullable(z.array(z.string())),
  /** The chase it is a step of. */
  chaseId: z.nullable(chaseIdSchema),
  /** Whether the player may still take it back, as the answer was written. */
  canCancel: z.boolean(),
});
export type OrderShown = z.output<typeof orderSchema>;

const orderWithLines = z.extend(orderSchema, { lines: z.array(orderLineSchema) });
export type OrderDetail = z.output<typeof orderWithLines>;

export const placingErrors = [
  'identity.money-locked',
  'lottery.game-unknown',
  'lottery.game-off',
  'lottery.issue-unknown',
  'lottery.issue-closed',
  'lottery.line-refused',
  'lottery.amount-differs',
  'lottery.multiple-limit',
  'lottery.amount-limit',
  'lottery.cart-too-wide',
  'lottery.exposure-reached',
  'lottery.insufficient-funds',
  'lottery.limit-reached',
  'lottery.bonus-max-bet',
  'lottery.play-blocked',
  'lottery.order-id-taken',
] as const;

/** What is left to play with after the order: cash alone. */
const placedValue = z.object({ order: orderSchema, balance: moneySchema });

export const placeOrder = endpoint({
  name: 'lottery.place-order',
  summary: 'Buys all lines of a cart on one issue, or none; the same client order id again is the same order.',
  method: 'POST',
  path: '/lgw/bets',
  access: 'session',
  movesMoney: true,
  body: z.strictObject({ ...basketFields, numero: numeroSchema }),
  value: placedValue,
  errors: placingErrors,
});

export const repeatOrder = endpoint({
  name: 'lottery.repeat-order',
  summary: 'Buys the lines of an earlier order of the caller again, on the issue that is on sale now.',
  method: 'POST',
  path: '/lgw/bets/repeat',
  access: 'session',
  movesMoney: true,
  body: z.strictObject({ orderId: orderIdSchema, clientOrderId: clientOrderIdSchema }),
  value: placedValue,
  errors: [...placingErrors, 'lottery.order-unknown'],
});

const pageSizeSchema = z.string().check(z.regex(/^([1-9]\d?|100)$/));

export const listOrders = endpoint({
  name: 'lottery.list-orders',
  summary: "The caller's own lottery orders, the newest first.",
  method: 'GET',
  path: '/lgw/bets',
  access: 'session',
  query: z.strictObject({
    gameCode: z.optional(lotteryCodeSchema),
    chaseId: z.optional(chaseIdSchema),
    /** OPEN: without a result yet. */
    which: z._default(z.enum(['ALL', 'OPEN', 'OVER']), 'ALL'),
    before: z.optional(orderIdSchema),
    pageSize: z._default(pageSizeSchema, '20'),
  }),
  value: z.object({ list: z.array(orderSchema), next: z.nullable(orderIdSchema) }),
  errors: [],
});

export const readOrder = endpoint({
  name: 'lottery.read-order',
  summary: "One of the caller's own orders with its lines and what each of them brought.",
  method: 'GET',
  path: '/lgw/bets/detail',
  access: 'session',
  scopes: ['withdraw'],
  query: z.strictObject({ orderId: orderIdSchema }),
  value: orderWithLines,
  errors: ['lottery.order-unknown'],
});

export const cancelOrder = endpoint({
  name: 'lottery.cancel-order',
  summary: 'Takes an order back while its issue is on sale: the stake returns. Twice is once.',
  method: 'DELETE',
  path: '/lgw/bets',
  access: 'session',
  openDuring: ['region'],
  query: z.strictObject({ orderId: orderIdSchema }),
  value: orderSchema,
  errors: ['lottery.order-unknown', 'lottery.order-over'],
});

export const TEXT_LENGTH_MAX = 2_000;
const typedText = z.string().check(z.minLength(1), z.maxLength(TEXT_LENGTH_MAX));

/** One order for each station that is named, with everything the player typed for it. */
const typedOrderSchema = z.object({
  gameCode: z.string(),
  numero: z.string(),
  lines: z.array(orderLineSchema),
  amount: moneySchema,
});

export const readTypedBets = endpoint({
  name: 'lottery.read-typed-bets',
  summary: 'Reads bets typed the Vietnamese way and says what they would buy on the next draws, and for how much.',
  method: 'POST',
  path: '/lgw/vn/bets/read',
  access: 'session',
  body: z.strictObject({ text: typedText }),
  value: z.object({ orders: z.array(typedOrderSchema), amount: moneySchema }),
  errors: [
    'lottery.text-refused',
    'lottery.line-refused',
    'lottery.issue-closed',
    'lottery.multiple-limit',
    'lottery.amount-limit',
  ],
});

export const placeTypedBets = endpoint({
  name: 'lottery.place-typed-bets',
  summary: 'Buys what was typed, one order for each station, all of them or none.',
  method: 'POST',
  path: '/lgw/vn/bets',
  access: 'session',
  movesMoney: true,
  body: z.strictObject({ clientOrderId: clientOrderIdSchema, text: typedText, amount: moneySchema }),
  value: z.object({ orders: z.array(orderSchema), balance: moneySchema }),
  errors: [...placingErrors, 'lottery.text-refused'],
});

export { basketFields };
