import type { SlotDefinition } from '../definition.ts';

/** Hold and win alone: fifteen cells, six coins start it. */
export const hold15: SlotDefinition = {
  schema: 'slotdef/1',
  id: 'hold15',
  version: 1,
  bet: { units: 1, modes: [{ id: 'base', cost: 1, start: { source: 'cells' } }] },
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'O', role: 'coin' },
    { id: 'X', role: 'plain' },
  ],
  sources: { cells: { type: 'cells', weights: [{ O: 9, X: 91 }] } },
  evaluate: [],
  cascade: null,
  features: [
    {
      type: 'hold',
      id: 'hold',
      symbol: 'O',
      atLeast: 6,
      respins: 3,
      land: [1, 20],
      coins: [
        { weight: 50, pay: 1 },
        { weight: 25, pay: 2 },
        { weight: 15, pay: 5 },
        { weight: 7, pay: 10 },
        { weight: 2, pay: 25 },
        { weight: 1, pay: 50 },
      ],
      full: { pay: 1_000 },
    },
  ],
  jackpots: [],
};
