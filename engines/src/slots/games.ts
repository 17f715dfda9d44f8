import type { Words } from '../random/words.ts';
import type { SlotDefinition } from './definition.ts';
import stored from './games/games.json' with { type: 'json' };
import type { GameRow } from './games/make.ts';
import { loadSlot } from './mathematics.ts';
import { loadMeasured } from './measured.ts';
import { progressivesOf } from './progressive.ts';

/** The studio's own games, each with a definition, its figures and its name in Vietnamese and English. */
export type StudioGame = GameRow;

export const STUDIO_GAMES = stored as unknown as readonly StudioGame[];

/** The figures of a game and one of its ways to bet. Percentages are decimal text; `maxPay` is in units. */
export type ModeFigures = {
  readonly mode: string;
  readonly rtpPercent: string;
  readonly hitPercent: string | null;
  /** Null where the game was measured, for the highest win seen is not the highest there is, and where a pool grows. */
  readonly maxPay: number | null;
};

export const studioFigures = (game: StudioGame): readonly ModeFigures[] =>
  game.method === 'exact' && progressivesOf(game.definition).every(({ mustHit }) => mustHit !== undefined)
    ? game.mathematics
    : (game.method === 'exact' ? game.mathematics : game.measured).map((figures) => ({ ...figures, maxPay: null }));

export const studioGame = (id: string): StudioGame => {
  const found = STUDIO_GAMES.find(({ definition }) => definition.id === id);
  if (found === undefined) throw new RangeError(`The studio has no game ${id}.`);
  return found;
};

/** The definition of a game, after its figures have been computed or played again; a game that differs does not load. */
export const loadStudioGame = (game: StudioGame, words: Words, proof: 'whole' | 'return' = 'return'): SlotDefinition =>
  game.method === 'exact' ? loadSlot(game, proof) : loadMeasured(game, words, proof === 'whole' ? 100_000 : 10_000);
