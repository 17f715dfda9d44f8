import type { Game } from '@fairground/contract/catalog/game';

/** The game the site names for the corner, if it can be played now. */
export const pickMiniGame = <Each extends Pick<Game, 'status' | 'gameId'>>(
  games: readonly Each[],
  gameId: string,
): Each | undefined => games.find((game) => game.gameId === gameId && game.status === 'OPEN');
