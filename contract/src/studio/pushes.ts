import * as z from 'zod/mini';
import { moneySchema } from '../money-schema.ts';
import { push } from '../push.ts';
import { fishingRoomIdSchema } from './fishing.ts';
import { poolSchema } from './game.ts';
import { FINAL_STATES, roundIdSchema } from './round.ts';
import { WEAPONS } from './shots.ts';

/** A round that was interrupted or left has been brought to its end by rule. */
export const roundFinished = push({
  name: 'studio.round-finished',
  audience: 'member',
  data: z.object({ roundId: roundIdSchema, state: z.enum(FINAL_STATES), stake: moneySchema, win: moneySchema }),
});

/** The pools of a game grew by somebody's stake, or one was won; told to those who have the game open. */
export const poolsGrew = push({
  name: 'studio.pools-grew',
  audience: 'member',
  data: z.object({ vendor: z.string(), game: z.string(), currency: z.string(), pools: z.array(poolSchema) }),
});

const seats = z.array(z.object({ seat: z.int(), cannon: z.int() }));

/** What another player of the room did: sat down, stood up, or fired; `caught` names the fish that are gone by it. */
export const roomMoved = push({
  name: 'studio.room-moved',
  audience: 'member',
  data: z.object({
    roomId: fishingRoomIdSchema,
    seats,
    volley: z.nullable(
      z.object({
        seat: z.int(),
        shots: z.array(
          z.object({ cannon: z.int(), weapon: z.enum(WEAPONS), fish: z.array(z.int()), caught: z.array(z.int()) }),
        ),
        win: moneySchema,
        isJackpot: z.boolean(),
      }),
    ),
  }),
});
