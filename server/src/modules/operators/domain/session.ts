const MINUTE_MS = 60_000;

export const IDLE_MS = 15 * MINUTE_MS;
export const ABSOLUTE_MS = 8 * 60 * MINUTE_MS;
/** How long password and code count as shown; a login counts too. */
export const STEP_UP_MS = 15 * MINUTE_MS;
/** A session that is used writes this at most once in a while. */
export const TOUCH_MS = 30_000;

export type SessionTimes = { readonly seenAt: Date; readonly expiresAt: Date };

/** Over after eight hours, or when nobody used it for a quarter of an hour. */
export const isAlive = ({ seenAt, expiresAt }: SessionTimes, now: Date): boolean =>
  now < expiresAt && now.getTime() - seenAt.getTime() < IDLE_MS;

export const isSteppedUp = (steppedUpAt: Date, now: Date): boolean =>
  now.getTime() - steppedUpAt.getTime() < STEP_UP_MS;
