import type { Game } from '@fairground/contract/catalog/game';
import type { CatalogDeps } from './deps.ts';
import type { View } from './answers.ts';
import type { GameFacts } from './domain/facts.ts';
import { gameIn } from './domain/game-in.ts';
import { readGames } from './store/games.ts';

/** Reads whole games by what is known of them, in the same order, in the language of the view. */
export const showGames = async (
  { db, languages }: CatalogDeps,
  { language, catalogue, newSince }: Pick<View, 'language' | 'catalogue' | 'newSince'>,
  games: readonly GameFacts[],
): Promise<Game[]> => {
  const ids = games.map(({ id }) => id);
  const shown = await readGames(db, ids, [language, languages[0], 'EN']);
  return shown.map((game) => gameIn(game, catalogue, newSince));
};
