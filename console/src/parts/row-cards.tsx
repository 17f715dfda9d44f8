import { Link } from 'wouter';
import { recordAddress, useDesk } from '../app/desk.tsx';
import type { RowsTableProps } from './rows-table.tsx';
import { Value } from './value.tsx';
import { textOf, valueAt } from './values.ts';

type RowCardsProps = Pick<RowsTableProps, 'rows' | 'list' | 'words' | 'label'> & {
  readonly columns: RowsTableProps['rows']['columns'];
};

/** The rows of a table where it would not fit: a card each, its fields under one another. */
export function RowCards({ rows, columns, list, words, label }: RowCardsProps) {
  const { offers } = useDesk();
  const [first, ...others] = columns;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {list.map((row) => {
        const address = recordAddress(offers, rows.record, textOf(valueAt(row, rows.key)));
        const filled = others.filter((column) => isFilled(valueAt(row, column.id)));
        return (
          <li key={textOf(valueAt(row, rows.key))} className="relative rounded-md bg-surface-1 px-4 py-3 shadow-low">
            {first && (
              <p className="mb-2 font-semibold">
                <span className="font-normal text-ink-faint">{words.field(first.id)} </span>
                {address === undefined ? (
                  <Value row={row} column={first} words={words} />
                ) : (
                  <Link href={address} data-row-link="" className="text-accent-text after:absolute after:inset-0">
                    <Value row={row} column={first} words={words} />
                  </Link>
                )}
              </p>
            )}
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              {filled.map((column) => (
                <div key={column.id} className="contents">
                  <dt className="text-ink-faint">{words.field(column.id)}</dt>
                  <dd className={`text-end ${column.as === 'record' || column.as === 'masked' ? 'relative' : ''}`}>
                    <Value {...{ row, column, words }} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
