import type { SlotDefinition } from '../definition.ts';

/** 243 ways, wilds in the middle, free spins on richer strips. */
export const tiger243: SlotDefinition = {
  schema: 'slotdef/1',
  id: 'tiger243',
  version: 1,
  bet: { units: 30, modes: [{ id: 'base', cost: 30, start: { source: 'base' } }] },
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'W', role: 'wild' },
    { id: 'S', role: 'scatter' },
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id) => ({ id, role: 'plain' as const })),
  ],
  sources: {
    base: {
      type: 'strips',
      strips: [
        'GDDDEDFGFSCAABCBFEFBCFEGGGEE',
        'EGFBBSDCAFGACDEEGGFWDBDGEFCE',
        'FAFDGSEEDGEEWFDCAGGGBCFBGFDC',
        'EGWDGDEBGBSDBDFFEACGCCEFGFFA',
        'EEFCADFDDGFEEGFBFDBGGCCAGESC',
      ],
    },
    free: {
      type: 'strips',
      strips: [
        'FAFGADFASDBBGECDEFDCGFGBEEGC',
        'SGAFCEFGDBGDWCBFEFBAGDDEEGWC',
        'EDWGCFEBDGECSDADFWCBEGGAGFBF',
        'DFFEASGBWGDCGFWEBFCGBDGECEDA',
        'BEFDCAFGSEDEFGCEDEDFGBGCGBCA',
      ],
    },
  },
  evaluate: [
    {
      type: 'ways',
      pay: {
        A: [0, 0, 30, 100, 500],
        B: [0, 0, 20, 50, 200],
        C: [0, 0, 15, 40, 150],
        D: [0, 0, 8, 25, 100],
        E: [0, 0, 5, 15, 50],
        F: [0, 0, 4, 10, 50],
        G: [0, 0, 4, 10, 40],
      },
    },
    {
      type: 'scatter',
      symbol: 'S',
      pay: [
        [3, 60],
        [4, 240],
        [5, 1_200],
      ],
    },
  ],
  cascade: null,
  features: [
    {
      type: 'free',
      id: 'free',
      symbol: 'S',
      awards: [
        [3, 8],
        [4, 12],
        [5, 20],
      ],
      source: 'free',
      multiplier: 1,
      retrigger: 'same',
      wilds: 'plain',
      ladder: 'fresh',
    },
  ],
  jackpots: [],
};
