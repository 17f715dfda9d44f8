import * as z from 'zod/mini';
import { BET_CATEGORIES } from '../betting/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';

export const WINS_SHOWN_MAX = 50;

/** A count as an address carries it: digits, up to WINS_SHOWN_MAX. */
const countSchema = z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/));

/** A win as everybody may see it: nothing here leads back to a person, a bet or a moment. */
export const winSchema = z.object({
  /** The masked name. */
  player: z.string(),
  gameName: z.string(),
  prize: moneySchema,
  currency: z.string(),
  /** How many times the stake, in whole times. */
  times: z.int(),
  gameType: z.enum(BET_CATEGORIES),
  /** The game's picture; null where our own engine has none. */
  picture: z.nullable(z.string()),
});
export type Win = z.output<typeof winSchema>;

export const listWinners = endpoint({
  name: 'winners.list-winners',
  summary: 'Wins of the last day, the newest first: settled bets of real accounts, shown some minutes later.',
  method: 'GET',
  path: '/wps/relay/board/winners',
  access: 'public',
  query: z.strictObject({ count: z.optional(countSchema), type: z.optional(z.enum(BET_CATEGORIES)) }),
  value: z.object({ list: z.array(winSchema) }),
  errors: [],
});

export const readBoardChoice = endpoint({
  name: 'winners.read-board-choice',
  summary: 'Whether wins of the caller may stand on the board.',
  method: 'GET',
  path: '/wps/relay/board/choice',
  access: 'session',
  query: z.strictObject({}),
  value: z.object({ isShown: z.boolean() }),
  errors: [],
});

export const changeBoardChoice = endpoint({
  name: 'winners.change-board-choice',
  summary: 'Lets wins of the caller stand on the board, or takes them off at once.',
  method: 'POST',
  path: '/wps/relay/board/choice',
  access: 'session',
  body: z.strictObject({ isShown: z.boolean() }),
  value: z.object({ isShown: z.boolean() }),
  errors: [],
  limit: 'change-settings',
});
