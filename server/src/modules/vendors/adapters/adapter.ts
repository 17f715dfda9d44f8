import type { LanguageCode } from '@fairground/contract/language';
import type { Device, GameSessionId } from '@fairground/contract/launch/endpoints';
import type { LaunchGame } from '../../catalog/index.ts';

export type LaunchSession = {
  readonly id: GameSessionId;
  /** What the game exchanges for its token; good once, for a minute. */
  readonly code: string;
};

/** Addresses as a browser asks for them: a path is one of this site. A game has at least one of them. */
export type LaunchAddress = { readonly url: string | null; readonly url2: string | null };

/** How the games of a vendor are opened: all that differs from one vendor to another. */
export type LaunchAdapter = {
  readonly launchUrl: (
    game: LaunchGame,
    session: LaunchSession,
    language: LanguageCode,
    device: Device,
  ) => LaunchAddress;
};
