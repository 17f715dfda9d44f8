import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import {
  GAME_CATEGORIES,
  gameSchema,
  nodeIdSchema,
  vendorCodeSchema,
  vendorGroupSchema,
  VOLATILITIES,
} from './game.ts';
import { pageFields, seedFields } from './seed-fields.ts';

export * from './favourites.ts';

export const listVendors = endpoint({
  name: 'catalog.list-vendors',
  summary: 'Every category that has a vendor, with its vendors; ESPORTS and COCKFIGHT are groups of SPORTS.',
  method: 'GET',
  path: '/wps/relay/game/vendors',
  access: 'public',
  query: z.strictObject(seedFields),
  value: z.object({
    data: z.object({
      /** In the order they are shown. A lane may have vendors only in its groups. */
      lanes: z.array(z.extend(vendorGroupSchema, { groups: z.array(vendorGroupSchema) })),
    }),
    /** Changes with the catalogue; a browser that keeps the list for its session asks again when it does. */
    version: z.string(),
  }),
  errors: [],
});

const category = `(${GAME_CATEGORIES.join('|')})`;
/** One category, or several with commas between them. */
const categoriesSchema = z.string().check(z.regex(new RegExp(`^${category}(,${category}){0,9}$`)));
const vendorsSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}(,[A-Za-z0-9][A-Za-z0-9_-]{0,39}){0,49}$/));
export const classifySchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/));

export const GAME_SORTS = ['POPULAR', 'NEWEST', 'NAME', 'RTP', 'MIN_BET'] as const;
export type GameSort = (typeof GAME_SORTS)[number];

export const GAME_NAME_LENGTH_MAX = 100;

export const listGames = endpoint({
  name: 'catalog.list-games',
  summary: 'One page of the games that fit every filter given, with how many there are.',
  method: 'GET',
  path: '/wps/relay/game/list',
  access: 'public',
  query: z.strictObject({
    ...seedFields,
    ...pageFields,
    gameType: z.optional(categoriesSchema),
    gameClassify: z.optional(classifySchema),
    /** A part of the name; case and accents do not matter, and no character has a meaning of its own. */
    gameName: z.optional(z.string().check(z.maxLength(GAME_NAME_LENGTH_MAX))),
    /** Games that can be played for this much or less. */
    minBet: z.optional(moneySchema),
    /** Games with at least so many lines. */
    minLineNum: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    /** One vendor, or several with commas between them; `vassalage` is the other spelling. */
    vendor: z.optional(vendorsSchema),
    vassalage: z.optional(vendorsSchema),
    volatility: z.optional(z.enum(VOLATILITIES)),
    isHot: z.optional(z.enum(['true', 'false'])),
    isNew: z.optional(z.enum(['true', 'false'])),
    sort: z._default(z.enum(GAME_SORTS), 'POPULAR'),
  }),
  value: z.object({
    games: z.array(gameSchema),
    totalPages: z.int(),
    totalCount: z.int(),
    pageNo: z.int(),
    hasMoreGame: z.boolean(),
  }),
  errors: [],
});

const listValue = z.object({ list: z.array(gameSchema) });

export const listHotGames = endpoint({
  name: 'catalog.list-hot-games',
  summary: 'The games an operator or we put forward or many people opened lately, the most played first.',
  method: 'GET',
  path: '/wps/relay/game/hot',
  access: 'public',
  query: z.strictObject({
    ...seedFields,
    gameType: z.optional(z.enum(GAME_CATEGORIES)),
    vassalage: z.optional(vendorCodeSchema),
  }),
  value: listValue,
  errors: [],
});

/** How many games are popular where the request names no number. */
export const POPULAR_COUNT = 20;
const countSchema = z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/)));

export const listPopularGames = endpoint({
  name: 'catalog.list-popular-games',
  summary: 'The games most people opened lately.',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'public',
  query: z.strictObject({ ...seedFields, count: countSchema, gameType: z.optional(z.enum(GAME_CATEGORIES)) }),
  value: listValue,
  errors: [],
});

export const listNewGames = endpoint({
  name: 'catalog.list-new-games',
  summary: 'The games that came out last.',
  method: 'GET',
  path: '/wps/relay/game/new',
  access: 'public',
  query: z.strictObject({ ...seedFields, count: countSchema, gameType: z.optional(z.enum(GAME_CATEGORIES)) }),
  value: listValue,
  errors: [],
});

export const readGame = endpoint({
  name: 'catalog.read-game',
  summary: 'Everything a player may want to know of a game before it is opened.',
  method: 'GET',
  path: '/wps/relay/game/details',
  access: 'public',
  query: z.strictObject({ ...seedFields, nodeId: nodeIdSchema }),
  value: z.object({
    game: gameSchema,
    vendorName: z.string(),
    /** Which rules text to show: a key of the text catalogue, one per mechanic. */
    rulesKey: z.string(),
    mechanic: z.string(),
    theme: z.string(),
    /** The name of `gameClassify` in the caller's language. */
    labelName: z.string(),
    /** The limits of a stake; null where the engine has not said. */
    limits: z.object({ minBet: moneySchema, maxBet: z.nullable(moneySchema) }),
    /** The model of mathematics behind it, for those who check; null until an engine exists. */
    modelId: z.nullable(z.string()),
    /** When the vendor's maintenance is expected to end; null where there is none or nobody knows. */
    maintenanceUntil: z.nullable(momentSchema),
  }),
  errors: ['catalog.game-unknown'],
});

export const readMenus = endpoint({
  name: 'catalog.read-menus',
  summary: 'The labels games go by, category by category, each with its first games.',
  method: 'GET',
  path: '/wps/relay/game/menus',
  access: 'public',
  query: z.strictObject({ ...seedFields, gameType: z.optional(z.enum(GAME_CATEGORIES)) }),
  value: z.object({
    list: z.array(
      z.object({
        gameCategory: z.enum(GAME_CATEGORIES),
        /** The `gameClassify` of its games. */
        gameGroupCode: z.string(),
        labelName: z.string(),
        gameCount: z.int(),
        /** The most popular ones, at most MENU_GAMES. */
        gameMenus: z.array(gameSchema),
      }),
    ),
  }),
  errors: [],
});

export const MENU_GAMES = 6;

export const readSearchIndex = endpoint({
  name: 'catalog.read-search-index',
  summary: 'Where the document of all games this caller may see is kept; search-index.ts reads it.',
  method: 'GET',
  path: '/wps/relay/game/searchIndex',
  access: 'public',
  query: z.strictObject(seedFields),
  value: z.object({
    /** Named by its content: fetched once, kept for ever, replaced by another address when a game changes. */
    address: z.string(),
    gameCount: z.int(),
  }),
  errors: [],
});
export { readHealth } from './health-endpoints.ts';
