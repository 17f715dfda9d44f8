import * as z from 'zod/mini';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import {
  CARD_GAMES,
  cardActionSchema,
  cardHandIdSchema,
  cardTableIdSchema,
  HAND_STATES,
  ROOM_STYLES,
  SEAT_STATES,
  TABLE_PHASES,
  TRANSFER_REASONS,
} from './fields.ts';

/** A room: its game, stakes and number of players. */
export const roomSchema = z.object({
  room: z.string(),
  game: z.enum(CARD_GAMES),
  level: z.int(),
  style: z.enum(ROOM_STYLES),
  currency: z.string(),
  /** The amount of one unit of the payment table; in hold'em the big blind, in liêng the ante. */
  unit: moneySchema,
  /** Hold'em and liêng only: the amount of one chip in the engine's view. Null in games that count debts in units. */
  chip: z.nullable(moneySchema),
  seats: z.int(),
  buyIn: z.object({ least: moneySchema, most: moneySchema }),
  turnSeconds: z.int(),
  /** Whether players of the house sit here. */
  hasHouse: z.boolean(),
  /** Seated members, without players of the house. */
  players: z.int(),
  tables: z.int(),
});
export type Room = z.output<typeof roomSchema>;

/** A table in the list of a room. */
export const tableRowSchema = z.object({
  tableId: cardTableIdSchema,
  phase: z.enum(TABLE_PHASES),
  players: z.int(),
  house: z.int(),
  seats: z.int(),
});
export type TableRow = z.output<typeof tableRowSchema>;

/** A seated player. `seat` is the index of the place, from 0; it stays the same until the player leaves. */
export const tableSeatSchema = z.object({
  seat: z.int(),
  /** The name shown to other players: masked for members, the full name for players of the house. */
  name: z.string(),
  isYou: z.boolean(),
  /** A player of the house. It decides by published rules from its own seat's view and is left out of leaderboards. */
  isHouse: z.boolean(),
  state: z.enum(SEAT_STATES),
  /** IN_HAND only: the player asked to sit out, and the seat is AWAY once the hand is over. */
  sitsOutNext: z.boolean(),
  /** The money on the table. It changes when a hand is settled. */
  stack: moneySchema,
  isOffline: z.boolean(),
  /** Whether the seat has committed to a seed for the next hand. */
  hasCommitted: z.boolean(),
});
export type TableSeat = z.output<typeof tableSeatSchema>;

const transferSchema = z.object({
  /** Seat indexes. Null means the pot, and the house where the rake is taken. */
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  reason: z.enum(TRANSFER_REASONS),
  /** The debt, and the part of it that the payer's stack covered (`paid`). */
  due: moneySchema,
  paid: moneySchema,
});

const seatResultSchema = z.object({
  seat: z.int(),
  name: z.string(),
  isHouse: z.boolean(),
  /** The result after rake: negative for a loss. */
  net: moneySchema,
  rake: moneySchema,
});

export const handResultSchema = z.object({
  seats: z.array(seatResultSchema),
  /** All payments of the hand with their reasons, in order. */
  transfers: z.array(transferSchema),
  rake: moneySchema,
});
export type HandResult = z.output<typeof handResultSchema>;

const clockSchema = z.object({
  seat: z.int(),
  /** Milliseconds from this answer until the seat times out, time bank included. */
  dueInMs: z.int(),
  /** The part of `dueInMs` that is time bank. The clock counts the turn down first, then the bank. */
  bankMs: z.int(),
});

/** A hand as one seat, or a spectator, is allowed to see it. */
export const handViewSchema = z.object({
  handId: cardHandIdSchema,
  /** Number of the hand at this table, from 1. It is the nonce of the draw. */
  no: z.int(),
  state: z.enum(HAND_STATES),
  /** Maps the engine's seats to places at the table: `seats[0]` is the place of the engine's seat 0. */
  seats: z.array(z.int()),
  /** The caller's seat in the engine; null for a spectator. */
  yours: z.nullable(z.int()),
  /** The engine's seat that has the button. In ba cây and xì dách this seat is the banker. */
  button: z.int(),
  /** SHA-256 of the server's seed, published during the hand before. */
  commitment: z.string(),
  /** The commitment of each place, made before any seed was revealed. */
  commits: z.array(z.object({ seat: z.int(), commit: z.string() })),
  /** The seeds revealed so far. If one is not revealed in time, the hand is restarted. */
  seeds: z.array(z.object({ seat: z.int(), seed: z.string() })),
  /** Merkle root over all positions of the deck; null before the deal. */
  root: z.nullable(z.string()),
  /** Number of the last event; each event adds one. */
  seq: z.int(),
  /**
   * The engine's view of this seat: `TienLenView`, `PhomView`, … of `engines/cards` by the game. Null before the deal.
   * It holds no hidden card of another seat.
   */
  view: z.nullable(z.unknown()),
  /** Actions the seat may take now, as listed by the engine. Empty when it is another seat's turn. */
  legal: z.array(cardActionSchema),
  clocks: z.array(clockSchema),
  result: z.nullable(handResultSchema),
});
export type HandView = z.output<typeof handViewSchema>;

/** An event of a hand, without information hidden from this seat. */
export const handEventSchema = z.object({
  seq: z.int(),
  /** The place that acted; null for events of the table itself. */
  seat: z.nullable(z.int()),
  /** `hand.open`, `hand.commits`, `hand.reveal`, `hand.dealt`, `acted`, `timed-out`, `hand.settled`, `hand.restarted`, `hand.cancelled`. */
  kind: z.string(),
  /** Of `acted` and `timed-out`: the engine's events, in their order. */
  events: z.array(z.unknown()),
  at: momentSchema,
});
export type HandEvent = z.output<typeof handEventSchema>;

/** The complete state of the table for one seat. A client replaces its state with it and animates the events. */
export const tableViewSchema = z.object({
  tableId: cardTableIdSchema,
  room: roomSchema,
  /** Increases with every change. A client discards a view with a lower version. */
  version: z.int(),
  phase: z.enum(TABLE_PHASES),
  /** SEATING and PAUSE only: milliseconds until the next phase. */
  movesInMs: z.nullable(z.int()),
  /** The access code of a private table, shown to seated players only. */
  code: z.nullable(z.string()),
  seats: z.array(tableSeatSchema),
  yourSeat: z.nullable(z.int()),
  /** The next hand that needs a commitment to a seed from the caller. */
  next: z.object({
    no: z.int(),
    /** SHA-256 of the server's seed of the next hand. */
    commitment: z.string(),
    /** Whether the caller's seat has not committed yet. */
    needsCommit: z.boolean(),
    /** What the caller's seat committed to so far: a device that does not know its seed commits anew until the hand opens. */
    yourCommit: z.nullable(z.string()),
    /** Hold'em only: the caller's seat owes the big blind, and comes in when that is at the seat. */
    waitsForBlind: z.boolean(),
    /** The caller posts it in the next hand instead, and comes in at once. */
    postsBlind: z.boolean(),
  }),
  /** Whether the caller has to reveal its seed now. */
  needsReveal: z.boolean(),
  /** The current hand, or the last one while its result is displayed. */
  hand: z.nullable(handViewSchema),
});
export type TableView = z.output<typeof tableViewSchema>;

/** A finished hand in the member's history. */
export const handRowSchema = z.object({
  handId: cardHandIdSchema,
  tableId: cardTableIdSchema,
  no: z.int(),
  room: z.string(),
  game: z.enum(CARD_GAMES),
  unit: moneySchema,
  currency: z.string(),
  state: z.enum(HAND_STATES),
  players: z.int(),
  /** As the register of bets has it: what was at stake, and what came back. */
  stake: moneySchema,
  payout: moneySchema,
  net: moneySchema,
  rake: moneySchema,
  /** What lay in front of the seat when the hand began, and when it was paid. */
  before: moneySchema,
  after: moneySchema,
  at: momentSchema,
});
export type HandRow = z.output<typeof handRowSchema>;

/** The data that `verifyHand` (`engines/cards/verify-hand`) needs to verify a hand offline. */
export const handProofSchema = z.object({
  name: z.object({ game: z.string(), table: z.string(), hand: z.int() }),
  commitment: z.string(),
  /** Null while folded hands are kept hidden: 24 hours in hold'em and liêng. */
  serverSeed: z.nullable(z.string()),
  seedFrom: z.nullable(momentSchema),
  seats: z.array(z.object({ seat: z.int(), seed: z.string(), commit: z.string() })),
  root: z.string(),
  /** The numbers of the cards that were shuffled. */
  cards: z.array(z.int()),
  shown: z.array(z.object({ place: z.int(), card: z.int(), salt: z.string(), path: z.array(z.string()) })),
});
export type HandProof = z.output<typeof handProofSchema>;
