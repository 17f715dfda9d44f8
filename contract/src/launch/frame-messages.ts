import type { PushData } from '../push.ts';
import type { roomMoved } from '../studio/pushes.ts';

/** What a game may say to the page around it: `parent.postMessage({ from: GAME_FRAME, says: 'round-open' }, '*')`. */
export const GAME_FRAME = 'fairground-game';

/**
 * `ready`: the game can be played. `round-open` and `round-closed`: a stake waits for its result, or none does any more.
 * `session-over`: the wallet said so. `deposit` and `leave`: the player asked for it inside the game.
 */
export const GAME_WORDS = ['ready', 'round-open', 'round-closed', 'session-over', 'deposit', 'leave'] as const;
export type GameWord = (typeof GAME_WORDS)[number];

/** Reads a message of a game; anything else that reaches the window says nothing. */
export const readGameWord = (data: unknown): GameWord | undefined => {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('says' in data)) return undefined;
  return data.from === GAME_FRAME ? GAME_WORDS.find((word) => word === data.says) : undefined;
};

/** What the page around a game tells it: pushes that are about its room, which the game cannot hear itself. */
export const GAME_PAGE = 'fairground-page';

export type RoomMove = PushData<typeof roomMoved>;

/** Reads what the page tells of the room; the game believes its own page, which has read it by its schema. */
export const readRoomMove = (data: unknown): RoomMove | undefined => {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('room' in data)) return undefined;
  return data.from === GAME_PAGE ? (data.room as RoomMove) : undefined;
};
