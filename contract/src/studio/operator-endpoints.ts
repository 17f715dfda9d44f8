import * as z from 'zod/mini';
import { nodeIdSchema } from '../catalog/game.ts';
import { endpoint } from '../endpoint.ts';
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
