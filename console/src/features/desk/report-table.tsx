import type { readReport } from '@fairground/contract/desk/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { Amount } from '@fairground/ui/amount';
import { useNumbers } from '@fairground/ui/numbers';
import { ListTree } from 'lucide-react';
import { Link } from 'wouter';
import { pageAddress, recordAddress, useDesk } from '../../app/desk.tsx';
import { useTexts } from '../../texts/texts.tsx';
import type { Words } from '../../texts/words.ts';

type Report = ValueOf<typeof readReport>;
type Column = Report['columns'][number];

type ReportTableProps = Pick<Report, 'columns' | 'rows' | 'totals'> & { readonly words: Words };

/** A row is named by its first cell. */
const nameOf = (column: Column | undefined, text: string, words: Words): string =>
  column?.as === 'text' ? words.value(column.id, text) : text;

const isFigure = ({ as }: Column): boolean => as === 'amount' || as === 'count';

/** A report as a table; its last row is the sum over all pages, where a sum says something. */
export function ReportTable({ columns, rows, totals, words }: ReportTableProps) {
  const t = useTexts();
  const { offers } = useDesk();
  const leads = rows.map(({ of }) => (of === null ? undefined : pageAddress(offers, of)));
  const isLeading = leads.some((address) => address !== undefined);
  const cell = (column: Column) => `px-3 py-2 ${isFigure(column) ? 'text-end' : ''}`;
  if (rows.length === 0) return <p className="text-ink-soft">{t('list.none-found')}</p>;
  return (
    <section
      className="overflow-auto rounded-md bg-surface-1 shadow-low"
      aria-label={words.title}
      // What scrolls sideways must be reachable by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full text-start">
        <thead className="bg-surface-2 text-xs text-ink-soft">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={`h-9 px-3 font-semibold whitespace-nowrap ${isFigure(column) ? 'text-end' : 'text-start'}`}
              >
                {words.field(column.id)}
              </th>
            ))}
            {isLeading && <td className="w-10" aria-hidden="true" />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }, at) => (
            <tr key={cells.join(' ')} className="border-t border-line hover:bg-surface-2">
              {columns.map((column, place) => (
                <td key={column.id} className={cell(column)}>
                  <Cell column={column} text={cells[place] ?? ''} words={words} />
                </td>
              ))}
              {isLeading && (
                <td className="px-2 text-end">
                  <RowsLink address={leads[at]} of={nameOf(columns[0], cells[0] ?? '', words)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot className="border-t border-line-strong bg-surface-2 font-semibold">
            <tr>
              {columns.map((column, place) => (
                <td key={column.id} className={cell(column)}>
                  {place === 0 ? (
                    words.field('total')
                  ) : (
                    <Cell column={column} text={totals[place] ?? ''} words={words} />
                  )}
                </td>
              ))}
              {isLeading && <td aria-hidden="true" />}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** Leads to the rows that the figures beside it are made of. */
function RowsLink({ address, of }: { readonly address: string | undefined; readonly of: string }) {
  const t = useTexts();
  if (address === undefined) return null;
  const name = t('list.rows-of', { of });
  return (
    <Link
      href={address}
      aria-label={name}
      title={name}
      className="inline-flex size-8 items-center justify-center rounded-md text-ink-soft hover:bg-surface-3 hover:text-ink"
    >
      <ListTree aria-hidden="true" className="size-4" />
    </Link>
  );
}

function Cell({ column, text, words }: { readonly column: Column; readonly text: string; readonly words: Words }) {
  const numbers = useNumbers();
  const { offers } = useDesk();
  if (text === '') return <span className="text-ink-faint">–</span>;
  if (column.as === 'amount') return <Amount value={text} precision="exact" />;
  if (column.as === 'count') return <bdi className="tabular-nums">{numbers.plain(text)}</bdi>;
  const address = column.as === 'member' ? recordAddress(offers, 'member', text) : undefined;
  if (address !== undefined)
    return (
      <Link href={address} className="text-accent-text underline-offset-4 hover:underline">
        {text}
      </Link>
    );
  return <>{column.as === 'text' ? words.value(column.id, text) : text}</>;
}
