import { writeMoney } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { Gift } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRunningBonus } from '../api/bonus.ts';

/** Cash and bonus money apart in one small line, under the sum of both; nothing for anyone without a running bonus. */
export function BonusLine() {
  const t = useTranslations('bonus');
  const { data } = useRunningBonus();
  if (data?.list.some(({ state }) => state === 'ACTIVE') !== true) return null;
  const { cash, bonus } = data.purse;
  return (
    <span className="flex items-center gap-1 text-[0.6875rem] leading-none whitespace-nowrap text-ink-soft">
      <span className="sr-only">{t('meter.cash')}</span>
      <Amount value={writeMoney(cash)} />
      <span aria-hidden="true">+</span>
      <Gift aria-hidden="true" className="size-3 shrink-0 text-accent-text" />
      <span className="sr-only">{t('meter.bonus')}</span>
      <Amount value={writeMoney(bonus)} className="text-accent-text" />
    </span>
  );
}
