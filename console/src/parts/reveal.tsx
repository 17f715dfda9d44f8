import type { DeskColumn } from '@fairground/contract/console/desk';
import { Eye, EyeOff } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { later } from '../app/later.ts';
import { useTexts } from '../texts/texts.tsx';
import type { Row } from './values.ts';

/** How long a field stays readable. */
const SHOWN_MS = 60_000;

const RevealDialog = later(async () => (await import('./reveal-dialog.tsx')).RevealDialog);

type MaskedProps = {
  readonly row: Row;
  readonly text: string;
  readonly label: string;
  readonly reveal: DeskColumn['reveal'];
};

/** A masked field; who may, reads it for a minute by a call that is logged with its reason. */
export function Masked({ row, text, label, reveal }: MaskedProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [clear, setClear] = useState<string>();
  useEffect(() => {
    if (clear === undefined) return undefined;
    const timer = setTimeout(setClear, SHOWN_MS, undefined);
    return () => clearTimeout(timer);
  }, [clear]);
  const isOpen = clear !== undefined;
  const Sign = isOpen ? Eye : EyeOff;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Sign aria-hidden="true" className="size-3.5 text-ink-faint" />
      <span aria-live="polite" className="tabular-nums wrap-anywhere">
        {clear ?? text}
      </span>
      {reveal && !isOpen && (
        <button
          type="button"
          className="control h-6 px-1.5 text-xs text-accent-text underline-offset-4 hover:underline pointer-coarse:h-11"
          aria-label={t('reveal.field', { field: label })}
          onClick={() => setAsking(true)}
        >
          {t('reveal.do')}
        </button>
      )}
      {reveal && isOpen && <span className="text-xs text-ink-faint">{t('reveal.gone-soon')}</span>}
      <Suspense fallback={null}>
        {reveal && isAsking && (
          <RevealDialog {...{ row, label, reveal }} onClear={setClear} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </span>
  );
}
