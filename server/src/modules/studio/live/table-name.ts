import type { TableRow } from '../store/live-tables.ts';

/** As docs/fairness.md writes the game of a public value: the table, whatever is played on it. */
export const tableName = ({ vendor, game }: Pick<TableRow, 'vendor' | 'game'>): string => `${vendor}:${game}`;
