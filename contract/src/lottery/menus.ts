import * as z from 'zod/mini';
import { nodeIdSchema } from '../catalog/game.ts';
import { seedFields } from '../catalog/seed-fields.ts';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';
import { LOTTERY_AREAS, nearSchema, PRIZE_MODES } from './fields.ts';

/** The calls with the names that pages of lotteries have always used: menus, and numbers on sale. */

const habits = { ...seedFields, lottoArea: z.optional(z.enum(LOTTERY_AREAS)) };

/** A count as an address carries it: 1 to 100. */
const countSchema = z.string().check(z.regex(/^([1-9]\d?|100)$/));

/** A game as the menus show it. */
export const menuGameSchema = z.object({
  /** Of the catalogue, for favourites and launches; null for a game the catalogue does not list. */
  nodeId: z.nullable(nodeIdSchema),
  gameCode: z.string(),
  /** In the caller's language. */
  gameName: z.string(),
  gameGroupCode: z.string(),
  lottoArea: z.enum(LOTTERY_AREAS),
  prizeModes: z.array(z.enum(PRIZE_MODES)),
  /** Seconds between draws; null for draws at a time of the day. */
  intervalSeconds: z.nullable(z.int()),
  /** Seconds from the lock to the draw. */
  lockTime: z.int(),
  isOn: z.boolean(),
  /** Drawn by the house, in place of the lottery it is named after. */
  isSimulated: z.boolean(),
});
export type MenuGame = z.output<typeof menuGameSchema>;

/** `labelName` is the group's code as a text key: groups are named by the pages. */
const menusValue = z.object({
  gameMenus: z.array(z.object({ gameGroupCode: z.string(), labelName: z.string(), games: z.array(menuGameSchema) })),
});

export const readLotteryMenus = endpoint({
  name: 'lottery.read-menus',
  summary: 'Every lottery on offer, group by group; `prizeMode` and `lottoArea` narrow it.',
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'public',
  query: z.strictObject(habits),
  value: menusValue,
  errors: [],
});

export const readVietnamMenu = endpoint({
  name: 'lottery.read-vietnam-menu',
  summary: 'The lotteries of Vietnam: the daily boards by region, and the fast ones.',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'public',
  query: z.strictObject(habits),
  value: menusValue,
  errors: [],
});

export const listRecentVietnam = endpoint({
  name: 'lottery.list-recent-vietnam',
  summary: 'The lotteries of Vietnam that the caller bet on last.',
  method: 'GET',
  path: '/lgw/vn/games/recent',
  access: 'session',
  query: z.strictObject(habits),
  value: z.object({ list: z.array(menuGameSchema) }),
  errors: [],
});

/** For how many lotteries of Vietnam numbers are asked. */
export const VIETNAM_NUMBERS = 100;

const numbersValue = z.object({ serverTime: momentSchema, list: z.array(nearSchema) });

export const listVietnamNumbers = endpoint({
  name: 'lottery.list-vietnam-numbers',
  summary: 'For every lottery of Vietnam the issue on sale and the last result.',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'public',
  query: z.strictObject({ ...habits, count: z._default(countSchema, String(VIETNAM_NUMBERS)) }),
  value: numbersValue,
  errors: [],
});

export const listOpenNumbers = endpoint({
  name: 'lottery.list-open-numbers',
  summary: 'For every lottery the issue on sale and the last result.',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'public',
  query: z.strictObject(habits),
  value: numbersValue,
  errors: [],
});
