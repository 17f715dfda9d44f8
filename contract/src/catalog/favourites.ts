import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { GAME_CATEGORIES, gameSchema, nodeIdSchema, vendorCodeSchema } from './game.ts';
import { pageFields, seedFields } from './seed-fields.ts';

/** How many games an account may mark, and how many of those it played are remembered. */
export const FAVOURITES_MAX = 500;
export const RECENT_MAX = 100;

export const listRecentGames = endpoint({
  name: 'catalog.list-recent-games',
  summary: 'The games the caller opened, the last one first.',
  method: 'GET',
  path: '/wps/relay/game/recent',
  access: 'session',
  query: z.strictObject({ ...seedFields, ...pageFields, gameType: z.optional(z.enum(GAME_CATEGORIES)) }),
  value: z.object({ list: z.array(gameSchema), totalPages: z.int() }),
  errors: [],
});

export const listFavourites = endpoint({
  name: 'catalog.list-favourites',
  summary: "The caller's favourite games that can be seen now, the last one marked first.",
  method: 'GET',
  path: '/wps/relay/game/favourites',
  access: 'session',
  query: z.strictObject({ ...seedFields, ...pageFields, gameType: z.optional(z.enum(GAME_CATEGORIES)) }),
  value: z.object({ content: z.array(gameSchema), totalPages: z.int() }),
  errors: [],
});

export const listFavouriteIds = endpoint({
  name: 'catalog.list-favourite-ids',
  summary: "The ids of the caller's favourite games, for the marks on tiles.",
  method: 'GET',
  path: '/wps/relay/game/favourite/ids',
  access: 'session',
  query: z.strictObject(seedFields),
  value: z.object({ list: z.array(nodeIdSchema) }),
  errors: [],
});

/** `vendor` and `gameType` come along by habit; the id alone decides. */
const favouriteBody = z.strictObject({
  ...seedFields,
  nodeId: nodeIdSchema,
  vendor: z.optional(vendorCodeSchema),
  gameType: z.optional(z.enum(GAME_CATEGORIES)),
});

const favouriteValue = z.object({ nodeId: nodeIdSchema, isFavourite: z.boolean() });

export const addFavourite = endpoint({
  name: 'catalog.add-favourite',
  summary: 'Marks a game as a favourite; once is as good as twice.',
  method: 'POST',
  path: '/wps/relay/game/favourite/add',
  access: 'session',
  body: favouriteBody,
  value: favouriteValue,
  errors: ['catalog.game-unknown', 'catalog.favourites-full'],
});

export const removeFavourite = endpoint({
  name: 'catalog.remove-favourite',
  summary: 'Takes the mark away, also from a game that is no longer shown.',
  method: 'POST',
  path: '/wps/relay/game/favourite/remove',
  access: 'session',
  body: favouriteBody,
  value: favouriteValue,
  errors: [],
});
