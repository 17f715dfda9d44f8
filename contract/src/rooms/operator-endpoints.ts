import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { dayRangeFields } from '../console/day-range.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import {
  ALL_ROOMS,
  CARD_GAMES,
  cardHandIdSchema,
  cardTableIdSchema,
  HAND_STATES,
  PAIR_SIGNALS,
  TRANSFER_REASONS,
  roomCodeSchema,
  SEAT_STATES,
  TABLE_PHASES,
} from './fields.ts';

const READS = { ...READ, permission: 'rooms.read' } as const;
const CHANGES = { ...CHANGE, permission: 'rooms.write' } as const;

const switchedRoomSchema = z.union([roomCodeSchema, z.literal(ALL_ROOMS)]);

const roomRow = z.object({
  /** `all` is the switch over all rooms: it has no game and no level. */
  room: z.string(),
  game: z.nullable(z.enum(CARD_GAMES)),
  level: z.nullable(z.int()),
  state: z.enum(['open', 'closed']),
  /** Whether players of the house sit here. */
  house: z.enum(['on', 'off']),
  players: z.int(),
  tables: z.int(),
  version: z.string(),
});

export const listRoomsForStaff = endpoint({
  ...READS,
  name: 'rooms.list-rooms-for-staff',
  summary: 'The switch over all rooms, and every room with its own and how many people and tables are in it now.',
  path: '/bo/rooms/room/list',
  query: z.strictObject({ game: z.optional(z.enum(CARD_GAMES)), state: z.optional(z.enum(['open', 'closed'])) }),
  value: z.object({ list: z.array(roomRow) }),
  errors: [],
});

export const readRoomForStaff = endpoint({
  ...READS,
  name: 'rooms.read-room-for-staff',
  summary: 'One room for its page.',
  path: '/bo/rooms/room',
  query: z.strictObject({ room: switchedRoomSchema }),
  value: roomRow,
  errors: ['rooms.room-unknown'],
});

/** A switch of a room: whether it takes players, and whether players of the house sit there. */
export const switchRoom = endpoint({
  ...CHANGES,
  name: 'rooms.switch-room',
  summary:
    'Opens or closes a room, or turns its house players on or off. Hands that are on are played to their end; seats of a closed room are given back.',
  path: '/bo/rooms/room/switch',
  body: z.strictObject({
    room: switchedRoomSchema,
    state: z.optional(z.enum(['open', 'closed'])),
    house: z.optional(z.enum(['on', 'off'])),
    version: versionSchema,
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'rooms.room-unknown', 'approvals.state-conflict'],
});

const tableRow = z.object({
  tableId: cardTableIdSchema,
  room: z.string(),
  currency: z.string(),
  phase: z.enum(TABLE_PHASES),
  kind: z.enum(['public', 'private']),
  players: z.int(),
  house: z.int(),
  handNo: z.int(),
  /** What lies on the table, of people and of the house. */
  stacks: moneySchema,
  openedAt: momentSchema,
});

export const listTablesForStaff = endpoint({
  ...READS,
  name: 'rooms.list-tables-for-staff',
  summary: 'The tables that are open, or those in a named phase. Never contains a card of a running hand.',
  path: '/bo/rooms/table/list',
  query: z.strictObject({
    game: z.optional(z.enum(CARD_GAMES)),
    room: z.optional(roomCodeSchema),
    phase: z.optional(z.enum(TABLE_PHASES)),
    /** Who sits there now. */
    memberId: z.optional(memberIdSchema),
    /** Opened on these days. */
    ...dayRangeFields,
    cursor: z.optional(cardTableIdSchema),
  }),
  value: z.object({ list: z.array(tableRow), next: z.nullable(cardTableIdSchema) }),
  errors: [],
});

export const readTableForStaff = endpoint({
  ...READS,
  name: 'rooms.read-table-for-staff',
  summary: 'One live table with who sits there; no card of a hand that is on is told.',
  path: '/bo/rooms/table',
  query: z.strictObject({ tableId: cardTableIdSchema }),
  value: z.object({
    ...tableRow.shape,
    seats: z.array(
      z.object({
        seat: z.int(),
        /** Null of a player of the house. */
        memberId: z.nullable(memberIdSchema),
        player: z.string(),
        state: z.enum(SEAT_STATES),
        stack: moneySchema,
      }),
    ),
  }),
  errors: ['rooms.table-unknown'],
});

const handRow = z.object({
  handId: cardHandIdSchema,
  tableId: cardTableIdSchema,
  no: z.int(),
  room: z.string(),
  currency: z.string(),
  state: z.enum(HAND_STATES),
  players: z.int(),
  rake: moneySchema,
  at: momentSchema,
});

export const listHandsForStaff = endpoint({
  ...READS,
  name: 'rooms.list-hands-for-staff',
  summary: 'Hands, the latest first; of a game, a room, a table, a member or some days where they are named.',
  path: '/bo/rooms/hand/list',
  query: z.strictObject({
    game: z.optional(z.enum(CARD_GAMES)),
    room: z.optional(roomCodeSchema),
    tableId: z.optional(cardTableIdSchema),
    memberId: z.optional(memberIdSchema),
    state: z.optional(z.enum(HAND_STATES)),
    /** Opened on these days. */
    ...dayRangeFields,
    cursor: z.optional(cardHandIdSchema),
  }),
  value: z.object({ list: z.array(handRow), next: z.nullable(cardHandIdSchema) }),
  errors: [],
});

export const readHandForStaff = endpoint({
  ...READS,
  name: 'rooms.read-hand-for-staff',
  summary: 'One hand with its seats and its log. Cards are told when it is over, never before.',
  path: '/bo/rooms/hand',
  query: z.strictObject({ handId: cardHandIdSchema }),
  value: z.object({
    ...handRow.shape,
    version: z.string(),
    seats: z.array(
      z.object({
        seat: z.int(),
        memberId: z.nullable(memberIdSchema),
        player: z.string(),
        net: moneySchema,
        rake: moneySchema,
        /** What the seat was dealt first; empty while the hand is on. */
        cards: z.string(),
      }),
    ),
    commitment: z.string(),
    /** The open cards of hold'em; empty while the hand is on. */
    board: z.string(),
    /** Who paid whom and why, in the order of payment. */
    transfers: z.array(
      z.object({
        key: z.string(),
        from: z.nullable(z.int()),
        to: z.nullable(z.int()),
        reason: z.enum(TRANSFER_REASONS),
        due: moneySchema,
        moved: moneySchema,
      }),
    ),
    log: z.array(z.object({ seq: z.int(), seat: z.nullable(z.int()), what: z.string(), at: momentSchema })),
  }),
  errors: ['rooms.hand-unknown'],
});

export const listPartnersForStaff = endpoint({
  ...READS,
  name: 'rooms.list-partners-for-staff',
  summary: 'Whom a member sat with at card tables, by month, and what the two did for each other.',
  path: '/bo/rooms/partner/list',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({
    list: z.array(
      z.object({
        key: z.string(),
        month: z.string(),
        otherId: memberIdSchema,
        hands: z.int(),
        /** In units of the rooms: what went to the other, and what came back. */
        paid: z.int(),
        received: z.int(),
        /** Better hands folded to the other; declared hands the other stopped; discards the other ate. */
        folded: z.int(),
        stopped: z.int(),
        fed: z.int(),
        signals: z.array(z.enum(PAIR_SIGNALS)),
      }),
    ),
  }),
  errors: [],
});

export const readRakeReport = endpoint({
  ...READS,
  name: 'rooms.read-rake-report',
  summary: 'Hands, what was turned over and the rake, by room and business day.',
  path: '/bo/rooms/rake',
  query: z.strictObject(dayRangeFields),
  value: z.object({
    list: z.array(
      z.object({
        key: z.string(),
        day: z.string(),
        room: z.string(),
        currency: z.string(),
        hands: z.int(),
        turnover: moneySchema,
        rake: moneySchema,
        /** What players of the house won or lost. */
        house: moneySchema,
      }),
    ),
  }),
  errors: [],
});

/** What is held for a second person. */
export const handVoidSchema = z.strictObject({ handId: cardHandIdSchema });

export const voidHand = endpoint({
  ...CHANGES,
  name: 'rooms.void-hand',
  summary:
    'Takes a settled hand back: every seat gets what it lost and gives what it won, rake included. Takes two people.',
  path: '/bo/rooms/hand/void',
  body: z.strictObject({ ...handVoidSchema.shape, version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'rooms.hand-unknown', 'rooms.hand-not-voidable', 'approvals.state-conflict'],
});
