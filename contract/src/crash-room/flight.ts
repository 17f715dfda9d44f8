import * as z from 'zod/mini';
import { moneySchema } from '../money-schema.ts';
import { CRASH_PANELS, crashBetSchema } from '../studio/game.ts';
import { roundIdSchema } from '../studio/round.ts';
import { TABLE_PHASES, slipIdSchema } from '../studio/table.ts';
import { momentSchema } from '../time.ts';

/** Who ended a bet: the player's press, the automatic exit, or the rule for flights nobody could leave. */
export const EXITS_BY = ['PLAYER', 'AUTO', 'RULE'] as const;
export type ExitBy = (typeof EXITS_BY)[number];

/** The flight as everybody in the room sees it. Nothing here tells its end before it has come. */
export const flightSchema = z.object({
  /** Counts the flights of the room from 1. It is the nonce of the draw. */
  number: z.int(),
  phase: z.enum(TABLE_PHASES),
  openedAt: momentSchema,
  closesAt: momentSchema,
  /** When the multiplier starts to climb; null until the bets are fixed. */
  fliesAt: z.nullable(momentSchema),
  /** When the next flight opens; null until this one is over. */
  nextAt: z.nullable(momentSchema),
  commitment: z.string(),
  /** What was published before the first flight of its chain, and its place there, counted from 1. */
  chain: z.object({ start: z.string(), link: z.int() }),
  publicValue: z.nullable(z.string()),
  /** Where it ended, in hundredths; null while nobody can know. */
  point: z.nullable(z.int()),
  /** The secret behind the commitment; null until the flight is paid. */
  serverSeed: z.nullable(z.string()),
});
export type FlightView = z.output<typeof flightSchema>;

/** Somebody's bet, under a masked name. */
export const riderSchema = z.object({
  slipId: slipIdSchema,
  name: z.string(),
  isOwn: z.boolean(),
  amount: moneySchema,
  exitAt: z.nullable(z.int()),
});
export type Rider = z.output<typeof riderSchema>;

/** A bet of the player, with what it takes to take it back. */
export const ownBetSchema = z.extend(crashBetSchema, {
  slipId: slipIdSchema,
  requestId: z.string(),
  exitBy: z.nullable(z.enum(EXITS_BY)),
});
export type OwnCrashBet = z.output<typeof ownBetSchema>;

export const crashSeatSchema = z.object({
  roundId: roundIdSchema,
  number: z.int(),
  bets: z.array(ownBetSchema),
  stake: moneySchema,
  /** What it paid; null until it is paid. */
  win: z.nullable(moneySchema),
  isCancelled: z.boolean(),
  endedByRule: z.boolean(),
});
export type CrashSeat = z.output<typeof crashSeatSchema>;

export const crashViewSchema = z.object({
  /** Changes with everything below; a client that knows this one waits for the next. */
  version: z.string(),
  /** The clock of the room. */
  now: momentSchema,
  round: z.nullable(flightSchema),
  /** The largest bets of the flight in the currency of the one who looks. */
  riders: z.array(riderSchema),
  players: z.int(),
  staked: moneySchema,
  seat: z.nullable(crashSeatSchema),
});
export type CrashView = z.output<typeof crashViewSchema>;

/** A flight that is over. */
export const pastFlightSchema = z.object({ number: z.int(), point: z.int() });
export type PastFlight = z.output<typeof pastFlightSchema>;

/** An exit as the server accepted it: the multiplier by its clock when the order came. */
export const exitSchema = z.object({ panel: z.enum(CRASH_PANELS), at: z.int(), by: z.enum(EXITS_BY) });
export type Exit = z.output<typeof exitSchema>;
