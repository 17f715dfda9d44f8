import type { BetTotals } from '@fairground/contract/betting/endpoints';
import { writeMoney } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';

type BetSumsProps = { readonly page: BetTotals | undefined; readonly range: BetTotals | undefined };

/** What the bets of this page and of the whole range cost and brought. */
export function BetSums({ page, range }: BetSumsProps) {
  const t = useTranslations('bets');
  return (
    <section aria-label={t('sums.title')} className="grid grid-cols-1 gap-3 md:grid-cols-2">
      <Sums title={t('sums.page')} totals={page} />
      <Sums title={t('sums.range')} totals={range} />
    </section>
  );
}

function Sums({ title, totals }: { readonly title: string; readonly totals: BetTotals | undefined }) {
  const t = useTranslations('bets');
  if (totals === undefined) return <Skeleton className="h-24 w-full" />;
  return (
    <div className="rounded-md bg-surface-2/60 p-3 text-sm">
      <h3 className="flex flex-wrap justify-between gap-x-3 font-sans text-sm font-semibold tracking-normal">
        {title}
        <span className="font-normal text-ink-faint">
          {t('sums.count', { count: totals.bets })}
          {totals.openBets > 0 && ` · ${t('sums.open', { count: totals.openBets })}`}
        </span>
      </h3>
      <dl className="mt-2 grid grid-cols-3 gap-x-3">
        <div>
          <dt className="text-xs text-ink-soft">{t('stake')}</dt>
          <dd>
            <Amount value={writeMoney(totals.stake)} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">{t('payout')}</dt>
          <dd>
            <Amount value={writeMoney(totals.payout)} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">{t('net')}</dt>
          <dd>
            <Amount value={writeMoney(totals.net)} look="change" className="font-semibold" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
