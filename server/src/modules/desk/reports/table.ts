import type { CellKind } from '@fairground/contract/desk/reports';
import { money, writeMoney } from '@fairground/contract/money';

export type Column = { readonly id: string; readonly as: CellKind };

/** What the figures of a row are made of: the address of a page of the console and the filter to open it with. */
export type Origin = { readonly page: string; readonly filter: Readonly<Record<string, string>> };

export type Row = { readonly cells: readonly (string | bigint | number)[]; readonly of?: Origin };

export type Table = {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Over everything the report is about; one text for each column, empty where a sum says nothing. */
  readonly totals: readonly string[];
  /** Where the next page begins. */
  readonly next: number | null;
};

export const written = (cell: string | bigint | number, as: CellKind): string =>
  as === 'amount' && typeof cell === 'bigint' ? writeMoney(money(cell)) : cell.toString();

/** Adds up amounts and counts of rows of one currency; all rows must be there. */
export const totalsOf = (columns: readonly Column[], rows: readonly Row[]): readonly string[] =>
  columns.map(({ as }, index) => {
    if (as !== 'amount' && as !== 'count') return '';
    const sum = rows.reduce((total, { cells }) => total + BigInt(cells[index] ?? 0), 0n);
    return written(sum, as);
  });

export const whole = (columns: readonly Column[], rows: readonly Row[]): Table => ({
  columns,
  rows,
  totals: totalsOf(columns, rows),
  next: null,
});
