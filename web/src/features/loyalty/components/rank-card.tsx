import type { Rank } from '@fairground/contract/loyalty/endpoints';
import type { Money } from '@fairground/contract/money';
import { Badge } from '@fairground/ui/badge';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { RankMedal } from './rank-medal.tsx';

type RankCardProps = {
  readonly rank: Rank;
  readonly currencySymbol: string;
  readonly standing: 'reached' | 'current' | 'ahead';
};

const PPM_OF_PERCENT = 10_000;

/** One rank: what it asks and what it gives. */
export function RankCard({ rank, currencySymbol, standing }: RankCardProps) {
  const t = useTranslations('loyalty');
  const numbers = useNumbers();
  const written = (amount: Money) => `${numbers.amount(amount)}\u00A0${currencySymbol}`;
  const gifts: readonly (readonly [string, string])[] = [
    ...(rank.upgradeBonus > 0n ? ([[t('ranks.bonus'), written(rank.upgradeBonus)]] as const) : []),
    ...(rank.monthSalary > 0n ? ([[t('ranks.salary'), written(rank.monthSalary)]] as const) : []),
    [t('ranks.points'), t('ranks.times', { times: numbers.decimal(rank.pointsX100 / 100, 2) })],
    ...(rank.rebateBoostPpm > 0
      ? ([
          [t('ranks.rebate'), t('ranks.plus', { percent: numbers.decimal(rank.rebateBoostPpm / PPM_OF_PERCENT, 2) })],
        ] as const)
      : []),
    ...(rank.dailyWithdrawals === null
      ? []
      : ([[t('ranks.withdrawals'), numbers.whole(rank.dailyWithdrawals)]] as const)),
  ];
  return (
    <article
      aria-current={standing === 'current' ? 'step' : undefined}
      className="relative flex h-full flex-col gap-4 overflow-hidden rounded-lg bg-surface-1 p-5 shadow-low aria-[current=step]:outline-2 aria-[current=step]:outline-accent"
    >
      <header className="flex items-center gap-3">
        <RankMedal rank={rank} className={standing === 'ahead' ? 'size-14 opacity-70' : 'size-14'} />
        <div className="min-w-0">
          <h3 className="truncate font-display text-lg">{rank.name}</h3>
          {standing === 'current' && <Badge tone="solid">{t('ranks.current')}</Badge>}
          {standing === 'reached' && <Badge tone="gain">{t('ranks.reached')}</Badge>}
        </div>
      </header>
      {rank.level === 0 && <p className="text-sm text-ink-soft">{t('ranks.begin')}</p>}
      {rank.level > 0 && (
        <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm text-ink-soft">
          <dt>{t('ranks.turnover')}</dt>
          <dd className="text-end tabular-nums">{written(rank.needValid)}</dd>
          <dt>{t('ranks.deposit')}</dt>
          <dd className="text-end tabular-nums">{written(rank.needDeposit)}</dd>
          <dt>{t('ranks.keep')}</dt>
          <dd className="text-end tabular-nums">{written(rank.keepValid)}</dd>
        </dl>
      )}
      <ul className="mt-auto grid gap-1.5 border-t border-line pt-4 text-sm">
        {gifts.map(([name, value]) => (
          <li key={name} className="flex justify-between gap-3">
            <span className="text-ink-soft">{name}</span>
            <span className="text-end font-semibold tabular-nums">{value}</span>
          </li>
        ))}
        {rank.hasOwnService && <li className="font-semibold text-accent-text">{t('ranks.service')}</li>}
      </ul>
    </article>
  );
}
