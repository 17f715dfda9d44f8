import { writeMoney } from '@fairground/contract/money';
import type { Game } from '@fairground/engines/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '@fairground/ui/amount';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSession } from '@fairground/client/session';
import { poolsQuery } from '../api/lottery-queries.ts';
import { useMoneySign } from '../hooks/use-money-sign.ts';
import { useHitName } from '../hooks/use-tier-name.ts';

/** What is sold meanwhile makes it grow; a look now and then is enough. */
const LOOKED_AT_MS = 15_000;

/** What can be won of what players have paid in: each jackpot with its part of what was sold by now. */
export function JackpotPanel({ game }: { readonly game: Game }) {
  const t = useTranslations('lottery');
  const symbol = useMoneySign();
  const hitName = useHitName();
  const account = useSession((session) => session.account);
  const pools = useQuery({ ...poolsQuery(account ?? '', game.code), refetchInterval: LOOKED_AT_MS });
  if (pools.isPending) return <Skeleton className="h-28 w-full rounded-lg" />;
  // The room is complete without it, and the next look may bring it.
  if (pools.data === undefined) return null;
  return (
    <section
      aria-label={t('pool.label')}
      className="relative isolate grid gap-x-8 gap-y-4 overflow-hidden rounded-lg bg-surface-1 p-4 shadow-low sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] md:p-6"
    >
      <div className="stage-glow absolute inset-0 -z-10" aria-hidden="true" />
      {pools.data.jackpots.map(({ tier, estimate, rolls, rollsLeft }, index) => (
        <div key={tier} className="grid content-start gap-1">
          <h2 className="text-sm font-normal text-ink-soft">
            {pools.data.jackpots.length > 1
              ? t('pool.jackpot-number', { number: String(index + 1) })
              : t('pool.jackpot')}{' '}
            · {hitName(tier)}
          </h2>
          <p className="font-display text-2xl text-accent-text">
            <Amount value={writeMoney(estimate)} currency={symbol} />
          </p>
          <p className="text-xs text-ink-faint">
            {rolls === 0 ? t('pool.fresh') : t('pool.rolls', { count: rolls })}
            {rollsLeft === 0 && ` ${t('pool.last')}`}
          </p>
        </div>
      ))}
      <p className="text-xs text-ink-faint sm:col-span-full">{t('pool.note', { numero: pools.data.numero ?? '–' })}</p>
    </section>
  );
}
