import type { Evaluation, Feature, SlotDefinition, SlotSymbol, Source, Weights } from '../definition.ts';
import { countPays, runPays } from './pays.ts';
import { holdFeature, jackpotsOf, pickFeature, wheelFeature } from './prizes.ts';
import { PLAIN } from './recipe.ts';
import type { Recipe } from './recipe.ts';
import { lineSet, plainCounts, spreadStrip } from './strips.ts';

/** What tuning turns: the scale of all pays, and single pays of the longest runs beyond it. */
export type Tuning = { readonly scale: number; readonly extra: Readonly<Record<string, number>> };

/** The definition a recipe describes, with its pays tuned so. */
export const buildDefinition = (recipe: Recipe, tuning: Tuning): SlotDefinition => {
  const ids = PLAIN.slice(0, recipe.plain);
  const units = unitsOf(recipe);
  return {
    schema: 'slotdef/1',
    id: recipe.id,
    version: 1,
    bet: { units, modes: [{ id: 'base', cost: units, start: { source: 'base' } }] },
    grid: { reels: recipe.reels, rows: recipe.mechanic === 'heights' ? (recipe.heights ?? HEIGHTS) : recipe.rows },
    symbols: symbolsOf(recipe, ids),
    sources: sourcesOf(recipe, ids),
    evaluate: [mainOf(recipe, ids, tuning), ...scatterOf(recipe, units)],
    cascade: recipe.mechanic === 'tumble' ? { ladder: recipe.ladder ?? [1, 2, 3, 5], boards: 12 } : null,
    features: featuresOf(recipe, units),
    jackpots: jackpotsOf(recipe, units),
  };
};

const HEIGHTS = [
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 2],
  [6, 1],
] as const;

/** A line is a unit; where there are none, enough units that pays can be tuned finely. */
const unitsOf = ({ mechanic, lines }: Recipe): number => {
  if (lines > 0) return lines;
  return mechanic === 'heights' ? 1_000 : 100;
};

const hasScatter = ({ feature }: Recipe): boolean => ['free', 'stay', 'wheel', 'pick'].includes(feature.type);

const symbolsOf = ({ wild, ...recipe }: Recipe, ids: readonly string[]): readonly SlotSymbol[] => {
  const times = { double: 2, triple: 3 } as const;
  const kinds: readonly SlotSymbol[] = [
    ...(wild === 'none' || wild === 'expand' || wild === 'plain'
      ? []
      : [{ id: 'W', role: 'wild', multiplier: times[wild] } as const]),
    ...(wild === 'plain' ? [{ id: 'W', role: 'wild' } as const] : []),
    ...(wild === 'expand' ? [{ id: 'W', role: 'wild', expands: true } as const] : []),
    ...(hasScatter({ wild, ...recipe }) ? [{ id: 'S', role: 'scatter' } as const] : []),
    ...(recipe.feature.type === 'hold' ? [{ id: 'O', role: 'coin' } as const] : []),
  ];
  return [...kinds, ...ids.map((id) => ({ id, role: 'plain' as const }))];
};

const sourcesOf = (recipe: Recipe, ids: readonly string[]): Readonly<Record<string, Source>> => {
  const { mechanic, feature } = recipe;
  if (mechanic === 'tumble' || mechanic === 'heights')
    return { base: { type: 'cells', weights: cellWeights(recipe, ids) } };
  const strips = (wilds: number, turn: number): Source => ({
    type: 'strips',
    strips: Array.from({ length: recipe.reels }, (_, reel) => stripOf(recipe, ids, reel, wilds, turn)),
  });
  const base = strips(1, 0);
  if (feature.type === 'free' || feature.type === 'stay')
    return { base, free: strips(feature.type === 'free' ? 2 : 1, 5) };
  return feature.type === 'walk' ? { base, walk: strips(0, 9) } : { base };
};

const cellWeights = (recipe: Recipe, ids: readonly string[]): readonly Weights[] => {
  const plain = Object.fromEntries(ids.map((id, rank) => [id, 3 + 2 * rank]));
  if (recipe.wild === 'none') return [plain];
  return Array.from({ length: recipe.reels }, (_, reel) =>
    reel === 0 || reel === recipe.reels - 1 ? plain : { ...plain, W: 1 },
  );
};

/** Wilds stand on the inner reels; an expanding one keeps away from the scatter, which opens the strip. */
const stripOf = (recipe: Recipe, ids: readonly string[], reel: number, wilds: number, turn: number): string => {
  const inner = reel > 0 && (reel < recipe.reels - 1 || recipe.mechanic === 'walking');
  const wildCount = recipe.wild !== 'none' && inner ? wilds : 0;
  const specials = (hasScatter(recipe) ? 1 : 0) + (recipe.feature.type === 'hold' ? COINS : 0) + wildCount;
  const counts = plainCounts(ids, recipe.stops - specials, recipe.pays === 'flat' ? 1 : 2);
  const plain = spreadStrip(counts, turn + reel * 1.7);
  const half = Math.floor(plain.length / 2);
  const wild = 'W'.repeat(Math.min(1, wildCount));
  const second = wildCount > 1 ? `${plain.slice(0, 6)}W${plain.slice(6, half)}` : plain.slice(0, half);
  const coins = recipe.feature.type === 'hold' ? 'O'.repeat(COINS) : '';
  return `${hasScatter(recipe) ? 'S' : ''}${second}${wild}${plain.slice(half)}${coins}`;
};

/** Coins stand together, so that boards are either almost without them or full of them. */
const COINS = 2;

const mainOf = (recipe: Recipe, ids: readonly string[], { scale, extra }: Tuning): Evaluation => {
  if (recipe.mechanic === 'tumble') {
    const cells = recipe.reels * recipe.rows;
    const pay = countPays(ids, { least: Math.ceil(cells / 2), most: cells, style: recipe.pays, scale });
    return {
      type: 'anywhere',
      pay: Object.fromEntries(
        Object.entries(pay).map(([id, steps]) => [
          id,
          steps.map(([count, paid], index) => [count, index === 0 ? paid + (extra[id] ?? 0) : paid] as const),
        ]),
      ),
    };
  }
  const runs = runPays(ids, recipe.reels, recipe.pays, scale);
  const pay = Object.fromEntries(
    Object.entries(runs).map(([id, pays]) => [
      id,
      pays.map((paid, index) => (index === recipe.reels - 1 ? paid + (extra[id] ?? 0) : paid)),
    ]),
  );
  if (recipe.lines === 0) return { type: 'ways', pay };
  return { type: 'lines', lines: lineSet(recipe.reels, recipe.rows, recipe.lines), pay };
};

const scatterOf = (recipe: Recipe, units: number): readonly Evaluation[] =>
  hasScatter(recipe)
    ? [
        {
          type: 'scatter',
          symbol: 'S',
          pay: [
            [3, 2 * units],
            [4, 10 * units],
            [5, 50 * units],
          ],
        },
      ]
    : [];

const featuresOf = ({ feature, reels, rows, pool }: Recipe, units: number): readonly Feature[] => {
  switch (feature.type) {
    case 'none':
      return [];
    case 'free':
    case 'stay': {
      const { spins } = feature;
      const isFree = feature.type === 'free';
      return [
        {
          type: 'free',
          id: 'free',
          symbol: 'S',
          awards: [
            [3, spins],
            [4, spins + 5],
            [5, spins + 10],
          ],
          source: 'free',
          multiplier: isFree ? feature.multiplier : 1,
          retrigger: isFree ? feature.retrigger : 'none',
          wilds: isFree ? 'plain' : 'stay',
          ladder: 'fresh',
        },
      ];
    }
    case 'walk':
      return [{ type: 'walk', id: 'walk', source: 'walk' }];
    case 'hold':
      return [holdFeature(feature.coins ?? 'usual', reels * rows, units)];
    case 'wheel':
      return [wheelFeature(feature.slices ?? 'usual', pool, units)];
    case 'pick':
      return [pickFeature(feature.prizes ?? 'usual', units)];
    default:
      return feature satisfies never;
  }
};
