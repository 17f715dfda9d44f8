import { IconButton } from '@fairground/ui/icon-button';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { Ticket, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { changeSlip, clearSlip } from '../hooks/slip-store.ts';
import { usePlacing } from '../hooks/placing-store.ts';
import { useSlipView } from '../hooks/use-slip-view.ts';
import { SLIP_MODES } from '../model/slip.ts';
import { Simulated } from './sports-nav.tsx';
import { BookingCode, ShareSlip } from './booking-code.tsx';
import { SlipFoot } from './slip-foot.tsx';
import { SlipLegRow } from './slip-leg-row.tsx';
import { Receipts } from './receipts.tsx';
import type { PadTarget } from '../model/pad.ts';

type SlipPanelProps = {
  /** On a phone the amounts are typed on the slip's own pad. */
  readonly pad?: { readonly target: PadTarget; readonly onTarget: (target: PadTarget) => void } | undefined;
  readonly keys?: ReactNode;
};

/** The bet slip: selections, kind of bet, amounts, and the one button. */
export function SlipPanel({ pad, keys }: SlipPanelProps) {
  const t = useTranslations('sports');
  const view = useSlipView();
  const { slip, legs } = view;
  const hasReceipts = usePlacing(({ receipts }) => receipts.length > 0);
  const modes = SLIP_MODES.filter((mode) => mode !== 'system' || view.systems.length > 0);
  return (
    <div className="sb-slip" id="sports-slip" tabIndex={-1}>
      <header className="flex items-center gap-2">
        <h2 className="flex items-center gap-2 text-base">
          {t('slip.title')}
          {legs.length > 0 && <span className="sb-count">{legs.length}</span>}
        </h2>
        <Simulated />
        {legs.length > 0 && (
          <IconButton
            size="sm"
            className="ms-auto"
            label={t('slip.clear')}
            icon={<Trash2 aria-hidden="true" />}
            onClick={clearSlip}
          />
        )}
      </header>
      {hasReceipts && <Receipts />}
      {legs.length === 0 && !hasReceipts && <EmptySlip />}
      {legs.length > 1 && (
        <SegmentedControl
          block
          label={t('slip.modes')}
          value={slip.mode}
          onValueChange={(mode) => changeSlip((before) => ({ ...before, mode }))}
          options={modes.map((mode) => ({ value: mode, label: t(`slip.${mode}`) }))}
        />
      )}
      {legs.length > 0 && (
        <>
          <ul className="grid gap-2">
            {legs.map((leg) => (
              <li key={leg.leg.selectionId}>
                <SlipLegRow view={leg} isSingle={slip.mode === 'single'} pad={pad} />
              </li>
            ))}
          </ul>
          <ShareSlip legs={legs} />
          <SlipFoot view={view} pad={pad} keys={keys} />
        </>
      )}
    </div>
  );
}

function EmptySlip() {
  const t = useTranslations('sports');
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 px-2 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-surface-2 text-ink-faint">
        <Ticket aria-hidden="true" className="size-7" />
      </span>
      <p className="font-semibold">{t('slip.empty')}</p>
      <p className="text-sm text-ink-soft">{t('slip.empty-text')}</p>
      <BookingCode />
    </div>
  );
}
