/** A game as stops know it. */
export type StoppedGame = { readonly vendor: string; readonly gameId: string };

/** What may not be played now, whatever the catalogue says. */
export type Stops = {
  readonly isAllStopped: boolean;
  readonly vendors: ReadonlySet<string>;
  readonly games: ReadonlySet<string>;
  /** Another token after every change: what others remember of a game is good for one version. */
  readonly version: string;
};

export const keyOfGame = ({ vendor, gameId }: StoppedGame): string => `${vendor} ${gameId}`;

export const isStopped = ({ isAllStopped, vendors, games }: Stops, game: StoppedGame): boolean =>
  isAllStopped || vendors.has(game.vendor) || games.has(keyOfGame(game));
