import { Card } from '@fairground/ui/card';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { usePointConfig } from '../api/mall.ts';

/** What has to be played for one point, from the very rules that count it. */
export function EarnRules() {
  const t = useTranslations('mall');
  const numbers = useNumbers();
  const { data } = usePointConfig();
  if (!data) return null;
  const written = (amount: (typeof data.earn)[number]['spend']) =>
    `${numbers.shortAmount(amount)}\u00A0${data.currencySymbol}`;
  return (
    <Card headingLevel={2} title={t('how')} description={t('how-text')}>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {data.earn.map(({ product, spend }) => (
          <div key={product} className="rounded-md bg-surface-2 px-3 py-2">
            <dt className="text-xs text-ink-soft">{t(`product.${product}`)}</dt>
            <dd className="font-semibold tabular-nums">{written(spend)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        {t('how-deposit', { amount: written(data.deposit.spend), most: numbers.whole(data.deposit.dayMax) })}
      </p>
    </Card>
  );
}
