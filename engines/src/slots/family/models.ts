import type { Words } from '../../random/words.ts';
import type { StoredSlot } from '../mathematics.ts';
import { measure, scaledPays } from '../measured.ts';
import type { MeasuredSlot } from '../measured.ts';
import { MEASURED_RECIPES } from './measured-recipes.ts';
import type { MeasuredRecipe } from './measured-recipes.ts';
import { RECIPES } from './recipes.ts';
import type { Mechanic, Recipe } from './recipe.ts';
import { tuneRecipe } from './tune.ts';

/** A row of `models.json`. */
export type ModelRow = { readonly mechanic: Mechanic; readonly lines: number } & (StoredSlot | MeasuredSlot);

/** All models of the family, tuned and analysed or played one after the other, each with words of its own name. */
export function* makeModels(wordsOf: (name: string) => Words): Generator<ModelRow> {
  for (const recipe of RECIPES) yield makeModel(recipe);
  for (const recipe of MEASURED_RECIPES)
    yield makeMeasuredModel(recipe, wordsOf(`family ${recipe.definition.id}`), MEASURED_ROUNDS);
}

export const makeModel = (recipe: Recipe): ModelRow => ({
  mechanic: recipe.mechanic,
  lines: linesOf(recipe),
  ...tuneRecipe(recipe),
});

/** Rounds that are played for the figures; half as many find the scale of the pays. */
const MEASURED_ROUNDS = 2_000_000;

/** Played once to find the scale, and again with it for the figures. */
export const makeMeasuredModel = (
  { mechanic, definition, target }: MeasuredRecipe,
  words: Words,
  rounds: number,
): ModelRow => {
  const [first] = measure(definition, words, Math.ceil(rounds / 2));
  const tuned = scaledPays(definition, target / 100 / Number(first?.rtpPercent));
  return { mechanic, lines: 0, definition: tuned, measured: measure(tuned, words, rounds) };
};

const linesOf = ({ mechanic, lines, rows, reels }: Recipe): number => {
  if (lines > 0) return lines;
  return mechanic === 'tumble' ? 0 : rows ** reels;
};
