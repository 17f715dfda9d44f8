import type { SlotDefinition } from '../definition.ts';

/** The twenty lines of the lines games, by row. */
export const L20 =
  '11111 00000 22222 01210 21012 10001 12221 00122 22100 10121 12101 01110 21112 01010 21212 11011 11211 00200 22022 02220'
    .split(' ')
    .map((line) => Array.from(line, Number));

/** Twenty lines, a wild that pays, and free spins at twice the pay that win more of themselves. */
export const lotus20: SlotDefinition = {
  schema: 'slotdef/1',
  id: 'lotus20',
  version: 1,
  bet: { units: 20, modes: [{ id: 'base', cost: 20, start: { source: 'base' } }] },
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'W', role: 'wild' },
    { id: 'S', role: 'scatter' },
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((id) => ({ id, role: 'plain' as const })),
  ],
  sources: {
    base: {
      type: 'strips',
      strips: [
        'FAGSFBHFECGBEFCWHFEHDGHDCGAHEGD',
        'AHDEHGEFBEWCFHEDCFBGFHGSCGHDAEB',
        'DCFHEBGDEHGEDCHFGECFADBHWGFASGH',
        'DFSBEGHBEFHEGCHDFCAGCDWFHGEAGFB',
        'BHDGEHFGSHWDGFCAEHFDGEBFECGEHA',
      ],
    },
    free: {
      type: 'strips',
      strips: [
        'DECBHFGCBHGEWFHCFDSGAEHAFDGEBW',
        'SDHAFBGFCEGCEWADBHEFHDWHGCFEBG',
        'DHCGHBWFCGDESHECAFGAWBDGHFEDFE',
        'GHWEDFSAGCAEBHGEFDBFHGBCDHEWCF',
        'EGADHFBCEFDGHCDFWGHEGWFAHSEBC',
      ],
    },
  },
  evaluate: [
    {
      type: 'lines',
      lines: L20,
      pay: {
        W: [0, 10, 100, 500, 2_000],
        A: [0, 5, 40, 200, 1_000],
        B: [0, 0, 30, 120, 500],
        C: [0, 0, 25, 100, 300],
        D: [0, 0, 20, 80, 250],
        E: [0, 0, 12, 40, 125],
        F: [0, 0, 12, 40, 125],
        G: [0, 0, 8, 25, 100],
        H: [0, 0, 8, 25, 100],
      },
    },
    {
      type: 'scatter',
      symbol: 'S',
      pay: [
        [3, 40],
        [4, 200],
        [5, 2_000],
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
        [3, 10],
        [4, 15],
        [5, 20],
      ],
      source: 'free',
      multiplier: 2,
      retrigger: 'same',
      wilds: 'plain',
      ladder: 'fresh',
    },
  ],
  jackpots: [],
};
