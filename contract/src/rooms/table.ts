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

/** What is played in a room and for how much. */
export const roomSchema = z.object({
  room: z.string(),
  game: z.enum(CARD_GAMES),
  level: z.int(),
  style: z.enum(ROOM_STYLES),
  currency: z.string(),
  /** One unit of the payment sheet; the big blind of hold'em, the ante of liêng. */
  unit: moneySchema,
  /** Of hold'em and liêng: what one chip of the engine's view is worth. Null where debts are counted in units. */
  chip: z.nullable(moneySchema),
  seats: z.int(),
  buyIn: z.object({ least: moneySchema, most: moneySchema }),
  turnSeconds: z.int(),
  /** Whether players of the house sit here. */
  hasHouse: z.boolean(),
  /** People with a seat, not counting players of the house. */
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

/** Somebody at the table. `seat` is the place at the table, from 0; it does not change while they sit. */
export const tableSeatSchema = z.object({
  seat: z.int(),
  /** As the others see it: a masked name, or the name of a player of the house. */
  name: z.string(),
  isYou: z.boolean(),
  /** A player of the house: plays by public rules from its own seat's view, and counts in no board. */
  isHouse: z.boolean(),
  state: z.enum(SEAT_STATES),
  /** What is on the table; it changes when a hand is settled. */
  stack: moneySchema,
  isOffline: z.boolean(),
  /** Whether the seat has committed to a seed for the next hand. */
  hasCommitted: z.boolean(),
});
export type TableSeat = z.output<typeof tableSeatSchema>;

const transferSchema = z.object({
  /** Places at the table. Null is the pot, or the house for the rake. */
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  reason: z.enum(TRANSFER_REASONS),
  /** What was owed, and what of it could be paid. */
  due: moneySchema,
  paid: moneySchema,
});

const seatResultSchema = z.object({
  seat: z.int(),
  name: z.string(),
  isHouse: z.boolean(),
  /** Won or lost, the rake already taken; written with a sign. */
  net: moneySchema,
  rake: moneySchema,
});

export const handResultSchema = z.object({
  seats: z.array(seatResultSchema),
  /** Who paid whom and why, in the order of payment. */
  transfers: z.array(transferSchema),
  rake: moneySchema,
});
export type HandResult = z.output<typeof handResultSchema>;

const clockSchema = z.object({
  seat: z.int(),
  /** Until the seat's time is up, its time bank included, counted from the moment of this answer. */
  dueInMs: z.int(),
  /** What of it is the time bank: the clock shows the turn first, and then the bank. */
  bankMs: z.int(),
});

/** What one seat, or somebody who looks on, may see of a hand. */
export const handViewSchema = z.object({
  handId: cardHandIdSchema,
  /** Counts the hands of the table from 1; the nonce of the draw. */
  no: z.int(),
  state: z.enum(HAND_STATES),
  /** The places that play, by the engine's seats: `seats[0]` is the place of the engine's seat 0. */
  seats: z.array(z.int()),
  /** The engine's seat of the caller; null for somebody who looks on. */
  yours: z.nullable(z.int()),
  /** The engine's seat with the button, who is the banker of ba cây and xì dách. */
  button: z.int(),
  /** SHA-256 of the server's seed, known since the hand before. */
  commitment: z.string(),
  /** What each place committed to before any seed was shown. */
  commits: z.array(z.object({ seat: z.int(), commit: z.string() })),
  /** Seeds that were shown so far; a missing one restarts the hand. */
  seeds: z.array(z.object({ seat: z.int(), seed: z.string() })),
  /** The root over all places of the deck; null before the deal. */
  root: z.nullable(z.string()),
  /** Grows by one with every event. */
  seq: z.int(),
  /**
   * The engine's view of this seat: `TienLenView`, `PhomView`, … of `engines/cards` by the game. Null before the deal.
   * It holds no hidden card of another seat.
   */
  view: z.nullable(z.unknown()),
  /** What the seat may do now, as the engine lists it. Empty when it is not its turn. */
  legal: z.array(cardActionSchema),
  clocks: z.array(clockSchema),
  result: z.nullable(handResultSchema),
});
export type HandView = z.output<typeof handViewSchema>;

/** One thing that happened in a hand, as this seat may know it. */
export const handEventSchema = z.object({
  seq: z.int(),
  /** The place that acted; null for what nobody did. */
  seat: z.nullable(z.int()),
  /** `hand.open`, `hand.commits`, `hand.reveal`, `hand.dealt`, `acted`, `timed-out`, `hand.settled`, `hand.restarted`, `hand.cancelled`. */
  kind: z.string(),
  /** Of `acted` and `timed-out`: the engine's events, in their order. */
  events: z.array(z.unknown()),
  at: momentSchema,
});
export type HandEvent = z.output<typeof handEventSchema>;

/** The table as one seat sees it. It is whole: a client replaces what it has, and animates the events. */
export const tableViewSchema = z.object({
  tableId: cardTableIdSchema,
  room: roomSchema,
  /** Grows with every change; an older one is dropped. */
  version: z.int(),
  phase: z.enum(TABLE_PHASES),
  /** Of SEATING and PAUSE: until the table goes on. */
  movesInMs: z.nullable(z.int()),
  /** The code of a private table, shown to those who sit there. */
  code: z.nullable(z.string()),
  seats: z.array(tableSeatSchema),
  yourSeat: z.nullable(z.int()),
  /** What the caller commits to next: a seed for this hand, once its number is known. */
  next: z.object({
    no: z.int(),
    /** SHA-256 of the server's seed of the next hand. */
    commitment: z.string(),
    /** Whether the caller's seat still owes its commit. */
    needsCommit: z.boolean(),
    /** What the caller's seat committed to so far: a device that does not know its seed commits anew until the hand opens. */
    yourCommit: z.nullable(z.string()),
    /** The caller sat out a big blind of hold'em, and comes in when it is at the seat again. */
    waitsForBlind: z.boolean(),
  }),
  /** Whether a commit of the caller waits to be revealed now. */
  needsReveal: z.boolean(),
  /** The hand that is on, or the last one while its result is shown. */
  hand: z.nullable(handViewSchema),
});
export type TableView = z.output<typeof tableViewSchema>;

/** A hand of the history. */
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

/** Everything that checks a hand without the server; `verifyHand` of `engines/cards/verify-hand` reads it. */
export const handProofSchema = z.object({
  name: z.object({ game: z.string(), table: z.string(), hand: z.int() }),
  commitment: z.string(),
  /** Null while folded hands are still hidden: of hold'em and liêng for 24 hours. */
  serverSeed: z.nullable(z.string()),
  seedFrom: z.nullable(momentSchema),
  seats: z.array(z.object({ seat: z.int(), seed: z.string(), commit: z.string() })),
  root: z.string(),
  /** The numbers that were shuffled. */
  cards: z.array(z.int()),
  shown: z.array(z.object({ place: z.int(), card: z.int(), salt: z.string(), path: z.array(z.string()) })),
});
export type HandProof = z.output<typeof handProofSchema>;
