import * as z from 'zod/mini';
import { nodeIdSchema } from '../catalog/game.ts';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { READ } from '../operator-fields.ts';

export const listPar = endpoint({
  ...READ,
  name: 'studio.list-par',
  summary: 'The PAR sheet of one of our own games, by way to bet; empty for a game whose vendor has it.',
  path: '/bo/studio/par',
  permission: 'games.read',
  query: z.strictObject({ nodeId: nodeIdSchema }),
  value: z.object({
    list: z.array(
      z.object({
        /** The mode of a slot, rows and risk of a board; a dash where there is one way only. */
        mode: z.string(),
        rtp: z.string(),
        hitRate: z.nullable(z.string()),
        maxWin: z.nullable(z.string()),
        topOneIn: z.nullable(z.string()),
        /** The deviation of one round, in parts of its cost; of slots. */
        sigma: z.nullable(z.string()),
        model: z.string(),
        /** SHA-256 of the rules: another version has another one. */
        rulesHash: z.string(),
      }),
    ),
  }),
  errors: ['catalog.game-unknown'],
});

export const POOLS_SHOWN_MAX = 1_000;

export const listJackpotPools = endpoint({
  ...READ,
  name: 'studio.list-jackpot-pools',
  summary: 'What the pools of jackpots hold that somebody has played for, the largest first.',
  path: '/bo/studio/pools',
  permission: 'games.read',
  value: z.object({
    list: z.array(
      z.object({
        /** Game, currency, bet and jackpot: no two rows have the same. */
        key: z.string(),
        vendor: z.string(),
        /** The code of the game at its vendor, and its number in the catalogue where it is listed. */
        game: z.string(),
        nodeId: z.nullable(nodeIdSchema),
        jackpot: z.string(),
        currency: z.string(),
        bet: moneySchema,
        pool: moneySchema,
      }),
    ),
  }),
  errors: [],
});
