import type { MemberId } from '@fairground/contract/ids';

export const LAUNCH_MS = 60_000;
export const ABSOLUTE_MS = 24 * 3_600_000;

/** Where a player opened a game: the address, and the site's host. */
export type SessionPlace = { readonly ip: string; readonly host: string };

/** A game session: who plays what in which currency, with which vendor. */
export type GameSession = {
  readonly vendorId: bigint;
  readonly memberId: MemberId;
  readonly gameGroup: string;
  readonly currency: string;
  readonly place: SessionPlace;
  readonly seenAt: Date;
  /** Minutes it may rest unused, by the market the game was opened in. */
  readonly idleMinutes: number;
  readonly expiresAt: Date;
};
