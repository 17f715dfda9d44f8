import * as z from 'zod/mini';
import { BET_CATEGORIES, betFilters } from '../betting/endpoints.ts';
import { CSV_TYPE, fileSchema } from '../bytes.ts';
import { GAME_NOT_OPEN } from '../catalog/errors.ts';
import { nodeIdSchema, vendorCodeSchema } from '../catalog/game.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import type { Id } from '../ids.ts';
import { LANGUAGES } from '../language.ts';
import type { LanguageCode } from '../language.ts';
import { momentSchema } from '../time.ts';
import { gameCodeSchema } from '../vendors/fields.ts';

export type GameSessionId = Id<'game-session'>;
export const gameSessionIdSchema = idSchema<'game-session'>();

/** What callers send along by habit, as text or as a number. Nothing is decided by it. */
const habit = z.optional(z.union([z.string().check(z.maxLength(256)), z.int()]));

const language = z.optional(z.enum(LANGUAGES.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]]));

/** Of the caller's own making. The same again is the same launch: it opens no second session. */
const requestId = z.optional(z.string().check(z.regex(/^[\w.:-]{8,64}$/)));

export const DEVICES = ['desktop', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

/** Who plays is known from the session alone: `username`, `token` and `merchantCode` are accepted and not read. */
const launchBody = z.strictObject({
  /** Names the game; without it `vassalage` and `gameId` do. */
  nodeId: z.optional(nodeIdSchema),
  gameId: z.optional(gameCodeSchema),
  vassalage: z.optional(vendorCodeSchema),
  accountType: habit,
  /** `1` leaves the balance where it is: the member moves it. Otherwise a launch brings it along where wallets are many. */
  confirmTrans: habit,
  launchMode: habit,
  platform: habit,
  clientType: habit,
  username: habit,
  token: habit,
  merchantCode: habit,
  device: z.optional(z.enum(DEVICES)),
  language,
  requestId,
});

/** An address of a game carries a code that is good once and for a minute; the session behind it lasts. */
const launchValue = z.object({
  /** At least one of them is there. The second is another way to the same game. */
  game_url: z.nullable(z.string()),
  game_url2: z.nullable(z.string()),
  sessionId: gameSessionIdSchema,
  nodeId: nodeIdSchema,
  /** Until when the game may be opened with these addresses. */
  addressExpiresAt: momentSchema,
  openedAt: momentSchema,
  /** When the session is over at the latest. */
  expiresAt: momentSchema,
});
export type LaunchedGame = z.output<typeof launchValue>;

const refusals = [
  'identity.money-locked',
  ...GAME_NOT_OPEN,
  'vendors.game-not-connected',
  'vendors.play-blocked',
  'vendors.limit-used-up',
] as const;

const launching = {
  method: 'POST',
  access: 'session',
  movesMoney: true,
  value: launchValue,
  errors: [...refusals, 'vendors.request-id-taken', 'vendors.session-over'],
  limit: 'launch-game',
} as const;

export const launchGame = endpoint({
  ...launching,
  name: 'vendors.launch-game',
  summary: 'Opens a game session for the caller and answers where the game is.',
  path: '/wps/game/launchGame',
  body: launchBody,
});

export const readLaunchAddress = endpoint({
  ...launching,
  name: 'vendors.read-launch-address',
  summary: 'The same under the name that launch address v2 goes by.',
  path: '/wps/relay/game/launch',
  body: launchBody,
});

export const LOTTERY_VIEWS = ['lobby', 'betting'] as const;

/** Our own lotteries need no vendor connection and no game session. */
const lotteryRefusals = refusals.filter((code) => code !== 'vendors.game-not-connected');

export const launchLottery = endpoint({
  method: 'POST',
  access: 'session',
  movesMoney: true,
  limit: 'launch-game',
  name: 'vendors.launch-lottery',
  summary: 'Whether the lottery of an area opens for the caller, and where: its lobby, or the betting of one game.',
  path: '/wps/relay/game/launch/lottery',
  body: z.strictObject({
    lottoArea: z.enum(['VN']),
    launchMode: habit,
    /** Needed for betting. */
    gameCode: z.optional(gameCodeSchema),
    view: z._default(z.enum(LOTTERY_VIEWS), 'lobby'),
    device: habit,
    /** Where the lottery leads back to: an address of this site. */
    backUrl: z.optional(z.string().check(z.maxLength(500))),
    language,
  }),
  value: z.object({
    /** The page of this site: our own lotteries are played there, without a frame. */
    game_url: z.string(),
    /** The lottery that opens; null for the lobby. */
    nodeId: z.nullable(nodeIdSchema),
  }),
  errors: [...lotteryRefusals, 'vendors.back-url-refused'],
});

const sessionOrder = z.strictObject({ sessionId: gameSessionIdSchema });

export const resumeGame = endpoint({
  ...launching,
  name: 'vendors.resume-game',
  summary: 'A fresh address for a session that is open already, after a reload; no second session comes of it.',
  path: '/wps/relay/game/session/resume',
  body: z.strictObject({ sessionId: gameSessionIdSchema, language, device: z.optional(z.enum(DEVICES)) }),
  errors: [...refusals, 'vendors.session-unknown', 'vendors.session-over'],
});

const sessionValue = z.object({
  sessionId: gameSessionIdSchema,
  nodeId: nodeIdSchema,
  isOver: z.boolean(),
  /** Whether a stake of this session still waits for its result. */
  hasOpenRound: z.boolean(),
  openedAt: momentSchema,
  expiresAt: momentSchema,
});

export const readGameSession = endpoint({
  name: 'vendors.read-game-session',
  summary: 'Whether a session of the caller is still open, and a round in it.',
  method: 'GET',
  path: '/wps/relay/game/session',
  access: 'session',
  query: sessionOrder,
  value: sessionValue,
  errors: ['vendors.session-unknown'],
});

export const leaveGame = endpoint({
  name: 'vendors.leave-game',
  summary: 'Ends a session of the caller: no stake is taken any more, what was won is still paid.',
  method: 'POST',
  path: '/wps/relay/game/session/leave',
  access: 'session',
  openDuring: ['maintenance', 'region'],
  body: sessionOrder,
  value: sessionValue,
  errors: ['vendors.session-unknown'],
});

export const namePlayedGames = endpoint({
  name: 'vendors.name-played-games',
  summary: 'The games of the catalogue behind the numbers that bets carry; what is not known is left out.',
  method: 'GET',
  path: '/wps/relay/bet/games',
  access: 'session',
  scopes: ['withdraw'],
  query: z.strictObject({
    /** The vendor and the number of each game as a bet has them, and its code where the bet tells: `jl:12,TCG_SEA:3:TH`. */
    games: z
      .string()
      .check(z.regex(/^[\w-]{1,40}:[1-9]\d{0,17}(:[\w-]{1,64})?(,[\w-]{1,40}:[1-9]\d{0,17}(:[\w-]{1,64})?){0,99}$/)),
  }),
  value: z.object({
    list: z.array(
      z.object({
        vendor: z.string(),
        gameId: idSchema<'game'>(),
        nodeId: nodeIdSchema,
        gameName: z.string(),
        picture: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const listPlayedVendors = endpoint({
  name: 'vendors.list-played-vendors',
  summary: 'The vendors the caller ever placed a bet with, by the name the catalogue gives them.',
  method: 'GET',
  path: '/wps/relay/bet/vendors',
  access: 'session',
  scopes: ['withdraw'],
  value: z.object({
    list: z.array(
      z.object({
        /** As bets carry it. */
        vendor: z.string(),
        vendorName: z.string(),
        /** Of the caller's bets there, in the order of the categories. */
        categories: z.array(z.enum(BET_CATEGORIES)),
      }),
    ),
  }),
  errors: [],
});

export const listPlayedGames = endpoint({
  name: 'vendors.list-played-games',
  summary: 'The games the caller placed bets in within a range, those with the most bets first, by their names.',
  method: 'GET',
  path: '/wps/relay/bet/played',
  access: 'session',
  scopes: ['withdraw'],
  query: z.strictObject({
    category: betFilters.category,
    vendor: betFilters.vendor,
    from: betFilters.from,
    to: betFilters.to,
  }),
  value: z.object({
    list: z.array(z.object({ vendor: z.string(), gameId: idSchema<'game'>(), gameName: z.string(), bets: z.int() })),
  }),
  errors: ['betting.window-backwards'],
  limit: 'sum-bets',
});

export const exportBets = endpoint({
  name: 'vendors.export-bets',
  summary: "The caller's own bets of at most a year as a table for spreadsheets, the newest first; one at a time.",
  method: 'GET',
  path: '/wps/relay/bet/export',
  access: 'session',
  scopes: ['withdraw'],
  query: z.strictObject({ ...betFilters, from: momentSchema }),
  file: [CSV_TYPE],
  value: fileSchema,
  errors: ['betting.window-backwards', 'betting.range-too-long', 'betting.export-running'],
  limit: 'export-record',
});
