import { CircleCheck, Clock, Minus, TriangleAlert } from 'lucide-react';
import { useTexts } from '../texts/texts.tsx';
import type { Words } from '../texts/words.ts';
import type { ChosenRows } from './bulk-props.ts';
import type { Outcome } from './bulk.ts';
import { keyOf } from './still-rows.ts';
import { Value } from './value.tsx';
import type { Row } from './values.ts';

type BulkRowsProps = {
  readonly rows: ChosenRows['rows'];
  readonly words: Words;
  readonly fitting: readonly Row[];
  readonly refused: readonly Row[];
  /** Nothing before the change is made. */
  readonly outcomes: ReadonlyMap<string, Outcome> | undefined;
};

/** The chosen rows by name, with what will happen to each, and afterwards what did. */
export function BulkRows({ rows, words, fitting, refused, outcomes }: BulkRowsProps) {
  const t = useTexts();
  const [name] = rows.columns;
  if (!name) return null;
  return (
    <ul aria-label={t('bulk.rows')} className="max-h-56 overflow-y-auto rounded-md bg-surface-2 px-3 py-2">
      {[...refused, ...fitting].map((row) => {
        const key = keyOf(row, rows.key);
        return (
          <li key={key} className="flex flex-wrap items-center gap-2 py-1">
            <span className="min-w-0 wrap-anywhere">
              <Value row={row} column={{ ...name, as: name.as === 'record' ? 'text' : name.as }} words={words} />
            </span>
            <span className="ms-auto text-xs text-ink-soft">
              <Fate isRefused={refused.includes(row)} outcome={outcomes?.get(key)} isMade={outcomes !== undefined} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type FateProps = { readonly isRefused: boolean; readonly outcome: Outcome | undefined; readonly isMade: boolean };

function Fate({ isRefused, outcome, isMade }: FateProps) {
  const t = useTexts();
  if (isRefused) return <Said Icon={Minus}>{t('bulk.not-fitting')}</Said>;
  if (outcome === 'done') return <Said Icon={CircleCheck}>{t('bulk.done')}</Said>;
  if (outcome === 'held') return <Said Icon={Clock}>{t('bulk.held')}</Said>;
  if (outcome !== undefined) return <Said Icon={TriangleAlert}>{outcome.refused}</Said>;
  return <Said Icon={Clock}>{t(isMade ? 'bulk.untouched' : 'bulk.will')}</Said>;
}

function Said({ Icon, children }: { readonly Icon: typeof Clock; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {children}
    </span>
  );
}
