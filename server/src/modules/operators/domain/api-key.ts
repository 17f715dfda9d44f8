import type { KeyState } from '@fairground/contract/operators/key-endpoints';

export type KeyTimes = { readonly issuedAt: Date | null; readonly expiresAt: Date; readonly revokedAt: Date | null };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A key that is used writes this at most once in a while. */
export const USED_MS = 60_000;

export const keyStateOf = ({ issuedAt, expiresAt, revokedAt }: KeyTimes, now: Date): KeyState => {
  if (revokedAt !== null) return 'revoked';
  if (now >= expiresAt) return 'expired';
  return issuedAt === null ? 'granted' : 'active';
};

export const endOf = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** The secret before goes on for a while, but no longer than the key lives; without hours it ends at once. */
export const overlapOf = (now: Date, hours: number, expiresAt: Date): Date | null =>
  hours === 0 ? null : new Date(Math.min(now.getTime() + hours * HOUR_MS, expiresAt.getTime()));
