import * as z from 'zod/mini';

/**
 * The calls of the studio's game clients. Their frame belongs to no site, so every answer may be read from elsewhere, and
 * who plays is known by the token of the game session alone: nothing else in a body can name a player.
 */
export const common = { method: 'POST', access: 'public', crossOrigin: true } as const;

/** Of the client's own making: the same again is the same round or step, whatever became of the first answer. */
export const requestId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Rounds of a table or a room are counted from 1; none counts further than this. */
export const roundNumber = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** What can be wrong with the session of any of these calls. */
export const over = ['studio.session-over', 'studio.game-closed'] as const;

export const staking = [
  ...over,
  'studio.chance-stopped',
  'studio.bet-refused',
  'studio.request-id-taken',
  'studio.insufficient-funds',
  'studio.limit-reached',
  'studio.play-blocked',
  'studio.round-unsettled',
] as const;
