import { gameOf } from '@fairground/engines/lottery/games';
import { useGameName } from './use-game-name.ts';

/** The name of the game with this code; the code itself of a game the engine does not know. */
export const useGameTitle = (): ((gameCode: string) => string) => {
  const nameOf = useGameName();
  return (gameCode) => {
    const game = gameOf(gameCode);
    return game === undefined ? gameCode : nameOf(game);
  };
};
