import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import type { Id } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { tokenSchema } from '../vendors/fields.ts';
import { common, over, requestId, staking } from './calls.ts';
import { fundsSchema, roundSchema } from './round.ts';
import { WEAPONS } from './shots.ts';

/** Fishing is played in rooms of four. Every client computes the fish itself; it names what its shots met. */

export type FishingRoomId = Id<'fishing-room'>;
export const fishingRoomIdSchema = idSchema<'fishing-room'>();

const session = { token: tokenSchema };
/** Milliseconds since the room began, by the clock of the server. */
const atMs = z.int().check(z.minimum(0));

const seatSchema = z.object({ seat: z.int(), cannon: z.int(), isYou: z.boolean() });

/** A room as it is now. */
export const fishingRoomSchema = z.object({
  roomId: fishingRoomIdSchema,
  bet: moneySchema,
  /** The time of the room when this was said. */
  nowMs: atMs,
  seats: z.array(seatSchema),
  /** The seat of the caller, and the number of the last shot of it that counted. */
  seat: z.int(),
  lastShot: z.int(),
  /** Published before the first fish: every seed hashes to the one before it, and the first one to this. */
  chainStart: z.string(),
  /** The seeds of the waves that can be seen now or soon. */
  waves: z.array(z.object({ wave: z.int(), seed: z.string() })),
  /** Fish of those waves that were caught. */
  gone: z.array(z.int()),
  /** What the jackpot of this level stands at. */
  pool: moneySchema,
});
export type FishingRoom = z.output<typeof fishingRoomSchema>;

export const listFishingLevels = endpoint({
  ...common,
  name: 'studio.list-fishing-levels',
  summary: 'The bet levels of the game with who plays there now and the jackpot of each.',
  path: '/wps/studio/fishing/levels',
  body: z.strictObject(session),
  value: z.object({ levels: z.array(z.object({ bet: moneySchema, players: z.int(), pool: moneySchema })) }),
  errors: over,
});

export const takeSeat = endpoint({
  ...common,
  name: 'studio.take-seat',
  summary: 'Sits down at a level: in the fullest room with a free seat, or in a new one. Who sits there stays.',
  path: '/wps/studio/fishing/sit',
  body: z.strictObject({ ...session, bet: moneySchema }),
  value: fishingRoomSchema,
  errors: [...over, 'studio.chance-stopped', 'studio.bet-refused', 'studio.seat-lost'],
});

export const lookAtRoom = endpoint({
  ...common,
  name: 'studio.look-at-room',
  summary: 'The room as it is now; keeps the seat.',
  path: '/wps/studio/fishing/look',
  body: z.strictObject({ ...session, roomId: fishingRoomIdSchema, cannon: z.int() }),
  value: fishingRoomSchema,
  errors: [...over, 'studio.seat-lost'],
});

export const leaveSeat = endpoint({
  ...common,
  name: 'studio.leave-seat',
  summary: 'Stands up at once.',
  path: '/wps/studio/fishing/leave',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({ ...session, roomId: fishingRoomIdSchema }),
  value: z.object({}),
  errors: over,
});

const SHOTS_MAX = 16;
const TARGETS_MAX = 8;

const shotSchema = z.strictObject({
  /** Counts the shots of the seat, strictly upwards. */
  shot: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
  cannon: z.int(),
  weapon: z.enum(WEAPONS),
  /** When it met its fish. */
  atMs,
  /** The fish it met, the one aimed at first. */
  fish: z.array(z.int()).check(z.minLength(1), z.maxLength(TARGETS_MAX)),
});

export const fireShots = endpoint({
  ...common,
  name: 'studio.fire-shots',
  summary: 'A batch of shots that met fish: one stake, one win. A shot that came too late costs nothing.',
  path: '/wps/studio/fishing/fire',
  body: z.strictObject({
    ...session,
    requestId,
    roomId: fishingRoomIdSchema,
    shots: z.array(shotSchema).check(z.minLength(1), z.maxLength(SHOTS_MAX)),
  }),
  value: z.object({
    /** Null where no shot counted: nothing was staked. */
    round: z.nullable(roundSchema),
    funds: z.nullable(fundsSchema),
    /** Numbers of shots that did not count, and cost nothing. */
    missed: z.array(z.int()),
    room: fishingRoomSchema,
  }),
  errors: [...staking, 'studio.seat-lost', 'studio.shots-refused', 'studio.shots-too-fast'],
});
