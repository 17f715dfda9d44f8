import type { FreeSpins, Heights, Ladder, SlotDefinition, Weights } from '../definition.ts';
import { PLAIN } from './recipe.ts';
import type { Mechanic } from './recipe.ts';

/** A model whose boards are too many to enumerate: its pays are scaled to the wanted return by playing it. */
export type MeasuredRecipe = {
  readonly mechanic: Mechanic;
  readonly definition: SlotDefinition;
  /** The wanted return in parts of ten thousand. */
  readonly target: number;
};

const UNITS = 1_000;

/** From the highest-paying symbol to the lowest each pays so much of the one before. */
const FALLS = 0.72;

const plainOf = (count: number): readonly string[] => PLAIN.slice(0, count);

/** The same steps for each symbol; the scale of all pays is found by playing. */
const ladders = (ids: readonly string[], steps: Ladder): Readonly<Record<string, Ladder>> =>
  Object.fromEntries(
    ids.map((id, rank) => [id, steps.map(([count, pay]) => [count, Math.round(pay * FALLS ** rank)] as const)]),
  );

/** High-paying symbols are rare. */
const weightsOf = (ids: readonly string[], specials: Weights): Weights => ({
  ...Object.fromEntries(ids.map((id, rank) => [id, 12 + 2 * rank])),
  ...specials,
});

const freeSpins = (awards: Ladder, ladder: FreeSpins['ladder'], multiplier = 1): FreeSpins => ({
  type: 'free',
  id: 'free',
  symbol: 'S',
  awards,
  source: 'cells',
  multiplier,
  retrigger: 'none',
  wilds: 'plain',
  ladder,
});

type Parts = Pick<SlotDefinition, 'grid' | 'sources' | 'evaluate' | 'cascade' | 'features'> & {
  readonly plain: readonly string[];
};

const slot = (id: string, { plain, ...parts }: Parts): SlotDefinition => {
  const shown = Object.values(parts.sources).flatMap((source) => (source.type === 'cells' ? source.weights : []));
  const has = (symbol: string): boolean => shown.some((weights) => Object.hasOwn(weights, symbol));
  return {
    schema: 'slotdef/1',
    id,
    version: 1,
    bet: { units: UNITS, modes: [{ id: 'base', cost: UNITS, start: { source: 'cells' } }] },
    symbols: [
      ...(has('W') ? [{ id: 'W', role: 'wild' } as const] : []),
      ...(has('S') ? [{ id: 'S', role: 'scatter' } as const] : []),
      ...plain.map((symbol) => ({ id: symbol, role: 'plain' as const })),
    ],
    jackpots: [],
    ...parts,
  };
};

type Shape = {
  readonly size: number;
  readonly plain: number;
  readonly ladder: readonly number[];
  readonly wild?: number;
  readonly scatter?: number;
};

/** Clusters of five and more on a square that falls together. */
const cluster = (id: string, { size, plain: count, ladder, wild = 0, scatter = 0 }: Shape): SlotDefinition => {
  const plain = plainOf(count);
  const specials = { ...(wild > 0 ? { W: wild } : {}), ...(scatter > 0 ? { S: scatter } : {}) };
  const steps: Ladder = [
    [5, 400],
    [6, 600],
    [8, 1_200],
    [10, 2_500],
    [13, 6_000],
    [17, 20_000],
  ];
  return slot(id, {
    plain,
    grid: { reels: size, rows: size },
    sources: { cells: { type: 'cells', weights: [weightsOf(plain, specials)] } },
    evaluate: [{ type: 'cluster', pay: ladders(plain, steps) }],
    cascade: { ladder, boards: 40 },
    features: scatter > 0 ? [freeSpins([[4, 8]], 'carried')] : [],
  });
};

type Rising = {
  readonly reels: number;
  readonly plain: number;
  readonly heights: Heights;
  readonly ladder: readonly number[];
  readonly scatter: number;
  readonly spins: number;
  readonly start?: number;
};

/** Reels of changing height, whose wins fall away under a multiplier that free spins carry on. */
const rising = (
  id: string,
  { reels, plain: count, heights, ladder, scatter, spins, start = 4 }: Rising,
): SlotDefinition => {
  const plain = plainOf(count);
  const outer = weightsOf(plain, { S: scatter });
  const inner = weightsOf(plain, { S: scatter, W: 3 });
  const pay = Object.fromEntries(
    plain.map((symbol, rank) => [
      symbol,
      Array.from({ length: reels }, (_, index) =>
        index < 2 ? 0 : Math.round(12 * 2.6 ** (index - 2) * FALLS ** rank),
      ),
    ]),
  );
  return slot(id, {
    plain,
    grid: { reels, rows: heights },
    sources: {
      cells: {
        type: 'cells',
        weights: Array.from({ length: reels }, (_, reel) => (reel === 0 || reel === reels - 1 ? outer : inner)),
      },
    },
    evaluate: [{ type: 'ways', pay }],
    cascade: { ladder, boards: 40 },
    features: [
      freeSpins(
        [
          [start, spins],
          [start + 1, spins + 2],
          [start + 2, spins + 4],
        ],
        'carried',
      ),
    ],
  });
};

type Rain = {
  readonly plain: number;
  readonly ladder: readonly number[];
  readonly scatter: number;
  readonly free: number;
};

/** Thirty cells where eight of a kind pay anywhere and fall away. */
const rain = (id: string, { plain: count, ladder, scatter, free }: Rain): SlotDefinition => {
  const plain = plainOf(count);
  return slot(id, {
    plain,
    grid: { reels: 6, rows: 5 },
    sources: { cells: { type: 'cells', weights: [weightsOf(plain, { S: scatter })] } },
    evaluate: [
      {
        type: 'anywhere',
        pay: ladders(plain, [
          [8, 900],
          [10, 2_200],
          [12, 6_000],
        ]),
      },
    ],
    cascade: { ladder, boards: 30 },
    features: [freeSpins([[4, 10]], 'fresh', free)],
  });
};

const TO_SIX: Heights = [
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 2],
  [6, 1],
];
const TO_SEVEN: Heights = [...TO_SIX, [7, 1]];
const TO_FIVE: Heights = [
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 1],
];

/** Clusters, rising multipliers and rain: what no formula reaches. */
export const MEASURED_RECIPES: readonly MeasuredRecipe[] = [
  {
    mechanic: 'cluster',
    target: 9_580,
    definition: cluster('cluster-5x5', { size: 5, plain: 5, ladder: [1, 2, 3, 5] }),
  },
  {
    mechanic: 'cluster',
    target: 9_600,
    definition: cluster('cluster-6x6', { size: 6, plain: 6, ladder: [1, 1, 2, 3, 5, 8], wild: 1 }),
  },
  {
    mechanic: 'cluster',
    target: 9_610,
    definition: cluster('cluster-6x6-double', { size: 6, plain: 6, ladder: [1, 2, 4, 8, 16] }),
  },
  {
    mechanic: 'cluster',
    target: 9_590,
    definition: cluster('cluster-7x7', { size: 7, plain: 7, ladder: [1, 2, 3, 4, 5] }),
  },
  {
    mechanic: 'cluster',
    target: 9_620,
    definition: cluster('cluster-7x7-free', { size: 7, plain: 7, ladder: [1, 1, 2, 2, 3, 5], scatter: 2 }),
  },
  {
    mechanic: 'rising',
    target: 9_540,
    definition: rising('rising-6-117649', {
      reels: 6,
      plain: 9,
      heights: TO_SEVEN,
      ladder: [1, 1, 2, 2, 3, 3, 4, 5],
      scatter: 5,
      spins: 8,
    }),
  },
  {
    mechanic: 'rising',
    target: 9_600,
    definition: rising('rising-6-46656', {
      reels: 6,
      plain: 8,
      heights: TO_SIX,
      ladder: [1, 2, 3, 4, 5],
      scatter: 5,
      spins: 8,
    }),
  },
  {
    mechanic: 'rising',
    target: 9_590,
    definition: rising('rising-5-7776', {
      reels: 5,
      plain: 8,
      heights: TO_SIX,
      ladder: [1, 1, 2, 3, 5],
      scatter: 6,
      spins: 8,
    }),
  },
  {
    mechanic: 'rising',
    target: 9_580,
    definition: rising('rising-5-3125', {
      reels: 5,
      plain: 7,
      heights: TO_FIVE,
      ladder: [1, 2, 4, 8],
      scatter: 2,
      spins: 6,
      start: 3,
    }),
  },
  {
    mechanic: 'tumble',
    target: 9_600,
    definition: rain('rain-30', { plain: 8, ladder: [1, 1, 2, 3, 5], scatter: 3, free: 2 }),
  },
  {
    mechanic: 'tumble',
    target: 9_610,
    definition: rain('rain-30-double', { plain: 8, ladder: [1, 2, 4, 8, 16], scatter: 3, free: 1 }),
  },
  {
    mechanic: 'tumble',
    target: 9_590,
    definition: rain('rain-30-calm', { plain: 7, ladder: [1, 1, 1, 2], scatter: 3, free: 2 }),
  },
];
