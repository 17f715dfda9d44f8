import { Sheet } from '@fairground/ui/sheet';
import { ChevronUp, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useOddsText } from '../hooks/odds.ts';
import { usePlacing } from '../hooks/placing-store.ts';
import { changeSlip, useSlip } from '../hooks/slip-store.ts';
import { useQuote } from '../api/sports.ts';
import { productMilli } from '../model/slip-maths.ts';
import type { PadTarget } from '../model/pad.ts';
import { asLimits, comboLimits } from '../model/stake-limits.ts';
import { NumberPad } from './number-pad.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { QuickStakes } from './stake-field.tsx';

/** On a phone: a bar that says what is on the slip, and the slip itself as a sheet. */
export function SlipSheet() {
  const t = useTranslations('sports');
  const oddsText = useOddsText();
  const [isOpen, setOpen] = useState(false);
  const legs = useSlip((slip) => slip.legs);
  const hasReceipts = usePlacing(({ receipts }) => receipts.length > 0);
  const isShown = legs.length > 0 || hasReceipts;
  return (
    <>
      {isShown && (
        <button
          type="button"
          className="sb-slip-bar"
          aria-label={t('slip.open', { count: legs.length })}
          onClick={() => setOpen(true)}
        >
          <Ticket aria-hidden="true" className="size-5" />
          {t('slip.title')}
          <span className="sb-count">{legs.length}</span>
          <strong className="ms-auto tabular-nums">
            {legs.length > 0 && oddsText(productMilli(legs.map(({ oddsMilli }) => oddsMilli)))}
          </strong>
          <ChevronUp aria-hidden="true" className="size-5" />
        </button>
      )}
      <Sheet open={isOpen} onOpenChange={setOpen} title={t('slip.title')} closeLabel={t('slip.close')}>
        <SlipOnPhone />
      </Sheet>
    </>
  );
}

function SlipOnPhone() {
  const slip = useSlip();
  const [wanted, setTarget] = useState<PadTarget>('combo');
  const { data: quote } = useQuote(slip.legs);
  const [first] = slip.legs;
  if (first === undefined) return <SlipPanel />;
  const target = targetOf(slip.mode, wanted, first.selectionId);
  const typed = target === 'combo' ? slip.stake : (slip.stakes[target.selectionId] ?? '');
  const set = (value: string): void =>
    changeSlip((before) =>
      target === 'combo'
        ? { ...before, stake: value }
        : { ...before, stakes: { ...before.stakes, [target.selectionId]: value } },
    );
  const leg = target === 'combo' ? undefined : quote?.legs.find((each) => each.selectionId === target.selectionId);
  const limits = target === 'combo' ? quote && comboLimits(slip, quote) : leg && asLimits(leg);
  const keys = (
    <div className="grid gap-2">
      {limits && <QuickStakes typed={typed} onTyped={set} limits={limits} />}
      <NumberPad typed={typed} onTyped={set} />
    </div>
  );
  return <SlipPanel pad={{ target, onTarget: setTarget }} keys={keys} />;
}

const targetOf = (mode: string, wanted: PadTarget, first: string): PadTarget => {
  if (mode !== 'single') return 'combo';
  return wanted === 'combo' ? { selectionId: first } : wanted;
};
