import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import type { Id } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { tableBetSchema, tableResultSchema } from './game.ts';
import { handSchema, seatPlaySchema } from './hands.ts';
import { roundIdSchema } from './round.ts';

export type SlipId = Id<'studio-slip'>;
/** What the list behind the public value of a round holds. */
export const slipIdSchema = idSchema<'studio-slip'>();

/**
 * OPEN takes bets until its clock runs out; CLOSED takes none and fixes the public value; DECIDING waits for the players
 * of a game that asks them; DEALT shows its result; SETTLED has paid it. CANCELLED gave every stake back.
 */
export const TABLE_PHASES = ['OPEN', 'CLOSED', 'DECIDING', 'DEALT', 'SETTLED', 'CANCELLED'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** The round on a table as everybody there sees it. Nothing here tells the result before it is dealt. */
export const tableRoundSchema = z.object({
  /** Counts the rounds of the table from 1. It is the nonce of the draw. */
  number: z.int(),
  phase: z.enum(TABLE_PHASES),
  openedAt: momentSchema,
  closesAt: momentSchema,
  /** When the table goes on from this phase. */
  movesAt: momentSchema,
  commitment: z.string(),
  /** Null until the bets are closed. */
  publicValue: z.nullable(z.string()),
  result: z.nullable(tableResultSchema),
  /** The dealer's open card while players decide. */
  up: z.optional(z.int()),
  /** The secret behind the commitment; null until the round is over. */
  serverSeed: z.nullable(z.string()),
});
export type TableRound = z.output<typeof tableRoundSchema>;

/** Everybody's stakes on a spot, in the currency of the one who looks. */
const spotTotalSchema = z.object({ spot: z.string(), amount: moneySchema });

/** Bets that were placed together: they are taken back together. */
export const slipSchema = z.object({
  slipId: slipIdSchema,
  requestId: z.string(),
  bets: z.array(tableBetSchema),
  stake: moneySchema,
});
export type Slip = z.output<typeof slipSchema>;

/** What the player has in a round. */
export const seatSchema = z.object({
  roundId: roundIdSchema,
  number: z.int(),
  slips: z.array(slipSchema),
  stake: moneySchema,
  /** What it paid; null until it is paid. */
  win: z.nullable(moneySchema),
  /** The stake went back by rule. */
  isCancelled: z.boolean(),
  /** It was brought to its end after an interruption. */
  endedByRule: z.boolean(),
  /** Of a game that asks the players: what lies before this one. */
  play: z.optional(seatPlaySchema),
});
export type Seat = z.output<typeof seatSchema>;

/** Somebody with bets in the round, as the others see him. */
export const tableSeatSchema = z.object({
  /** Null for who shows none. */
  name: z.nullable(z.string()),
  stake: moneySchema,
  /** What the seat was paid; null until then. */
  win: z.nullable(moneySchema),
  isYou: z.boolean(),
  /** Of a game in which every seat has cards of its own. */
  hands: z.optional(z.array(handSchema)),
});
export type TableSeat = z.output<typeof tableSeatSchema>;

export const tableViewSchema = z.object({
  /** Changes with everything below; a client that knows this one waits for the next. */
  version: z.string(),
  /** The clock of the table. */
  now: momentSchema,
  /** Null until somebody sat down for the first time. */
  round: z.nullable(tableRoundSchema),
  totals: z.array(spotTotalSchema),
  players: z.int(),
  /** Those with the largest stakes, at most as many as sit around a table. */
  seats: z.array(tableSeatSchema),
  seat: z.nullable(seatSchema),
});
export type TableView = z.output<typeof tableViewSchema>;

/** A round that is over, for roads and statistics. */
export const tableHistorySchema = z.object({ number: z.int(), result: tableResultSchema });
export type TablePast = z.output<typeof tableHistorySchema>;

/** How a round is marked in a road: a colour of the game and a figure or nothing. */
export const ROAD_TONES = ['red', 'blue', 'green', 'gold', 'black', 'plain'] as const;
export type RoadTone = (typeof ROAD_TONES)[number];

/** A table as the lobby shows it. */
export const tableStateSchema = z.object({
  vendor: z.string(),
  game: z.string(),
  /** Of the round that is on, or of the last one. */
  number: z.int(),
  phase: z.enum(TABLE_PHASES),
  /** When bets close, or closed. */
  closesAt: momentSchema,
  /** When the table goes on from this phase. */
  movesAt: momentSchema,
  /** Players with bets in the round. */
  players: z.int(),
  /** The last rounds, oldest first. */
  marks: z.array(z.object({ tone: z.enum(ROAD_TONES), text: z.string() })),
});
export type TableState = z.output<typeof tableStateSchema>;

export const tableLimitsSchema = z.object({
  /** The largest stake of one player in a round, all spots together. */
  table: moneySchema,
  spots: z.array(z.object({ spot: z.string(), max: moneySchema })),
});
export type TableLimits = z.output<typeof tableLimitsSchema>;
