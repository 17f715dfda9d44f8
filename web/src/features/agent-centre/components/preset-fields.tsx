import { ChevronDown } from 'lucide-react';
import { TextField } from '@fairground/ui/text-field';
import type { Category } from '../../../shared/category/categories.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { Links } from '../api/agents.ts';
import { wrongRates } from '../model/presets.ts';
import type { TypedPresets } from '../model/presets.ts';
import { usePercent } from './terms-view.tsx';

type PresetFieldsProps = {
  readonly links: Links;
  readonly typed: TypedPresets;
  readonly onTyped: (typed: TypedPresets) => void;
};

/** What a new account is given: the series of the lottery and, folded away, a rate of each product. */
export function PresetFields({ links: { series, rates }, typed, onTyped }: PresetFieldsProps) {
  const t = useTranslations('agents');
  const tCommon = useTranslations('common');
  const percent = usePercent();
  const wrong = wrongRates(typed, rates);
  return (
    <>
      <TextField
        label={t('register.series')}
        hint={t('register.series-rule', { min: String(series.min), max: String(series.max) })}
        type="number"
        inputMode="numeric"
        min={series.min}
        max={series.max}
        step={series.step}
        value={typed.series}
        onChange={({ target }) => onTyped({ ...typed, series: target.value })}
      />
      <details className="group rounded-md bg-surface-1 sm:col-span-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-md px-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          {t('register.rates')}
          <ChevronDown aria-hidden="true" className="size-5 flex-none text-ink-faint group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-2 gap-3 p-3 pt-1 lg:grid-cols-3">
          <p className="col-span-full text-xs text-ink-faint">{t('register.rates-rule')}</p>
          {rates.map(({ product, rate }) => (
            <TextField
              key={product}
              label={tCommon(`category.${product.toLowerCase() as Category}`)}
              hint={t('register.rates-most', { most: percent(rate) })}
              error={wrong.includes(product) ? t('register.rates-wrong', { most: percent(rate) }) : undefined}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={typed.rates[product] ?? ''}
              onChange={({ target }) => onTyped({ ...typed, rates: { ...typed.rates, [product]: target.value } })}
            />
          ))}
        </div>
      </details>
    </>
  );
}
