import type { readReport as endpoint } from '@fairground/contract/desk/operator-endpoints';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { DeskDeps } from '../deps.ts';
import { makeTable } from './make-table.ts';
import type { Row, Table } from './table.ts';
import { written } from './table.ts';

export const readReport = async (
  deps: DeskDeps,
  { cursor = '0', ...asked }: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const asOf = await deps.figures.asOf();
  const table = await makeTable(deps, asked, Number(cursor));
  const { columns, rows, totals, next } = table;
  return {
    name: asked.name,
    asOf,
    columns: [...columns],
    rows: rows.map((row) => ({
      cells: cellsOf(table, row),
      of: row.of === undefined ? null : { page: row.of.page, filter: { ...row.of.filter } },
    })),
    totals: [...totals],
    next: next?.toString() ?? null,
  };
};

export const cellsOf = ({ columns }: Pick<Table, 'columns'>, { cells }: Row): string[] =>
  columns.map(({ as }, index) => written(cells[index] ?? '', as));
