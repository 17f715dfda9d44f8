/** What a report can be grouped by, and the longest range of days it reads at once. */
export const REPORTS = {
  'site-days': { daysMax: 366 },
  products: { daysMax: 366 },
  acquisition: { daysMax: 366 },
  retention: { daysMax: 92 },
  'bonus-costs': { daysMax: 366 },
  'member-ranking': { daysMax: 7 },
  deposits: { daysMax: 31 },
  withdrawals: { daysMax: 31 },
  'balance-sheet': { daysMax: 1 },
} as const satisfies Record<string, { readonly daysMax: number }>;

export type ReportName = keyof typeof REPORTS;
export const REPORT_NAMES = Object.keys(REPORTS) as readonly ReportName[];

/** How a cell is written: an amount in decimals, a count, a day, a text or the number of a member. */
export const CELL_KINDS = ['amount', 'count', 'day', 'text', 'member'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** What a figure of the dashboard means; each has a text in the catalogue. */
export const FIGURE_KEYS = [
  'ggr',
  'ngr',
  'stake',
  'deposit',
  'withdrawal',
  'first-deposit',
  'bettors',
  'new-members',
  'first-depositors',
] as const;
export type FigureKey = (typeof FIGURE_KEYS)[number];
