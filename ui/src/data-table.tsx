import './data-table.css';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

export type TableSort = { readonly column: string; readonly order: 'ascending' | 'descending' };

export type TableColumn<Row> = {
  readonly id: string;
  /** Also the name of the cell on a card, hence a text. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end, in columns. */
  readonly align?: 'start' | 'end' | undefined;
  /** The cell that heads the card. */
  readonly primary?: boolean | undefined;
  readonly sortable?: boolean | undefined;
};

export type DataTableProps<Row> = {
  /** Names the table for those who listen. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** So many rows of skeletons while the first page is on its way. */
  readonly loadingRows?: number | undefined;
  /** Stands in place of rows when there are none: usually an empty state. */
  readonly empty?: ReactNode;
};

/** A table that turns into cards in a narrow place, whatever the width of the screen. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  sort,
  onSortChange,
  loadingRows = 0,
  empty,
}: DataTableProps<Row>) {
  const isEmpty = rows.length === 0 && loadingRows === 0;
  return (
    <div className="ui-table-frame">
      {isEmpty ? (
        empty
      ) : (
        <table className="ui-table" aria-busy={loadingRows > 0 || undefined}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map((column) => (
                  <td
                    key={column.id}
                    data-label={column.header}
                    data-align={column.align}
                    data-primary={column.primary ? '' : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            {Array.from({ length: loadingRows }, (_, line) => (
              <tr key={`loading-${line}`}>
                {columns.map((column) => (
                  <td key={column.id} data-label={column.header} data-primary={column.primary ? '' : undefined}>
                    <Skeleton className="h-5 w-24 max-w-full" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

type HeaderCellProps = {
  readonly column: Pick<TableColumn<never>, 'id' | 'header' | 'align' | 'sortable'>;
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
};

function HeaderCell({ column, sort, onSortChange }: HeaderCellProps) {
  const order = sort?.column === column.id ? sort.order : undefined;
  if (column.sortable !== true || onSortChange === undefined) {
    return (
      <th scope="col" data-align={column.align}>
        {column.header}
      </th>
    );
  }
  const next = order === 'descending' ? 'ascending' : 'descending';
  const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" data-align={column.align} aria-sort={order}>
      <button type="button" className="ui-table-sort" onClick={() => onSortChange({ column: column.id, order: next })}>
        {column.header}
        <Icon aria-hidden="true" data-idle={order === undefined ? '' : undefined} />
      </button>
    </th>
  );
}
