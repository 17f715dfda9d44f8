import type { DeskAction } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { Suspense, useState } from 'react';
import { later } from '../app/later.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import type { ChosenRows } from './bulk-props.ts';
import { BULK_MAX } from './bulk.ts';

const BulkDialog = later(async () => (await import('./bulk-dialog.tsx')).BulkDialog);

type BulkBarProps = ChosenRows & {
  readonly actions: readonly DeskAction[];
  readonly onClear: () => void;
};

/** What can be done with the chosen rows; each change shows first which of them it fits. */
export function BulkBar({ actions, rows, words, chosen, onClear }: BulkBarProps) {
  const t = useTexts();
  const [open, setOpen] = useState<DeskAction>();
  if (chosen.length === 0 && open === undefined) return null;
  const isTooMany = chosen.length > BULK_MAX;
  return (
    <section
      aria-label={t('bulk.title')}
      className="sticky bottom-2 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-md border border-line-strong bg-surface-2 px-4 py-2 shadow-low"
    >
      <span className="font-semibold" aria-live="polite">
        {t('bulk.chosen', { count: chosen.length })}
      </span>
      {isTooMany ? (
        <span className="text-loss">{t('bulk.too-many', { most: BULK_MAX })}</span>
      ) : (
        actions.map((action) => (
          <Button
            key={action.id}
            size="sm"
            variant={action.weight === undefined ? 'secondary' : 'danger'}
            onClick={() => setOpen(action)}
          >
            {wordsOf(t, action.id).title}…
          </Button>
        ))
      )}
      <Button size="sm" variant="ghost" className="ms-auto" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <BulkDialog
            action={open}
            rows={rows}
            listWords={words}
            chosen={chosen}
            onClose={() => setOpen(undefined)}
            onDone={() => {
              setOpen(undefined);
              onClear();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
