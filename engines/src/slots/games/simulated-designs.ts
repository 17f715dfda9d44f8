import type { Ladder, SlotDefinition, Weights } from '../definition.ts';
import { stormBase } from '../worked/storm-base.ts';
import type { Names } from './exact-designs.ts';

const plain = (...ids: readonly string[]) => ids.map((id) => ({ id, role: 'plain' as const }));

/** The same steps for each symbol, dearer for the first. */
const ladders = (
  ids: readonly string[],
  counts: readonly number[],
  pays: readonly number[],
): Readonly<Record<string, Ladder>> =>
  Object.fromEntries(
    ids.map((id, rank) => [
      id,
      counts.map((count, step) => [count, Math.round((pays[step] ?? 0) * 0.72 ** rank)] as const),
    ]),
  );

const GEMS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const LANTERNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

const gem30: SlotDefinition = {
  schema: 'slotdef/1',
  id: 'gem30',
  version: 1,
  bet: { units: 1_000, modes: [{ id: 'base', cost: 1_000, start: { source: 'cells' } }] },
  grid: { reels: 6, rows: 5 },
  symbols: [{ id: 'S', role: 'scatter' }, ...plain(...GEMS)],
  sources: { cells: { type: 'cells', weights: [{ A: 6, B: 7, C: 8, D: 9, E: 10, F: 11, G: 12, H: 13, S: 2 }] } },
  evaluate: [{ type: 'anywhere', pay: ladders(GEMS, [8, 10, 12], [9_000, 22_000, 50_000]) }],
  cascade: { ladder: [1, 1, 2, 3, 5], boards: 30 },
  features: [
    {
      type: 'free',
      id: 'free',
      symbol: 'S',
      awards: [[4, 10]],
      source: 'cells',
      multiplier: 2,
      retrigger: 'none',
      wilds: 'plain',
      ladder: 'fresh',
    },
  ],
  jackpots: [],
};

const stormMega: SlotDefinition = {
  ...stormBase,
  id: 'storm-mega',
  bet: { units: 1_000, modes: [{ id: 'base', cost: 1_000, start: { source: 'cells' } }] },
  evaluate: stormBase.evaluate.map((each) =>
    each.type === 'ways'
      ? {
          ...each,
          pay: Object.fromEntries(Object.entries(each.pay).map(([id, pays]) => [id, pays.map((pay) => 4 * pay)])),
        }
      : each,
  ),
  cascade: { ladder: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5], boards: 40 },
  features: [
    {
      type: 'free',
      id: 'free',
      symbol: 'S',
      awards: [
        [4, 8],
        [5, 10],
        [6, 12],
      ],
      source: 'cells',
      multiplier: 1,
      retrigger: 'none',
      wilds: 'plain',
      ladder: 'carried',
    },
  ],
};

const LANTERN_CELLS: Weights = { A: 8, B: 9, C: 10, D: 11, E: 12, F: 13, G: 14, W: 1 };

const lanternCluster: SlotDefinition = {
  schema: 'slotdef/1',
  id: 'lantern-cluster',
  version: 1,
  bet: { units: 1_000, modes: [{ id: 'base', cost: 1_000, start: { source: 'cells' } }] },
  grid: { reels: 7, rows: 7 },
  symbols: [{ id: 'W', role: 'wild' }, ...plain(...LANTERNS)],
  sources: { cells: { type: 'cells', weights: [LANTERN_CELLS] } },
  evaluate: [
    { type: 'cluster', pay: ladders(LANTERNS, [5, 6, 8, 10, 13, 17], [1_800, 3_000, 7_000, 18_000, 60_000, 300_000]) },
  ],
  cascade: { ladder: [1, 2, 3, 4, 5, 8], boards: 40 },
  features: [],
  jackpots: [],
};

/** Games whose boards are too many to enumerate: tuned and measured by playing them. */
export const SIMULATED_DESIGNS: readonly {
  readonly names: Names;
  readonly definition: SlotDefinition;
  /** The wanted return in parts of ten thousand. */
  readonly target: number;
}[] = [
  { names: { TY: 'Mưa Ngọc', EN: 'Gem Rain' }, definition: gem30, target: 9_630 },
  { names: { TY: 'Giông Trên Núi', EN: 'Mountain Storm' }, definition: stormMega, target: 9_620 },
  { names: { TY: 'Đèn Lồng Phố Cổ', EN: 'Old Town Lanterns' }, definition: lanternCluster, target: 9_600 },
];
