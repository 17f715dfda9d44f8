import * as z from 'zod/mini';
import { GAME_NOT_OPEN } from '../catalog/errors.ts';
import { nodeIdSchema } from '../catalog/game.ts';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import {
  CARD_GAMES,
  cardActionSchema,
  cardHandIdSchema,
  cardTableIdSchema,
  hashSchema,
  roomCodeSchema,
  roomRequestIdSchema,
  seatSeedSchema,
  tableCodeSchema,
  tableWordSchema,
} from './fields.ts';
import { handEventSchema, roomSchema, tableRowSchema, tableViewSchema } from './table.ts';

export { listHands, readHand, readHandProof, readRoomRules } from './hands.ts';

const tableOrder = { tableId: cardTableIdSchema };
const seatOrder = { ...tableOrder, requestId: roomRequestIdSchema };
const tableValue = z.object({ table: tableViewSchema });

/** What stands between somebody and a seat. */
const sitting = [
  'identity.money-locked',
  'rooms.room-closed',
  'rooms.already-seated',
  'rooms.buy-in-refused',
  'rooms.insufficient-funds',
  'rooms.limit-reached',
  'rooms.play-blocked',
  'rooms.request-id-taken',
  ...GAME_NOT_OPEN,
] as const;

/** What brings somebody to a table. */
const sittingOrder = {
  requestId: roomRequestIdSchema,
  /** What is brought from the wallet; the least of the room without it. */
  buyIn: z.optional(moneySchema),
  /** The tile of the catalogue that led here: its switches are asked. */
  nodeId: z.optional(nodeIdSchema),
};

export const listRooms = endpoint({
  name: 'rooms.list-rooms',
  summary: 'Every room with its stakes, and how many people and tables are in it now; of one game or of all.',
  method: 'GET',
  path: '/wps/relay/rooms/rooms',
  access: 'public',
  query: z.strictObject({ game: z.optional(z.enum(CARD_GAMES)) }),
  value: z.object({ list: z.array(roomSchema) }),
  errors: [],
});

export const listCardTables = endpoint({
  name: 'rooms.list-tables',
  summary: 'The public tables of a room that take players, those with the most people first.',
  method: 'GET',
  path: '/wps/relay/rooms/tables',
  access: 'session',
  query: z.strictObject({ room: roomCodeSchema }),
  value: z.object({ list: z.array(tableRowSchema) }),
  errors: ['rooms.room-unknown'],
});

export const listOwnSeats = endpoint({
  name: 'rooms.list-own-seats',
  summary: 'The tables where the caller has a seat: what a page of any device opens again.',
  method: 'GET',
  path: '/wps/relay/rooms/seats',
  access: 'session',
  value: z.object({ list: z.array(z.object({ ...tableOrder, room: z.string(), stack: moneySchema })) }),
  errors: [],
});

export const takeQuickSeat = endpoint({
  name: 'rooms.take-quick-seat',
  summary: 'Sits the caller down at the fullest table of a room with a free seat, at a new one if there is none.',
  method: 'POST',
  path: '/wps/relay/rooms/quick-seat',
  access: 'session',
  movesMoney: true,
  limit: 'launch-game',
  body: z.strictObject({ room: roomCodeSchema, ...sittingOrder }),
  value: tableValue,
  errors: ['rooms.room-unknown', ...sitting],
});

export const openPrivateTable = endpoint({
  name: 'rooms.open-private-table',
  summary: 'Opens a table that only those who know its code find, and sits the caller down at it.',
  method: 'POST',
  path: '/wps/relay/rooms/private-table',
  access: 'session',
  movesMoney: true,
  limit: 'launch-game',
  body: z.strictObject({
    room: roomCodeSchema,
    ...sittingOrder,
    /** Whether players of the house fill empty seats. */
    hasHouse: z._default(z.boolean(), false),
  }),
  value: tableValue,
  errors: ['rooms.room-unknown', ...sitting],
});

export const takeSeat = endpoint({
  name: 'rooms.take-seat',
  summary: 'Sits the caller down at a table, by its number or by the code of a private one.',
  method: 'POST',
  path: '/wps/relay/rooms/seat',
  access: 'session',
  movesMoney: true,
  limit: 'launch-game',
  body: z.strictObject({
    /** One of the two. */
    tableId: z.optional(cardTableIdSchema),
    code: z.optional(tableCodeSchema),
    /** Any free one without it. */
    seat: z.optional(z.int().check(z.minimum(0), z.maximum(8))),
    ...sittingOrder,
  }),
  value: tableValue,
  errors: ['rooms.table-unknown', 'rooms.code-unknown', 'rooms.seat-taken', 'rooms.table-full', ...sitting],
});

export const readCardTable = endpoint({
  name: 'rooms.read-table',
  summary:
    'The table as the caller may see it, with what happened in its hand since a number; after a lost connection, or to look on.',
  method: 'GET',
  path: '/wps/relay/rooms/table',
  access: 'session',
  query: z.strictObject({
    ...tableOrder,
    /** The hand and the last number of it that the client has. */
    hand: z.optional(cardHandIdSchema),
    seq: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  value: z.object({
    table: tableViewSchema,
    /** At most 200, and only of the hand that was named: none where the view says enough. */
    events: z.array(handEventSchema),
  }),
  errors: ['rooms.table-unknown'],
});

export const topUpSeat = endpoint({
  name: 'rooms.top-up',
  summary: 'Brings more money to the seat, between hands and up to the most of the room.',
  method: 'POST',
  path: '/wps/relay/rooms/top-up',
  access: 'session',
  movesMoney: true,
  limit: 'move-money',
  body: z.strictObject({ ...seatOrder, amount: moneySchema }),
  value: tableValue,
  errors: [
    'identity.money-locked',
    'rooms.table-unknown',
    'rooms.not-seated',
    'rooms.hand-is-on',
    'rooms.buy-in-refused',
    'rooms.insufficient-funds',
    'rooms.limit-reached',
    'rooms.play-blocked',
    'rooms.request-id-taken',
  ],
});

export const setReady = endpoint({
  name: 'rooms.set-ready',
  summary:
    'Whether the seat is dealt in: sits out, or comes back. During a hand it counts from the end of the hand on, and can be taken back until then.',
  method: 'POST',
  path: '/wps/relay/rooms/ready',
  access: 'session',
  body: z.strictObject({
    ...tableOrder,
    isReady: z.boolean(),
    /** Hold'em only: whether an owed big blind is posted in the next hand instead of waiting for it. Kept without it. */
    postsBlind: z.optional(z.boolean()),
  }),
  value: tableValue,
  errors: ['rooms.table-unknown', 'rooms.not-seated'],
});

export const leaveCardTable = endpoint({
  name: 'rooms.leave-table',
  summary:
    'Gives up the seat and brings what lies on the table back to the wallet, once: at once between hands, else when the hand is over. A repeat answers the same.',
  method: 'POST',
  path: '/wps/relay/rooms/leave',
  access: 'session',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject(tableOrder),
  value: z.object({
    /** Whether the seat is given up; otherwise the hand is played on by rule first. */
    hasLeft: z.boolean(),
    table: tableViewSchema,
  }),
  errors: ['rooms.table-unknown'],
});

export const commitSeed = endpoint({
  name: 'rooms.commit-seed',
  summary: "Commits the seat to a seed for the table's next hand, before any seed is shown.",
  method: 'POST',
  path: '/wps/relay/rooms/commit',
  access: 'session',
  body: z.strictObject({
    ...tableOrder,
    /** The number of the hand, as `next.no` of the table says. */
    no: z.int().check(z.minimum(1)),
    /** `seatCommitOf` of `engines/cards/hand-deck`. */
    commit: hashSchema,
  }),
  value: z.object({}),
  errors: ['rooms.table-unknown', 'rooms.not-seated', 'rooms.seed-refused'],
});

export const revealSeed = endpoint({
  name: 'rooms.reveal-seed',
  summary: 'Shows the seed the seat committed to; within three seconds, or the seat sits out and the hand opens anew.',
  method: 'POST',
  path: '/wps/relay/rooms/reveal',
  access: 'session',
  body: z.strictObject({ ...tableOrder, no: z.int().check(z.minimum(1)), seed: seatSeedSchema }),
  value: tableValue,
  errors: ['rooms.table-unknown', 'rooms.not-seated', 'rooms.seed-refused', 'rooms.hand-is-over'],
});

export const actInHand = endpoint({
  name: 'rooms.act',
  summary: 'Acts in the hand that is on. The same request again gets the answer of the first.',
  method: 'POST',
  path: '/wps/relay/rooms/act',
  access: 'session',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({ ...seatOrder, hand: cardHandIdSchema, action: cardActionSchema }),
  value: z.object({
    /** The number under which the action was taken. */
    seq: z.int(),
    table: tableViewSchema,
  }),
  errors: [
    'rooms.table-unknown',
    'rooms.hand-unknown',
    'rooms.not-seated',
    'rooms.hand-is-over',
    'rooms.action-refused',
    'rooms.request-id-taken',
  ],
});

export const sayAtTable = endpoint({
  name: 'rooms.say',
  summary: 'Says a phrase or shows an emote to everybody at the table; at most one in two seconds.',
  method: 'POST',
  path: '/wps/relay/rooms/say',
  access: 'session',
  limit: 'send-chat',
  body: z.strictObject({ ...tableOrder, word: tableWordSchema }),
  value: z.object({}),
  errors: ['rooms.table-unknown', 'rooms.not-seated', 'rooms.too-many-phrases'],
});
