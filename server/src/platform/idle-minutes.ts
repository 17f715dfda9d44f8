import type { MarketPolicy } from '@fairground/contract/market/policy';

const MINUTE_MS = 60_000;

/** A session that nobody used for this long is over, in every market. */
export const IDLE_MINUTES_MAX = 30;

/** Minutes without use after which a session is over: those of the market, but never more than anywhere. */
export const idleMinutesIn = ({ idleMinutesMax }: Pick<MarketPolicy, 'idleMinutesMax'>): number =>
  idleMinutesMax === 0 ? IDLE_MINUTES_MAX : Math.min(idleMinutesMax, IDLE_MINUTES_MAX);

type Used = { readonly seenAt: Date; readonly idleMinutes: number; readonly expiresAt: Date };

/** Until its day has passed, or until nobody used it for as long as its market allows. */
export const isAlive = ({ seenAt, idleMinutes, expiresAt }: Used, now: Date): boolean =>
  now < expiresAt && now.getTime() - seenAt.getTime() < idleMinutes * MINUTE_MS;
