import type { Game } from '@fairground/contract/catalog/game';

/** The instant game most played of those that can be played now. */
export const pickMiniGame = <Each extends Pick<Game, 'status'>>(games: readonly Each[]): Each | undefined =>
  games.find(({ status }) => status === 'OPEN');
