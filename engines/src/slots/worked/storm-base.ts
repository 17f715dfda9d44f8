import type { SlotDefinition, Weights } from '../definition.ts';

const OUTER: Weights = { A: 3, B: 5, C: 6, D: 8, E: 10, F: 12, G: 14, S: 2 };
const INNER: Weights = { ...OUTER, W: 1 };

/** Six reels whose heights change with every spin: up to 117,649 ways. */
export const stormBase: SlotDefinition = {
  schema: 'slotdef/1',
  id: 'storm-base',
  version: 1,
  bet: { units: 100, modes: [{ id: 'base', cost: 100, start: { source: 'cells' } }] },
  grid: {
    reels: 6,
    rows: [
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
      [6, 1],
      [7, 1],
    ],
  },
  symbols: [
    { id: 'W', role: 'wild' },
    { id: 'S', role: 'scatter' },
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id) => ({ id, role: 'plain' as const })),
  ],
  sources: { cells: { type: 'cells', weights: [OUTER, INNER, INNER, INNER, INNER, OUTER] } },
  evaluate: [
    {
      type: 'ways',
      pay: {
        A: [0, 0, 50, 125, 300, 1_000],
        B: [0, 0, 25, 60, 125, 300],
        C: [0, 0, 15, 30, 60, 150],
        D: [0, 0, 8, 15, 30, 80],
        E: [0, 0, 4, 8, 15, 40],
        F: [0, 0, 2, 4, 10, 25],
        G: [0, 0, 1, 3, 6, 15],
      },
    },
  ],
  cascade: null,
  features: [],
  jackpots: [],
};
