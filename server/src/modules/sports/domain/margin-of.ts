import type { MarketRow } from '../tables.ts';

/** Selections of a double chance overlap: two of the three win. */
const WINNERS: Readonly<Record<string, number>> = { dc: 2 };

/** The part of a stake that the prices of a market keep on average, in thousandths, rounded down. */
export const marginMilli = ({ type, odds }: Pick<MarketRow, 'type' | 'odds'>): number => {
  const book = Object.values(odds).reduce((all, milli) => all + 1_000 / milli, 0) / (WINNERS[type] ?? 1);
  return book > 1 ? Math.floor((1 - 1 / book) * 1_000) : 0;
};
