import type { Rank } from '@fairground/contract/loyalty/endpoints';
import type { Money } from '@fairground/contract/money';
import { Button } from '@fairground/ui/button';
import { Progress } from '@fairground/ui/progress';
import { Skeleton } from '@fairground/ui/skeleton';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { useRankProgress } from '../api/ranks.ts';
import { shareOf } from '../model/share.ts';
import { RankMedal } from './rank-medal.tsx';

type RankProgressProps = {
  readonly ranks: readonly Rank[];
  readonly currencySymbol: string;
  readonly isMember: boolean;
};

type Way = { readonly actual: Money; readonly expected: Money };

/** Where the member stands, and both ways to the next rank; for a visitor the way in. */
export function RankProgressCard({ ranks, currencySymbol, isMember }: RankProgressProps) {
  const t = useTranslations('loyalty');
  const numbers = useNumbers();
  const progress = useRankProgress(isMember);
  const current = ranks.find(({ level }) => level === (progress.data?.currentRank ?? 0));
  const next = ranks.find(({ level }) => level === progress.data?.nextRank);
  const written = (amount: Money) => `${numbers.amount(amount)}\u00A0${currencySymbol}`;
  const bar = (label: string, { actual, expected }: Way, tone: 'accent' | 'gain') => (
    <Progress
      label={label}
      value={shareOf(actual, expected)}
      tone={tone}
      valueText={t('ranks.of', { actual: written(actual), expected: written(expected) })}
    />
  );
  return (
    <section className="relative isolate grid gap-6 overflow-hidden rounded-lg bg-surface-1 p-5 shadow-low md:grid-cols-[auto_1fr] md:items-center md:p-8">
      <span
        aria-hidden="true"
        className="absolute -start-20 -top-28 -z-10 size-80 rounded-full opacity-25 blur-3xl"
        style={{ background: current?.color2 }}
      />
      {current && <RankMedal rank={current} className="mx-auto size-32 md:size-40" />}
      {isMember ? (
        <div className="grid gap-4">
          {progress.data && current ? (
            <>
              <div>
                <p className="text-sm font-semibold text-ink-soft">{t('ranks.yours')}</p>
                <h2 className="font-display text-2xl">{current.name}</h2>
                <p className="mt-1 text-ink-soft">{next ? t('ranks.next', { name: next.name }) : t('ranks.top')}</p>
              </div>
              {bar(t('ranks.turnover'), progress.data.totalTurnover, 'accent')}
              {bar(t('ranks.deposit'), progress.data.deposit, 'accent')}
              {progress.data.monthlyTurnover.expected > 0n &&
                bar(t('ranks.month'), progress.data.monthlyTurnover, 'gain')}
            </>
          ) : (
            <Skeleton className="h-44 rounded-md" />
          )}
        </div>
      ) : (
        <div className="grid justify-items-start gap-3">
          <h2 className="text-lg">{t('ranks.guest-title')}</h2>
          <p className="text-ink-soft">{t('ranks.guest-text')}</p>
          <Button variant="primary" size="lg" onClick={() => openModal({ type: 'login', props: { tab: 'login' } })}>
            {t('log-in')}
          </Button>
        </div>
      )}
    </section>
  );
}
