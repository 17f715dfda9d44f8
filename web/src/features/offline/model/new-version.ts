const PLACES_OF_PLAY = ['/game', '/seamless', '/vnlottery'];

/** Whether a game fills this address: anyone who is there is left alone. */
export const isPlayingAt = (path: string): boolean =>
  PLACES_OF_PLAY.some((place) => path === place || path.startsWith(`${place}/`));

const LOOK_EVERY_MS = 30 * 60_000;

/** Whether an open page may ask again for a new version. */
export const isLookDue = (lookedAt: number, now: number): boolean => now - lookedAt >= LOOK_EVERY_MS;
