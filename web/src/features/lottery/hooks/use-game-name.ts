import type { Game } from '@fairground/engines/lottery/games';
import { useLanguage } from '../../../shared/i18n/index.ts';

/** The name of a game as the engine's list writes it; languages without one of their own read the English name. */
export const useGameName = (): ((game: Pick<Game, 'names'>) => string) => {
  const { code } = useLanguage();
  return ({ names }) => (code === 'TY' ? names.TY : names.EN);
};
