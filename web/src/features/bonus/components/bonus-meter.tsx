import { writeMoney } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { Gift } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openCentre } from '../../../shared/store/open-centre.ts';
import { useRunningBonus } from '../api/bonus.ts';
import { doneOf, PER_MILLE } from '../model/wagered.ts';

/**
 * Cash and bonus money apart while a bonus runs, with its wagering as a thin bar that follows every bet; it opens the page of
 * bonuses. Nothing is shown to anyone without a bonus.
 */
export function BonusMeter({ className = '' }: { readonly className?: string }) {
  const t = useTranslations('bonus');
  const { data } = useRunningBonus();
  const running = data?.list.find(({ state }) => state === 'ACTIVE');
  if (data === undefined || running === undefined) return null;
  const { cash, bonus, currencySymbol } = data.purse;
  const percent = Math.floor((doneOf(running) * 100) / Number(PER_MILLE));
  return (
    <button
      type="button"
      onClick={() => openCentre('bonusDetails')}
      className={`control relative h-10 gap-3 whitespace-nowrap overflow-hidden rounded-md bg-surface-2 px-3 text-xs shadow-low hover:bg-surface-3 ${className}`}
    >
      <Gift aria-hidden="true" className="size-4 shrink-0 text-accent-text" />
      <span className="grid justify-items-start leading-tight">
        <span className="text-ink-faint">{t('meter.cash')}</span>
        <Amount value={writeMoney(cash)} currency={currencySymbol} className="font-semibold" />
      </span>
      <span className="grid justify-items-start leading-tight">
        <span className="text-ink-faint">{t('meter.bonus')}</span>
        <Amount value={writeMoney(bonus)} currency={currencySymbol} className="font-semibold text-accent-text" />
      </span>
      <span className="self-center font-semibold tabular-nums">
        <span className="sr-only">{t('wagered')}</span>
        {percent}%
      </span>
      <progress
        aria-hidden="true"
        className="ui-progress absolute inset-x-0 bottom-0 h-1 rounded-none"
        value={doneOf(running)}
        max={Number(PER_MILLE)}
      />
    </button>
  );
}
