import type { DeskOffers } from '@fairground/contract/console/desk';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'wouter';
import { recordAddress, useDesk } from '../app/desk.tsx';
import { useTexts } from '../texts/texts.tsx';
import { RowCards } from './row-cards.tsx';
import type { RowsTableProps } from './rows-props.ts';
import { useNarrow } from './use-narrow.ts';
import { Value } from './value.tsx';
import { textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

type List = DeskOffers['lists'][number];

/** Right-aligned are figures, so that digits stand under digits. */
const IS_FIGURE = ['amount', 'number', 'rate'];

/** What has a link or a button of its own stands above the link of the row; long texts end after two lines. */
const LOOKS: Partial<Record<List['columns'][number]['as'], string>> = {
  record: 'relative',
  masked: 'relative',
  text: 'line-clamp-2 max-w-96',
};

/** A real table with a head that stays; the first cell of a row is the link to its record. */
export function RowsTable({ rows, shown, list, words, label, sort, onSort }: RowsTableProps) {
  const t = useTexts();
  const columns = shown.flatMap((id) => rows.columns.find((column) => column.id === id) ?? []);
  if (useNarrow()) return <RowCards {...{ rows, columns, list, words, label }} />;
  return (
    <section
      className="relative max-h-[calc(100dvh-12rem)] overflow-auto rounded-md bg-surface-1 shadow-low"
      aria-label={label}
      // What scrolls sideways must be reachable by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full text-start">
        <thead className="sticky top-0 z-10 bg-surface-2 text-xs text-ink-soft">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={ariaSortOf(sort, column.id)}
                className={`h-9 px-3 font-semibold whitespace-nowrap ${IS_FIGURE.includes(column.as) ? 'text-end' : 'text-start'}`}
              >
                {column.sort === true && onSort ? (
                  <button type="button" className="control gap-1 hover:text-ink" onClick={() => onSort(column.id)}>
                    {words.field(column.id)}
                    {sort === column.id && <ArrowUp aria-hidden="true" className="size-3.5" />}
                    {sort === `-${column.id}` && <ArrowDown aria-hidden="true" className="size-3.5" />}
                    <span className="sr-only">{t('list.sort')}</span>
                  </button>
                ) : (
                  words.field(column.id)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <BodyRow key={textOf(valueAt(row, rows.key))} {...{ row, rows, columns, words }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type BodyRowProps = Pick<RowsTableProps, 'rows' | 'words'> & { readonly row: Row; readonly columns: List['columns'] };

function BodyRow({ row, rows, columns, words }: BodyRowProps) {
  const { offers } = useDesk();
  const address = recordAddress(offers, rows.record, textOf(valueAt(row, rows.key)));
  return (
    <tr className="relative border-t border-line hover:bg-surface-2 focus-within:bg-surface-2" data-row="">
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={`px-3 py-2 align-middle ${IS_FIGURE.includes(column.as) ? 'text-end' : ''} ${place === 0 ? 'min-w-40' : ''}`}
        >
          {place === 0 && address !== undefined ? (
            // The link lies over its whole row; other links of the row stand above it.
            <Link
              href={address}
              data-row-link=""
              className="font-semibold text-accent-text after:absolute after:inset-0 hover:underline"
            >
              <Value {...{ row, column, words }} />
            </Link>
          ) : (
            <span className={LOOKS[column.as]}>
              <Value {...{ row, column, words }} />
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

const ariaSortOf = (sort: string | undefined, column: string): 'ascending' | 'descending' | undefined => {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
};
