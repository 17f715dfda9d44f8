import * as z from 'zod/mini';
import { push } from '../push.ts';
import { GAME_CATEGORIES, nodeIdSchema } from './game.ts';

/**
 * The catalogue changed: open pages read their lists again. What was closed or opened is named where it is one thing,
 * so that a page with that very game open can say so.
 */
export const catalogChanged = push({
  name: 'catalog.changed',
  audience: 'site',
  data: z.object({
    what: z.enum(['games', 'game', 'vendor', 'category']),
    nodeId: z.nullable(nodeIdSchema),
    vendor: z.nullable(z.string()),
    gameCategory: z.nullable(z.enum(GAME_CATEGORIES)),
  }),
});

/** The caller marked or unmarked a game in another window. */
export const favouriteChanged = push({
  name: 'catalog.favourite-changed',
  audience: 'member',
  data: z.object({ nodeId: nodeIdSchema, isFavourite: z.boolean() }),
});
