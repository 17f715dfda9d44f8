import type { StoredSlot } from '../mathematics.ts';
import { RECIPES } from './recipes.ts';
import type { Mechanic, Recipe } from './recipe.ts';
import { tuneRecipe } from './tune.ts';

/** A row of `models.json`. */
export type ModelRow = { readonly mechanic: Mechanic; readonly lines: number } & StoredSlot;

/** All models of the family, tuned and analysed one after the other. */
export function* makeModels(): Generator<ModelRow> {
  for (const recipe of RECIPES) yield makeModel(recipe);
}

export const makeModel = (recipe: Recipe): ModelRow => ({
  mechanic: recipe.mechanic,
  lines: linesOf(recipe),
  ...tuneRecipe(recipe),
});

const linesOf = ({ mechanic, lines, rows, reels }: Recipe): number => {
  if (lines > 0) return lines;
  return mechanic === 'tumble' ? 0 : rows ** reels;
};
