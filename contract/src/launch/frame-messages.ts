import { money } from '../money.ts';
import type { Money } from '../money.ts';
import type { PushData } from '../push.ts';
import type { poolsGrew, roomMoved } from '../studio/pushes.ts';

/** What a game may say to the page around it: `parent.postMessage({ from: GAME_FRAME, says: 'round-open' }, '*')`. */
export const GAME_FRAME = 'fairground-game';

/**
 * `ready`: the game can be played. `round-open` and `round-closed`: a stake waits for its result, or none does any more.
 * `showing` and `shown`: an order is on its way or its result is being shown, and until it has been shown the page keeps
 * the balance as it was. `session-over`: the wallet said so. `short-of-funds`: a stake was larger than the balance.
 * `deposit` and `leave`: the player asked for it inside the game.
 */
export const GAME_MESSAGES = [
  'ready',
  'round-open',
  'round-closed',
  'showing',
  'shown',
  'session-over',
  'short-of-funds',
  'deposit',
  'leave',
] as const;
export type GameMessage = (typeof GAME_MESSAGES)[number];

/** Reads a message of a game; anything else that reaches the window says nothing. */
export const readGameMessage = (data: unknown): GameMessage | undefined => {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('says' in data)) return undefined;
  return data.from === GAME_FRAME ? GAME_MESSAGES.find((word) => word === data.says) : undefined;
};

const ROUND_ID = /^[1-9]\d{0,17}$/;

/** The number of the round a player wants to see proved on the site: `{ from: GAME_FRAME, says: 'verify', round: '7' }`. */
export const readRoundWish = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('says' in data) || !('round' in data))
    return undefined;
  const { from, says, round } = data;
  // It becomes part of an address: a number and nothing else.
  return from === GAME_FRAME && says === 'verify' && typeof round === 'string' && ROUND_ID.test(round)
    ? round
    : undefined;
};

const COMMITMENT = /^[0-9a-f]{64}$/;

/** The commitment of the jackpot a player wants to see proved: `{ from: GAME_FRAME, says: 'verify', jackpot: '…' }`. */
export const readJackpotWish = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('says' in data) || !('jackpot' in data))
    return undefined;
  const { from, says, jackpot } = data;
  return from === GAME_FRAME && says === 'verify' && typeof jackpot === 'string' && COMMITMENT.test(jackpot)
    ? jackpot
    : undefined;
};

/** What the page around a game tells it: pushes that are about its room, which the game cannot hear itself. */
export const GAME_PAGE = 'fairground-page';

export type RoomMove = PushData<typeof roomMoved>;

/** Reads what the page sends about the room; the game believes its own page, which has read it by its schema. */
export const readRoomMove = (data: unknown): RoomMove | undefined => {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('room' in data)) return undefined;
  return data.from === GAME_PAGE ? (data.room as RoomMove) : undefined;
};

export type PoolsMove = PushData<typeof poolsGrew>;

/** Reads what the page sends about jackpots, by the same right. */
export const readPoolsMove = (data: unknown): PoolsMove | undefined => {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('pools' in data)) return undefined;
  return data.from === GAME_PAGE ? (data.pools as PoolsMove) : undefined;
};

/** Whether the page tells the game that money came into the wallet, so that it asks how much there is now. */
export const readFundsNews = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'from' in data &&
  data.from === GAME_PAGE &&
  'funds' in data &&
  data.funds === 'grown';

const UNITS = /^[1-9]\d{0,18}$/;

/**
 * Reads the page's message about a running bonus: the largest stake while money of it is left, in units of 1/10,000. `null` says
 * that none holds, and any other message says nothing.
 */
export const readStakeBound = (data: unknown): Money | null | undefined => {
  if (typeof data !== 'object' || data === null || !('from' in data) || !('most' in data)) return undefined;
  if (data.from !== GAME_PAGE) return undefined;
  return typeof data.most === 'string' && UNITS.test(data.most) ? money(BigInt(data.most)) : null;
};
