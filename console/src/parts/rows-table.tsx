import type { DeskOffers } from '@fairground/contract/console/desk';
import { Amount } from '@fairground/ui/amount';
import { Checkbox } from '@fairground/ui/checkbox';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'wouter';
import { recordAddress, useDesk } from '../app/desk.tsx';
import { useTexts } from '../texts/texts.tsx';
import { RowCards } from './row-cards.tsx';
import { sumOf } from './row-sums.ts';
import type { RowsTableProps } from './rows-props.ts';
import { keyOf } from './still-rows.ts';
import { useNarrow } from './use-widths.ts';
import { Value } from './value.tsx';
import { textIn, textOf, valueAt } from './values.ts';
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
export function RowsTable({ rows, shown, list, words, label, sort, onSort, opening, left, choosing }: RowsTableProps) {
  const t = useTexts();
  const columns = shown.flatMap((id) => rows.columns.find((column) => column.id === id) ?? []);
  const ofWords = columnsOfWords(columns, list);
  if (useNarrow()) return <RowCards {...{ rows, columns, list, words, label, left, choosing }} />;
  return (
    <section
      className="relative max-h-[calc(100dvh-12rem)] overflow-auto rounded-md bg-surface-1 shadow-low"
      aria-label={label}
      // What scrolls sideways must be reachable by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {/* Beside an open record cells stay as wide as what they hold, and rows as high as they were. */}
      <table className={opening?.key === undefined ? 'w-full text-start' : 'w-max min-w-full text-start'}>
        <thead className="sticky top-0 z-10 bg-surface-2 text-xs text-ink-soft">
          <tr>
            {choosing && (
              <th scope="col" className="w-10 ps-3">
                <ChooseBox
                  label={t('bulk.choose-all')}
                  isOn={choosing.keys.size > 0 && choosing.keys.size === list.length}
                  isPart={choosing.keys.size > 0 && choosing.keys.size < list.length}
                  onToggle={choosing.toggleAll}
                />
              </th>
            )}
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
            <BodyRow key={keyOf(row, rows.key)} {...{ row, rows, columns, ofWords, words, opening, left, choosing }} />
          ))}
        </tbody>
        <SumRow {...{ columns, list, choosing }} />
      </table>
    </section>
  );
}

type SumRowProps = Pick<RowsTableProps, 'list' | 'choosing'> & { readonly columns: List['columns'] };

/** Below the columns of money: what the rows shown come to. It says of how many, so that nobody takes it for all there are. */
function SumRow({ columns, list, choosing }: SumRowProps) {
  const t = useTexts();
  const sums = columns.map((column) => (column.sums === true ? sumOf(list, column) : undefined));
  const first = sums.findIndex((sum) => sum !== undefined);
  if (first < 1) return null;
  return (
    <tfoot className="sticky bottom-0 z-10 bg-surface-2">
      <tr>
        <th scope="row" colSpan={first + (choosing ? 1 : 0)} className="px-3 py-2 text-start text-xs font-semibold">
          {t('list.sum', { count: list.length })}
        </th>
        {columns.slice(first).map((column, place) => {
          const sum = sums[first + place];
          return (
            <td key={column.id} className="px-3 py-2 text-end font-semibold tabular-nums">
              {sum !== undefined && <Amount value={sum} precision="exact" />}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

type BodyRowProps = Pick<RowsTableProps, 'rows' | 'words' | 'opening' | 'left' | 'choosing'> & {
  readonly row: Row;
  readonly columns: List['columns'];
  readonly ofWords: ReadonlySet<string>;
};

function BodyRow({ row, rows, columns, ofWords, words, opening, left, choosing }: BodyRowProps) {
  const t = useTexts();
  const { offers } = useDesk();
  const key = keyOf(row, rows.key);
  const address = recordAddress(offers, rows.record, key);
  const isLeft = left?.has(key) === true;
  const isOpen = opening?.key === key;
  return (
    <tr
      className={`relative scroll-my-10 border-t border-line ${isOpen ? 'bg-accent-soft' : 'hover:bg-surface-2 focus-within:bg-surface-2'} ${isLeft ? 'text-ink-faint italic' : ''}`}
      data-row=""
      title={isLeft ? t('list.left') : undefined}
    >
      {choosing && (
        <td className="relative z-1 w-10 ps-3">
          <ChooseBox
            label={t('bulk.choose', { name: textOf(valueAt(row, columns[0]?.id ?? rows.key)) })}
            isOn={choosing.keys.has(key)}
            onToggle={() => choosing.toggle(key)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={`px-3 py-2 align-middle ${IS_FIGURE.includes(column.as) ? 'text-end' : ''} ${place === 0 && rows.record !== undefined && !IS_FIGURE.includes(column.as) ? 'min-w-40' : ''} ${ofWords.has(column.id) ? 'min-w-32' : ''}`}
        >
          {place === 0 && address !== undefined ? (
            // The link lies over its whole row; other links of the row stand above it.
            <Link
              href={opening?.addressOf(key) ?? address}
              replace={opening?.key !== undefined}
              aria-current={isOpen ? 'true' : undefined}
              data-row-link=""
              className="font-semibold text-accent-text after:absolute after:inset-0 hover:underline"
            >
              <Value {...{ row, column, words }} />
              {isLeft && <span className="sr-only"> {t('list.left')}</span>}
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

/** From so many letters on a text is no number or code, and is read in lines of a few words. */
const LONG_TEXT = 14;

/** Columns that would else be squeezed to a word a line by those that cannot be narrower. */
const columnsOfWords = (columns: List['columns'], list: readonly Row[]): ReadonlySet<string> =>
  new Set(
    columns
      .filter(({ id, as }) => {
        if (as === 'word') return true;
        const isText = as === 'text' || as === 'localized';
        return isText && list.some((row) => textIn(valueAt(row, id), 'EN').length > LONG_TEXT);
      })
      .map(({ id }) => id),
  );

type ChooseBoxProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly isPart?: boolean;
  readonly onToggle: () => void;
};

function ChooseBox({ label, isOn, isPart = false, onToggle }: ChooseBoxProps) {
  return (
    <Checkbox
      label={<span className="sr-only">{label}</span>}
      checked={isOn}
      indeterminate={isPart}
      data-choose=""
      onChange={onToggle}
    />
  );
}

const ariaSortOf = (sort: string | undefined, column: string): 'ascending' | 'descending' | undefined => {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
};
