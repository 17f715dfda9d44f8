import type { FeatureRecipe, PayStyle, Recipe } from './recipe.ts';

export const free = (
  spins: number,
  multiplier: number,
  retrigger: 'none' | 'once' = 'once',
  sale: 'on sale' | 'not on sale' = 'not on sale',
): FeatureRecipe => ({ type: 'free', spins, multiplier, retrigger, isOnSale: sale === 'on sale' });
export const NONE: FeatureRecipe = { type: 'none' };

type Base = Omit<Recipe, 'id' | 'target' | 'pays'>;

export const make = (id: string, base: Base, pays: PayStyle, target: number): Recipe => ({ ...base, id, pays, target });

export const lines = (
  reels: number,
  rows: number,
  count: number,
  feature: FeatureRecipe,
  wild: Recipe['wild'] = 'plain',
): Base => ({
  mechanic: 'lines',
  reels,
  rows,
  lines: count,
  stops: reels === 6 ? 18 : 28,
  plain: 8,
  wild,
  feature,
});

export const classic = (count: number): Base => ({ ...lines(3, 3, count, NONE, 'none'), stops: 24, plain: 6 });
export const ways = (reels: number, rows: number, feature: FeatureRecipe, wild: Recipe['wild'] = 'plain'): Base => ({
  ...lines(reels, rows, 0, feature, wild),
  mechanic: 'ways',
  stops: reels === 6 ? 20 : 30,
  plain: rows === 4 ? 10 : 8,
});
export const tumble = (reels: number, rows: number, plain: number): Base => ({
  ...lines(reels, rows, 0, NONE, 'none'),
  mechanic: 'tumble',
  plain,
});
export const heights = (reels: number, plain: number): Base => ({
  ...lines(reels, 6, 0, NONE),
  mechanic: 'heights',
  plain,
});
export const named = (mechanic: Recipe['mechanic'], base: Base): Base => ({ ...base, mechanic });
