import type { DeskRecord } from '@fairground/contract/console/desk';
import type { Words } from '../texts/words.ts';
import { Value } from './value.tsx';
import type { Row } from './values.ts';

type FactsProps = {
  readonly columns: DeskRecord['facts'];
  readonly row: Row;
  readonly words: Words;
  readonly title: string;
  /** Alone on its page: names and values stand side by side, near each other. */
  readonly isWide?: boolean;
};

/** Fields of a record, one under the other. */
export function Facts({ columns, row, words, title, isWide = false }: FactsProps) {
  return (
    <section aria-label={title} className="rounded-md bg-surface-1 p-4 shadow-low">
      <h2 className="mb-3 text-sm">{title}</h2>
      <dl
        className={`grid gap-x-4 gap-y-2 ${isWide ? 'grid-cols-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]' : 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}`}
      >
        {columns.map((column) => (
          <div key={column.id} className="contents">
            <dt className="text-ink-faint">{words.field(column.id)}</dt>
            <dd className={isWide ? 'text-start' : 'text-end [&_[data-list]]:justify-end'}>
              <Value {...{ row, column, words }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
