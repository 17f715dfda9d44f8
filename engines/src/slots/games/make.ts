import type { Words } from '../../random/words.ts';
import { tuneDefinition } from '../family/tune.ts';
import { mathematicsOf } from '../mathematics.ts';
import type { StoredSlot } from '../mathematics.ts';
import { measure, scaledPays } from '../measured.ts';
import type { MeasuredSlot } from '../measured.ts';
import { EXACT_DESIGNS } from './exact-designs.ts';
import type { Design, Names } from './exact-designs.ts';
import { SIMULATED_DESIGNS } from './simulated-designs.ts';

/** A row of `games.json`. */
export type GameRow = { readonly names: Names } & (
  | ({ readonly method: 'exact' } & StoredSlot)
  | ({ readonly method: 'measured' } & MeasuredSlot)
);

/** The games whose figures are computed, one after the other. */
export function* makeExactGames(): Generator<GameRow> {
  for (const design of EXACT_DESIGNS) yield makeExactGame(design);
}

export const makeExactGame = (design: Design): GameRow => {
  const definition = 'definition' in design ? design.definition : tuneDefinition(design.recipe, design.adapt);
  return { names: design.names, method: 'exact', definition, mathematics: mathematicsOf(definition) };
};

/** The games whose figures are measured: played with the words handed in, so the same words give the same figures. */
export function* makeMeasuredGames(words: Words, rounds: number): Generator<GameRow> {
  for (const { names, definition, target } of SIMULATED_DESIGNS) {
    const [first] = measure(definition, words, Math.ceil(rounds / 2));
    const tuned = scaledPays(definition, target / 100 / Number(first?.rtpPercent));
    yield { names, method: 'measured', definition: tuned, measured: measure(tuned, words, rounds) };
  }
}
