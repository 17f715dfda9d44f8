import type { Ladder, SlotDefinition } from '../definition.ts';

const from5 = (...pays: readonly number[]): Ladder => pays.map((pay, index) => [5 + index, pay] as const);

/** Nine cells that pay five of a kind anywhere and tumble, each tumble on a higher rung. */
export const gem9: SlotDefinition = {
  schema: 'slotdef/1',
  id: 'gem9',
  version: 1,
  bet: { units: 10, modes: [{ id: 'base', cost: 10, start: { source: 'cells' } }] },
  grid: { reels: 3, rows: 3 },
  symbols: ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, role: 'plain' as const })),
  sources: { cells: { type: 'cells', weights: [{ A: 2, B: 3, C: 4, D: 5, E: 6 }] } },
  evaluate: [
    {
      type: 'anywhere',
      pay: {
        A: from5(300, 800, 2_000, 10_000, 50_000),
        B: from5(120, 300, 1_000, 3_000, 10_000),
        C: from5(50, 110, 300, 1_000, 4_000),
        D: from5(23, 60, 120, 400, 1_500),
        E: from5(12, 30, 80, 250, 1_000),
      },
    },
  ],
  cascade: { ladder: [1, 2, 3, 5], boards: 20 },
  features: [],
  jackpots: [],
};
