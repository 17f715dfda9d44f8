import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import { writeMoney } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import type { Category } from '../../../shared/category/categories.ts';

/** Parts per million as a percentage. */
export const usePercent = (): ((ppm: number) => string) => {
  const numbers = useNumbers();
  return (ppm) => `${numbers.plain(ppm / 10_000)}%`;
};

/** The terms of a contract in words: when, what for, what is deducted, and its tiers. */
export function TermsView({ terms, symbol }: { readonly terms: ContractTerms; readonly symbol: string }) {
  const t = useTranslations('agents');
  const tCommon = useTranslations('common');
  const numbers = useNumbers();
  const percent = usePercent();
  const deducted = (['Rebate', 'Promo', 'Salary', 'Fee'] as const).filter((part) => terms[`deduct${part}`]);
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
        <li>{t(`contract.period.${terms.periodType}`)}</li>
        <li>{t(`contract.base.${terms.base}`)}</li>
        {terms.type === 'DIVIDEND' && <li>{t(`contract.carry.${terms.carryMode}`)}</li>}
        {terms.type === 'DIVIDEND' && deducted.length > 0 && (
          <li>{t('contract.deducts', { parts: deducted.map((part) => t(`contract.deduct.${part}`)).join(', ') })}</li>
        )}
        {terms.products !== null && (
          <li>
            {terms.products.map((product) => tCommon(`category.${product.toLowerCase() as Category}`)).join(', ')}
          </li>
        )}
      </ul>
      <ol className="grid grid-cols-1 gap-1">
        {terms.tiers.map((tier) => (
          <li key={tier.rate} className="flex flex-wrap items-baseline gap-x-3 rounded-sm bg-surface-2 px-2 py-1">
            <strong className="min-w-14 tabular-nums">{percent(tier.rate)}</strong>
            <span className="text-ink-soft">
              {t('contract.tier.bet')} <Amount value={writeMoney(tier.minValidBet)} currency={symbol} />
            </span>
            {tier.minLoss > 0n && (
              <span className="text-ink-soft">
                {t('contract.tier.loss')} <Amount value={writeMoney(tier.minLoss)} currency={symbol} />
              </span>
            )}
            {tier.minActive > 0 && (
              <span className="text-ink-soft">
                {t('contract.tier.active', { count: numbers.whole(tier.minActive) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
