import type { DeskRecord } from '@fairground/contract/console/desk';
import type { Words } from '../texts/words.ts';
import { Value } from './value.tsx';
import type { Row } from './values.ts';

type FactsProps = {
  readonly columns: DeskRecord['facts'];
  readonly row: Row;
  readonly words: Words;
  readonly title: string;
};

/** Fields of a record, one under the other. */
export function Facts({ columns, row, words, title }: FactsProps) {
  return (
    <section aria-label={title} className="rounded-md bg-surface-1 p-4 shadow-low">
      <h2 className="mb-3 text-sm">{title}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {columns.map((column) => (
          <div key={column.id} className="contents">
            <dt className="text-ink-faint">{words.field(column.id)}</dt>
            <dd className="text-end">
              <Value {...{ row, column, words }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
