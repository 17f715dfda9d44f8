import { Button } from '@fairground/ui/button';
import { Skeleton } from '@fairground/ui/skeleton';
import { Infinity as Endless, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { usePoints } from '../api/mall.ts';
import { ConvertDialog } from './convert-dialog.tsx';

/** The points of a member with the way to money, or the way in for a visitor. */
export function BalanceCard({ isMember }: { readonly isMember: boolean }) {
  const t = useTranslations('mall');
  const numbers = useNumbers();
  const points = usePoints(isMember);
  const [isConverting, setConverting] = useState(false);
  return (
    <section className="relative isolate grid gap-4 overflow-hidden rounded-lg bg-surface-1 p-5 shadow-low md:grid-cols-[1fr_auto] md:items-center md:p-8">
      <span
        aria-hidden="true"
        className="absolute -end-16 -top-24 -z-10 size-72 rounded-full bg-accent-soft blur-2xl md:size-96"
      />
      {isMember ? (
        <>
          <div>
            <h2 className="text-sm font-semibold text-ink-soft">{t('balance')}</h2>
            {points.data ? (
              <p aria-live="polite" className="mt-1 flex flex-wrap items-baseline gap-x-3">
                <span className="flex items-center gap-2 font-display text-2xl font-bold tabular-nums text-accent-text">
                  <Sparkles aria-hidden="true" className="size-7" />
                  {numbers.whole(points.data.points)}
                </span>
                <span className="text-ink-soft tabular-nums">
                  {t('worth', { amount: `${numbers.amount(points.data.amount)}\u00A0${points.data.currencySymbol}` })}
                </span>
              </p>
            ) : (
              <Skeleton className="mt-2 h-10 w-48" />
            )}
            <p className="mt-2 flex items-center gap-1.5 text-sm text-gain">
              <Endless aria-hidden="true" className="size-4" />
              {t('never')}
            </p>
            <a
              href="/ranks"
              className="mt-2 inline-flex min-h-6 items-center text-sm text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {t('ranks')}
            </a>
          </div>
          <Button variant="primary" size="lg" disabled={!points.data} onClick={() => setConverting(true)}>
            {t('convert')}
          </Button>
          {points.data && (
            <ConvertDialog open={isConverting} points={points.data} onClose={() => setConverting(false)} />
          )}
        </>
      ) : (
        <>
          <div>
            <h2 className="text-lg">{t('guest-title')}</h2>
            <p className="mt-1 text-ink-soft">{t('guest-text')}</p>
          </div>
          <Button variant="primary" size="lg" onClick={() => openModal({ type: 'login', props: { tab: 'login' } })}>
            {t('log-in')}
          </Button>
        </>
      )}
    </section>
  );
}
