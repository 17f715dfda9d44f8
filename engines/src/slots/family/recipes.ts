import type { FeatureRecipe, PayStyle, Recipe } from './recipe.ts';

const free = (
  spins: number,
  multiplier: number,
  retrigger: 'none' | 'once' = 'once',
  sale: 'on sale' | 'not on sale' = 'not on sale',
): FeatureRecipe => ({ type: 'free', spins, multiplier, retrigger, isOnSale: sale === 'on sale' });
const NONE: FeatureRecipe = { type: 'none' };

type Base = Omit<Recipe, 'id' | 'target' | 'pays'>;

const make = (id: string, base: Base, pays: PayStyle, target: number): Recipe => ({ ...base, id, pays, target });

const lines = (
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

const classic = (count: number): Base => ({ ...lines(3, 3, count, NONE, 'none'), stops: 24, plain: 6 });
const ways = (reels: number, rows: number, feature: FeatureRecipe, wild: Recipe['wild'] = 'plain'): Base => ({
  ...lines(reels, rows, 0, feature, wild),
  mechanic: 'ways',
  stops: reels === 6 ? 20 : 30,
  plain: rows === 4 ? 10 : 8,
});
const tumble = (reels: number, rows: number, plain: number): Base => ({
  ...lines(reels, rows, 0, NONE, 'none'),
  mechanic: 'tumble',
  plain,
});
const heights = (reels: number, plain: number): Base => ({
  ...lines(reels, 6, 0, NONE),
  mechanic: 'heights',
  plain,
});
const named = (mechanic: Recipe['mechanic'], base: Base): Base => ({ ...base, mechanic });

/** The family: each recipe is one mathematics model that many games of the catalogue wear. */
export const RECIPES: readonly Recipe[] = [
  make('classic-3x3-1-flat', classic(1), 'flat', 9_500),
  make('classic-3x3-3-even', classic(3), 'even', 9_480),
  make('classic-3x3-5-flat', classic(5), 'flat', 9_520),
  make('classic-3x3-5-steep', classic(5), 'steep', 9_450),
  make('lines-5x3-5-even', lines(5, 3, 5, NONE), 'even', 9_510),
  make('lines-5x3-5-sharp', lines(5, 3, 5, free(10, 2, 'none')), 'sharp', 9_540),
  make('lines-5x3-9-flat', lines(5, 3, 9, NONE), 'flat', 9_530),
  make('lines-5x3-10-even', lines(5, 3, 10, NONE, 'double'), 'even', 9_550),
  make('lines-5x3-10-free', lines(5, 3, 10, free(10, 2)), 'even', 9_610),
  make('lines-5x3-10-sharp', lines(5, 3, 10, free(10, 3, 'none', 'on sale')), 'sharp', 9_640),
  make('lines-5x3-15-free', lines(5, 3, 15, free(8, 2)), 'even', 9_600),
  make('lines-5x3-20-flat', lines(5, 3, 20, free(8, 1)), 'flat', 9_590),
  make('lines-5x3-20-free', lines(5, 3, 20, free(10, 2, 'once', 'on sale')), 'even', 9_620),
  make('lines-5x3-20-sharp', lines(5, 3, 20, free(10, 3, 'none', 'on sale')), 'sharp', 9_630),
  make('lines-5x3-25-free', lines(5, 3, 25, free(12, 2)), 'even', 9_580),
  make('lines-5x3-25-double', lines(5, 3, 25, free(8, 1), 'double'), 'even', 9_600),
  make('lines-5x3-25-triple', lines(5, 3, 25, free(8, 1, 'none'), 'triple'), 'even', 9_590),
  make('lines-5x3-30-flat', lines(5, 3, 30, free(10, 1)), 'flat', 9_560),
  make('lines-5x3-40-even', lines(5, 3, 40, free(10, 2, 'none')), 'even', 9_570),
  make('lines-5x3-40-sharp', lines(5, 3, 40, free(15, 3)), 'sharp', 9_620),
  make('lines-5x4-40-free', lines(5, 4, 40, free(10, 2)), 'even', 9_600),
  make('lines-5x4-50-flat', lines(5, 4, 50, free(10, 1)), 'flat', 9_580),
  make('lines-5x4-50-steep', lines(5, 4, 50, free(10, 3, 'none', 'on sale')), 'steep', 9_640),
  make('lines-6x3-30-free', lines(6, 3, 30, free(10, 2)), 'even', 9_600),
  make('ways-243-flat', ways(5, 3, free(8, 1)), 'flat', 9_580),
  make('ways-243-free', ways(5, 3, free(10, 2, 'once', 'on sale')), 'even', 9_620),
  make('ways-243-double', ways(5, 3, free(8, 1), 'double'), 'even', 9_600),
  make('ways-243-steep', ways(5, 3, free(12, 3, 'none')), 'steep', 9_630),
  make('ways-1024-flat', ways(5, 4, free(8, 1)), 'flat', 9_590),
  make('ways-1024-free', ways(5, 4, free(10, 2, 'once', 'on sale')), 'even', 9_610),
  make('ways-1024-sharp', ways(5, 4, free(10, 3, 'none')), 'sharp', 9_640),
  make('ways-729-free', ways(6, 3, free(10, 2)), 'even', 9_600),
  make('tumble-9-flat', tumble(3, 3, 5), 'flat', 9_560),
  make('tumble-9-even', tumble(3, 3, 5), 'even', 9_620),
  make('tumble-9-sharp', tumble(3, 3, 5), 'sharp', 9_630),
  make('heights-5-flat', heights(5, 7), 'flat', 9_550),
  make('heights-6-even', heights(6, 7), 'even', 9_620),
  make('heights-6-sharp', heights(6, 8), 'sharp', 9_640),
  make('hold-5x3-10-even', named('hold', lines(5, 3, 10, { type: 'hold' })), 'even', 9_600),
  make('hold-5x3-20-flat', named('hold', lines(5, 3, 20, { type: 'hold' })), 'flat', 9_590),
  make('hold-5x3-25-sharp', named('hold', lines(5, 3, 25, { type: 'hold' })), 'sharp', 9_620),
  make('hold-ways-243', named('hold', ways(5, 3, { type: 'hold' })), 'even', 9_610),
  make('wheel-5x3-10-even', named('wheel', lines(5, 3, 10, { type: 'wheel' })), 'even', 9_600),
  make('wheel-5x3-20-flat', named('wheel', lines(5, 3, 20, { type: 'wheel' })), 'flat', 9_610),
  make('wheel-5x3-25-sharp', named('wheel', lines(5, 3, 25, { type: 'wheel' })), 'sharp', 9_590),
  make('expanding-5x3-10-flat', named('expanding', lines(5, 3, 10, NONE, 'expand')), 'flat', 9_570),
  make(
    'expanding-5x3-20-even',
    named('expanding', lines(5, 3, 20, free(8, 1, 'none', 'on sale'), 'expand')),
    'even',
    9_610,
  ),
  make('expanding-5x3-20-sharp', named('expanding', lines(5, 3, 20, NONE, 'expand')), 'sharp', 9_600),
  make('sticky-5x3-10-even', named('sticky', lines(5, 3, 10, { type: 'stay', spins: 7 }, 'expand')), 'even', 9_620),
  make('sticky-5x3-20-flat', named('sticky', lines(5, 3, 20, { type: 'stay', spins: 8 }, 'expand')), 'flat', 9_600),
  make('sticky-5x3-25-even', named('sticky', lines(5, 3, 25, { type: 'stay', spins: 6 }, 'expand')), 'even', 9_630),
  make('walking-5x3-10-flat', named('walking', lines(5, 3, 10, { type: 'walk' }, 'expand')), 'flat', 9_580),
  make('walking-5x3-20-even', named('walking', lines(5, 3, 20, { type: 'walk' }, 'expand')), 'even', 9_610),
  make('walking-5x3-25-sharp', named('walking', lines(5, 3, 25, { type: 'walk' }, 'expand')), 'sharp', 9_620),
];
