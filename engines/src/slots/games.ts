import type { Words } from '../random/words.ts';
import type { SlotDefinition } from './definition.ts';
import stored from './games/games.json' with { type: 'json' };
import type { GameRow } from './games/make.ts';
import { loadSlot } from './mathematics.ts';
import { loadMeasured } from './measured.ts';

/** The studio's own games, each with a definition, its figures and its name in Vietnamese and English. */
export type StudioGame = GameRow;

export const STUDIO_GAMES = stored as unknown as readonly StudioGame[];

export const studioGame = (id: string): StudioGame => {
  const found = STUDIO_GAMES.find(({ definition }) => definition.id === id);
  if (found === undefined) throw new RangeError(`The studio has no game ${id}.`);
  return found;
};

/** The definition of a game, after its figures have been computed or played again; a game that differs does not load. */
export const loadStudioGame = (game: StudioGame, words: Words, proof: 'whole' | 'return' = 'return'): SlotDefinition =>
  game.method === 'exact' ? loadSlot(game, proof) : loadMeasured(game, words, proof === 'whole' ? 100_000 : 10_000);
