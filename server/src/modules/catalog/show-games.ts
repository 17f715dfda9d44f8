import type { Game } from '@fairground/contract/catalog/game';
import type { View } from './answers.ts';
import type { GameFacts } from './domain/facts.ts';
import { gameIn } from './domain/game-in.ts';

/** Games as the contract shows them, in the language of the view. */
export const showGames = ({ language, catalogue, newSince }: View, games: readonly GameFacts[]): Game[] =>
  games.map((game) => gameIn(game, language, catalogue, newSince));
