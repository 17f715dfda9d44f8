import type { Bonus } from '@fairground/contract/promotions/endpoints';
import { writeMoney } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import type { Category } from '../../../shared/category/categories.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';

const PPM_PER_PERCENT = 10_000;

/** The terms in plain words, written from the data that the bets are judged by. */
export function BonusTerms({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus');
  const tCommon = useTranslations('common');
  const numbers = useNumbers();
  const { weights, maxBet, cap, currencySymbol } = bonus;
  const nameOf = (category: string) => tCommon(`category.${category.toLowerCase() as Category}`);
  const playable = weights.filter(({ ppm }) => ppm > 0).toSorted((one, other) => other.ppm - one.ppm);
  const excluded = weights.filter(({ ppm }) => ppm === 0);
  return (
    <details className="rounded-sm bg-surface-1 px-3 py-2 text-sm">
      <summary className="cursor-pointer font-semibold">{t('terms.title')}</summary>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-ink-soft">
        <li>{t('terms.cash-first')}</li>
        <li>
          {t('terms.max-bet')} <Amount value={writeMoney(maxBet)} currency={currencySymbol} className="text-ink" />
        </li>
        {cap === null ? (
          <li>{t('terms.no-cap')}</li>
        ) : (
          <li>
            {t('terms.cap')} <Amount value={writeMoney(cap)} currency={currencySymbol} className="text-ink" />
          </li>
        )}
        <li>{t('terms.withdrawal')}</li>
      </ul>
      <h4 className="mt-3 font-sans text-xs font-semibold tracking-normal text-ink-soft">{t('terms.counts')}</h4>
      <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
        {playable.map(({ category, ppm }) => (
          <div key={category} className="flex justify-between gap-2">
            <dt className="text-ink-soft">{nameOf(category)}</dt>
            <dd className="tabular-nums">{numbers.whole(ppm / PPM_PER_PERCENT)}%</dd>
          </div>
        ))}
      </dl>
      {excluded.length > 0 && (
        <p className="mt-2 text-xs text-ink-faint">
          {t('terms.excluded', { games: excluded.map(({ category }) => nameOf(category)).join(', ') })}
        </p>
      )}
    </details>
  );
}
