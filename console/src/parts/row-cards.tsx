import { Checkbox } from '@fairground/ui/checkbox';
import { Link } from 'wouter';
import { recordAddress, useDesk } from '../app/desk.tsx';
import { useTexts } from '../texts/texts.tsx';
import type { RowsTableProps } from './rows-props.ts';
import { keyOf } from './still-rows.ts';
import { Value } from './value.tsx';
import { textOf, valueAt } from './values.ts';

type RowCardsProps = Pick<RowsTableProps, 'rows' | 'list' | 'words' | 'label' | 'left' | 'choosing'> & {
  readonly columns: RowsTableProps['rows']['columns'];
};

/** The rows of a table where it would not fit: a card each, its fields under one another. */
export function RowCards({ rows, columns, list, words, label, left, choosing }: RowCardsProps) {
  const t = useTexts();
  const { offers } = useDesk();
  const [first, ...others] = columns;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {list.map((row) => {
        const key = keyOf(row, rows.key);
        const address = recordAddress(offers, rows.record, key);
        const filled = others.filter((column) => isFilled(valueAt(row, column.id)));
        return (
          <li key={key} className="relative rounded-md bg-surface-1 px-4 py-3 shadow-low">
            {left?.has(key) === true && <p className="mb-1 text-xs text-ink-faint">{t('list.left')}</p>}
            {choosing && (
              <span className="absolute end-3 top-3 z-1">
                <Checkbox
                  label={
                    <span className="sr-only">
                      {t('bulk.choose', { name: textOf(valueAt(row, first?.id ?? rows.key)) })}
                    </span>
                  }
                  checked={choosing.keys.has(key)}
                  onChange={() => choosing.toggle(key)}
                />
              </span>
            )}
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
