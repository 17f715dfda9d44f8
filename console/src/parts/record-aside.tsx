import type { DeskRecord } from '@fairground/contract/console/desk';
import { IconButton } from '@fairground/ui/icon-button';
import { Maximize2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { recordAddress, useDesk } from '../app/desk.tsx';
import { useTexts } from '../texts/texts.tsx';
import { RecordPage } from './record-page.tsx';

type RecordAsideProps = { readonly offer: DeskRecord; readonly recordKey: string; readonly back: string };

/** A record beside its list, which keeps its place; Escape leads back to the row. */
export function RecordAside({ offer, recordKey, back }: RecordAsideProps) {
  const t = useTexts();
  const [, go] = useLocation();
  const { offers } = useDesk();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // Beside a record the rows of its list may be higher, and the open one further down.
    openRow()?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || hasPopup()) return;
      openRow()?.focus();
      go(back, { replace: true });
    };
    // Heard first: what stands above the page still stands there.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [go, back]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('aside.title')}
      className="sticky top-16 max-h-[calc(100dvh-5rem)] overflow-y-auto rounded-md border border-line p-4 shadow-low"
    >
      <div className="-mt-1 mb-1 flex items-center justify-end gap-1">
        <Link
          href={recordAddress(offers, offer.record, recordKey) ?? back}
          className="control h-8 gap-1.5 px-2 text-xs text-ink-soft hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-11"
        >
          <Maximize2 aria-hidden="true" className="size-3.5" />
          {t('aside.page')}
        </Link>
        <IconButton
          size="sm"
          label={t('close')}
          icon={<X aria-hidden="true" />}
          onClick={() => {
            openRow()?.focus();
            go(back, { replace: true });
          }}
        />
      </div>
      <RecordPage offer={offer} recordKey={recordKey} place="aside" />
    </section>
  );
}

/** The link of the row whose record is open. */
const openRow = (): HTMLElement | null => document.querySelector('[data-row-link][aria-current]');

const hasPopup = (): boolean => document.querySelector('[role="dialog"], [role="listbox"], [role="menu"]') !== null;
