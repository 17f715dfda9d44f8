import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import type { Id } from '../ids.ts';

export { CARD_GAMES, isPlayedAs, readRoomCode, ROOM_LEVELS, ROOM_STYLES, roomCodeOf } from './room-code.ts';
export type { CardGameCode, RoomLevel, RoomName, RoomStyle } from './room-code.ts';

export type CardTableId = Id<'card-table'>;
export const cardTableIdSchema = idSchema<'card-table'>();
export type CardHandId = Id<'card-hand'>;
export const cardHandIdSchema = idSchema<'card-hand'>();

/** `tien-len-2`, `holdem-4-fast`: game, level, and the style where it is not classic. */
export const roomCodeSchema = z
  .string()
  .check(
    z.regex(
      /^(tien-len|phom|sam-loc|mau-binh|ba-cay|lieng|xi-dach|holdem)-[1-4](-duel|-fast|-slow)?$|^holdem-[1-4]-sit-and-go$/,
    ),
  );

/** Stands for all rooms together: its switches count beside those of each room. */
export const ALL_ROOMS = 'all';

/** The code of a private table: letters and digits that are not mistaken for each other. */
export const tableCodeSchema = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{6}$/));

/** Of the client's own making: the same again is the same order, whatever became of the first answer. */
export const roomRequestIdSchema = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** 64 hex digits. */
export const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** 32 hex digits from the browser; words of the player's own may follow after a dash. */
export const seatSeedSchema = z.string().check(z.regex(/^[0-9a-f]{32}(-[\w-]{1,24})?$/));

/** WAITING for players; SEATING counts down to the next hand; HAND; PAUSE shows the result; CLOSED for good. */
export const TABLE_PHASES = ['WAITING', 'SEATING', 'HAND', 'PAUSE', 'CLOSED'] as const;
export type CardTablePhase = (typeof TABLE_PHASES)[number];

/**
 * SITTING waits for the next hand and is dealt in; AWAY is not dealt in and is stood up after five minutes; IN_HAND
 * plays; LEAVING goes when the hand is over.
 */
export const SEAT_STATES = ['SITTING', 'AWAY', 'IN_HAND', 'LEAVING'] as const;
export type CardSeatState = (typeof SEAT_STATES)[number];

/** SEEDS waits for the seeds of the seats; RESTARTED was opened anew because a seed was missing; CANCELLED gave all back. */
export const HAND_STATES = ['SEEDS', 'PLAY', 'SETTLED', 'RESTARTED', 'CANCELLED', 'VOID'] as const;
export type CardHandState = (typeof HAND_STATES)[number];

/** What may be said at a table by a tap; clients show it in their own language and may mute everybody. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-hand',
  'well-played',
  'thanks',
  'oops',
  'hurry',
  'wait',
  'unlucky',
  'bye',
] as const;
export const EMOTES = ['smile', 'laugh', 'cool', 'wow', 'cry', 'angry', 'clap', 'rose'] as const;
export type TableWord = (typeof PHRASES)[number] | (typeof EMOTES)[number];
export const tableWordSchema = z.enum([...PHRASES, ...EMOTES]);

/** Why money went from one seat to another, in the engine's words; `pot` in games that are paid from pots. */
export const TRANSFER_REASONS = [
  'instant',
  'cut',
  'frozen',
  'held',
  'place',
  'count',
  'rows',
  'extra',
  'banker',
  'side',
  'common',
  'declared',
  'eaten',
  'full',
  'pot',
] as const;

/** What two members did at tables that people should look at: `together` alone says only that they sat together. */
export const PAIR_SIGNALS = [
  'together',
  'large-flow',
  'one-way-flow',
  'soft-play',
  'stopped-on-purpose',
  'feeding',
] as const;
export type PairSignal = (typeof PAIR_SIGNALS)[number];

const card = z.int().check(z.minimum(0), z.maximum(51));
const cards = z.array(card).check(z.minLength(1), z.maxLength(13));
const rows = z.strictObject({
  front: z.array(card).check(z.length(3)),
  middle: z.array(card).check(z.length(5)),
  back: z.array(card).check(z.length(5)),
});
const engineSeat = z.int().check(z.minimum(0), z.maximum(8));

/** Every action of every game, as the engines have them; the server refuses one that is not of the game. */
export const cardActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), cards }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('draw') }),
  z.strictObject({ do: z.literal('eat') }),
  z.strictObject({ do: z.literal('discard'), card }),
  z.strictObject({ do: z.literal('draft'), rows }),
  z.strictObject({ do: z.literal('lay'), rows }),
  z.strictObject({ do: z.literal('declare') }),
  z.strictObject({ do: z.literal('decline') }),
  z.strictObject({ do: z.literal('fold') }),
  z.strictObject({ do: z.literal('check') }),
  z.strictObject({ do: z.literal('call') }),
  z.strictObject({ do: z.literal('raise'), to: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) }),
  z.strictObject({
    do: z.literal('bet'),
    units: z.int().check(z.minimum(0), z.maximum(1_000)),
    /** Ba cây alone. */
    isInCommon: z.optional(z.boolean()),
    sides: z.optional(z.array(z.strictObject({ with: engineSeat, units: z.int() })).check(z.maxLength(8))),
  }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('open'), seat: engineSeat }),
]);
export type CardAction = z.output<typeof cardActionSchema>;
