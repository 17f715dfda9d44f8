import { classic, free, heights, lines, make, named, NONE, tumble, ways } from './bases.ts';
import type { FeatureRecipe, PrizeStyle, Recipe } from './recipe.ts';

type Sale = 'on sale' | 'not on sale';

const hold = (coins: PrizeStyle, sale: Sale = 'not on sale'): FeatureRecipe => ({
  type: 'hold',
  coins,
  isOnSale: sale === 'on sale',
});
const wheel = (slices: PrizeStyle, sale: Sale = 'not on sale'): FeatureRecipe => ({
  type: 'wheel',
  slices,
  isOnSale: sale === 'on sale',
});
const pick = (prizes: PrizeStyle, sale: Sale = 'not on sale'): FeatureRecipe => ({
  type: 'pick',
  prizes,
  isOnSale: sale === 'on sale',
});
const stay = (spins: number): FeatureRecipe => ({ type: 'stay', spins });
const WALK: FeatureRecipe = { type: 'walk' };

/** Reels of two to seven symbols: up to 117,649 ways. */
const TO_SEVEN = [
  [2, 3],
  [3, 4],
  [4, 4],
  [5, 3],
  [6, 2],
  [7, 1],
] as const;
const TO_FIVE = [
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 1],
] as const;

/** Models that came later, with mechanics players name. */
export const LATER_RECIPES: readonly Recipe[] = [
  { ...make('classic-3x3-5-bell', classic(5), 'even', 9_530), pool: 'must-hit' },
  make('classic-3x3-9-double', { ...lines(3, 3, 9, NONE, 'double'), stops: 24, plain: 6 }, 'flat', 9_510),
  make('lines-4x4-20-free', lines(4, 4, 20, free(8, 2)), 'even', 9_590),
  make('lines-5x3-50-flat', lines(5, 3, 50, free(10, 1)), 'flat', 9_570),
  make('lines-5x4-30-double', lines(5, 4, 30, free(8, 1), 'double'), 'even', 9_610),
  make('lines-5x4-40-sharp', lines(5, 4, 40, free(12, 3, 'none', 'on sale')), 'sharp', 9_630),
  make('lines-6x3-20-double', { ...lines(6, 3, 20, free(8, 1, 'none'), 'double'), stops: 24 }, 'even', 9_600),
  make('lines-6x3-40-steep', { ...lines(6, 3, 40, free(10, 2)), stops: 24 }, 'steep', 9_620),
  { ...make('lines-5x3-15-bell', lines(5, 3, 15, free(8, 2)), 'even', 9_580), pool: 'must-hit' },
  make('ways-256-free', ways(4, 4, free(10, 2)), 'even', 9_590),
  make('ways-243-triple', ways(5, 3, free(8, 1, 'none'), 'triple'), 'even', 9_610),
  make('ways-243-sharp', ways(5, 3, free(12, 3, 'none', 'on sale')), 'sharp', 9_630),
  make('ways-1024-double', ways(5, 4, free(8, 1), 'double'), 'even', 9_600),
  make('ways-1024-steep', ways(5, 4, free(12, 2, 'once', 'on sale')), 'steep', 9_620),
  make('ways-729-flat', { ...ways(6, 3, free(8, 1)), stops: 24 }, 'flat', 9_580),
  make('ways-729-sharp', { ...ways(6, 3, free(10, 2, 'none')), stops: 26 }, 'sharp', 9_630),
  { ...make('tumble-9-double', tumble(3, 3, 5), 'even', 9_600), ladder: [1, 2, 4, 8, 16] },
  { ...make('tumble-9-long', tumble(3, 3, 5), 'flat', 9_580), ladder: [1, 2, 3, 4, 5, 6, 8, 10] },
  { ...make('tumble-9-steep', tumble(3, 3, 5), 'steep', 9_610), ladder: [1, 3, 5, 10] },
  { ...make('tumble-9-four', tumble(3, 3, 4), 'even', 9_590), ladder: [1, 1, 2, 3, 5, 10] },
  make('heights-5-steep', heights(5, 7), 'steep', 9_600),
  make('heights-6-steep', heights(6, 8), 'steep', 9_620),
  { ...make('heights-6-117649-even', heights(6, 8), 'even', 9_610), heights: TO_SEVEN },
  { ...make('heights-5-3125-steep', heights(5, 7), 'steep', 9_590), heights: TO_FIVE },
  make('hold-5x3-15-many', named('hold', lines(5, 3, 15, hold('many'))), 'even', 9_590),
  make('hold-5x3-25-many', named('hold', lines(5, 3, 25, hold('many', 'on sale'))), 'flat', 9_600),
  make('hold-5x3-10-dear', named('hold', lines(5, 3, 10, hold('dear'))), 'even', 9_620),
  make('hold-5x3-20-dear', named('hold', lines(5, 3, 20, hold('dear', 'on sale'))), 'steep', 9_630),
  make('hold-5x4-40-usual', named('hold', lines(5, 4, 40, hold('usual'))), 'flat', 9_600),
  make('hold-5x4-50-dear', named('hold', lines(5, 4, 50, hold('dear'))), 'even', 9_610),
  make('hold-ways-243-many', named('hold', ways(5, 3, hold('many'))), 'flat', 9_590),
  make('hold-ways-1024', named('hold', ways(5, 4, hold('usual'))), 'even', 9_610),
  { ...make('hold-5x3-30-pool', named('hold', lines(5, 3, 30, hold('usual'))), 'even', 9_600), pool: 'progressive' },
  make('hold-3x3-5-many', named('hold', { ...classic(5), feature: hold('many') }), 'flat', 9_550),
  make('wheel-5x3-15-many', named('wheel', lines(5, 3, 15, wheel('many'))), 'even', 9_590),
  make('wheel-5x3-25-dear', named('wheel', lines(5, 3, 25, wheel('dear'))), 'even', 9_620),
  make('wheel-5x4-40-usual', named('wheel', lines(5, 4, 40, wheel('usual'))), 'flat', 9_600),
  make('wheel-ways-243', named('wheel', ways(5, 3, wheel('usual'))), 'even', 9_610),
  { ...make('wheel-5x3-20-pool', named('wheel', lines(5, 3, 20, wheel('usual'))), 'even', 9_600), pool: 'progressive' },
  make('pick-5x3-10-even', named('pick', lines(5, 3, 10, pick('usual'))), 'even', 9_600),
  make('pick-5x3-20-many', named('pick', lines(5, 3, 20, pick('many'))), 'flat', 9_590),
  make('pick-5x3-25-dear', named('pick', lines(5, 3, 25, pick('dear'))), 'even', 9_620),
  make('pick-5x4-40-many', named('pick', lines(5, 4, 40, pick('many'))), 'even', 9_600),
  make('pick-ways-243', named('pick', ways(5, 3, pick('usual'))), 'even', 9_610),
  make('pick-ways-1024', named('pick', ways(5, 4, pick('usual'))), 'steep', 9_630),
  make(
    'expanding-5x3-10-steep',
    named('expanding', lines(5, 3, 10, free(10, 1, 'none', 'on sale'), 'expand')),
    'steep',
    9_630,
  ),
  make('expanding-5x3-15-even', named('expanding', lines(5, 3, 15, NONE, 'expand')), 'even', 9_590),
  make('expanding-5x3-25-free', named('expanding', lines(5, 3, 25, free(10, 2, 'none'), 'expand')), 'even', 9_610),
  make('expanding-5x4-40-flat', named('expanding', lines(5, 4, 40, NONE, 'expand')), 'flat', 9_580),
  make('sticky-5x3-15-steep', named('sticky', lines(5, 3, 15, stay(7), 'expand')), 'steep', 9_630),
  make('sticky-5x3-30-flat', named('sticky', lines(5, 3, 30, stay(8), 'expand')), 'flat', 9_590),
  make('walking-5x3-15-even', named('walking', lines(5, 3, 15, WALK, 'expand')), 'even', 9_600),
  make('walking-5x3-30-flat', named('walking', lines(5, 3, 30, WALK, 'expand')), 'flat', 9_580),
];
