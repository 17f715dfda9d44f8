import type { readReport } from '@fairground/contract/desk/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { Amount } from '@fairground/ui/amount';
import { useNumbers } from '@fairground/ui/numbers';
import { Link } from 'wouter';
import { recordAddress, useDesk } from '../../app/desk.tsx';
import { useTexts } from '../../texts/texts.tsx';
import type { Words } from '../../texts/words.ts';

type Report = ValueOf<typeof readReport>;
type Column = Report['columns'][number];

type ReportTableProps = Pick<Report, 'columns' | 'rows' | 'totals'> & { readonly words: Words };

const isFigure = ({ as }: Column): boolean => as === 'amount' || as === 'count';

/** A report as a table; its last row is the sum over all pages, where a sum says something. */
export function ReportTable({ columns, rows, totals, words }: ReportTableProps) {
  const t = useTexts();
  const cell = (column: Column) => `px-3 py-2 ${isFigure(column) ? 'text-end' : ''}`;
  if (rows.length === 0) return <p className="text-ink-soft">{t('list.none-found')}</p>;
  return (
    // A region that scrolls sideways must be reachable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      className="overflow-auto rounded-md bg-surface-1 shadow-low"
      role="region"
      aria-label={words.title}
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
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }) => (
            <tr key={cells.join(' ')} className="border-t border-line hover:bg-surface-2">
              {columns.map((column, place) => (
                <td key={column.id} className={cell(column)}>
                  <Cell column={column} text={cells[place] ?? ''} words={words} />
                </td>
              ))}
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
            </tr>
          </tfoot>
        )}
      </table>
    </div>
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
