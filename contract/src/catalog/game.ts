import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import type { Id } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { GAME_CATEGORIES, GAME_ENTRIES, GAME_STATUSES, VOLATILITIES } from './game-words.ts';

export * from './game-words.ts';

export type GameNodeId = Id<'game'>;
/** What a favourite, a launch and a search result name a game by. */
export const nodeIdSchema = idSchema<'game'>();

/** A vendor's code: JL, TCG_SEA, BTI … */
export const vendorCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/));

export const gameSchema = z.object({
  nodeId: nodeIdSchema,
  /** The vendor's code; `vendor` repeats it for readers of the other spelling. */
  vassalage: z.string(),
  vendor: z.string(),
  /** The vendor's own number of the game, unique within the vendor; `gameCode` repeats it. */
  gameId: z.string(),
  gameCode: z.string(),
  /** A table or room within the game; empty where there is none. */
  roomId: z.string(),
  /** The game's own category … */
  gameType: z.enum(GAME_CATEGORIES),
  /** … and the one whose lane it is shown in: SPORTS for ESPORTS and COCKFIGHT. */
  gameCategory: z.enum(GAME_CATEGORIES),
  /** In the caller's language. */
  gameName: z.string(),
  /** The code of its label; `readMenus` has the label's name. */
  gameClassify: z.string(),
  /** The smallest stake of a round. */
  minBet: moneySchema,
  /** Lines that pay; 0 where the game has none. `lines` repeats it as null then. */
  minLineNum: z.int(),
  lines: z.nullable(z.int()),
  /** Codes of every vendor that offers it: today always the one. */
  vendors: z.array(z.string()),
  /** The wallet account the vendor plays from; it distinguishes lotteries. */
  accountTypeName: z.string(),
  isGame: z.enum(GAME_ENTRIES),
  /** A lottery's code and the play it opens with; empty for other games. */
  code: z.string(),
  defaultPlayType: z.string(),
  isHot: z.boolean(),
  /** Added within the last 30 days. */
  isNew: z.boolean(),
  /** Address of the tile; the picture behind an address never changes. */
  picture: z.string(),
  /** The tile's leading hue in degrees, to paint before the picture is there. */
  hue: z.int(),
  /** What is paid back of 100 staked in the long run, such as `96.50`; null until an engine states it. */
  rtp: z.nullable(z.string()),
  /** Of 100 rounds so many pay something, such as `24.10`; null until an engine states it. */
  hitRate: z.nullable(z.string()),
  /** The largest win as a multiple of the stake; null until an engine states it. */
  maxWin: z.nullable(z.int()),
  volatility: z.nullable(z.enum(VOLATILITIES)),
  /** The day its vendor added it to this site, `2026-11-15`; empty for games the vendor began with. */
  releasedOn: z.string(),
  status: z.enum(GAME_STATUSES),
});
export type Game = z.output<typeof gameSchema>;

export const vendorSchema = z.object({
  /** The vendor's code, in both spellings. */
  vassalage: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  /** The code its icon goes by, which differs from the vendor's in some languages; empty for no icon. */
  iconCode: z.string(),
  /** Address of the word-mark. */
  logo: z.string(),
  hue: z.int(),
  /** How many of its games in this category can be seen. */
  gameCount: z.int(),
  /** GAME: `nodeId` opens the vendor at once. VASSALAGE: its games are listed first, and `nodeId` is null. */
  isGame: z.enum(GAME_ENTRIES),
  nodeId: z.nullable(nodeIdSchema),
  accountTypeName: z.string(),
  isMaintenance: z.boolean(),
});
export type Vendor = z.output<typeof vendorSchema>;

/** The vendors of one category; of those without any there is no group. */
export const vendorGroupSchema = z.object({
  gameCategory: z.enum(GAME_CATEGORIES),
  /** No game of it can be opened yet. Its vendors have no games to count then. */
  isBuilding: z.boolean(),
  vendors: z.array(vendorSchema),
});
export type VendorGroup = z.output<typeof vendorGroupSchema>;
