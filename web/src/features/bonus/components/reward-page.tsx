import type { Reward } from '@fairground/contract/promotions/endpoints';
import { writeMoney } from '@fairground/contract/money';
import { Gift } from 'lucide-react';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import { Button, ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useLocale, useNumbers, useTimeZone, useTranslations } from '../../../shared/i18n/index.ts';
import { closeModal } from '../../../shared/store/modal-store.ts';
import { useClaim, useClaimAll, useRewards } from '../api/bonus.ts';
import { FreeSpinsList } from './free-spins.tsx';
import { Countdown } from './countdown.tsx';

/** The free spins of the member, and everything that may be claimed now. */
export function RewardPage() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <FreeSpinsList />
      <Claimable />
    </div>
  );
}

/** What may be claimed, wherever it comes from: one at a time, or all at once. */
function Claimable() {
  const t = useTranslations('bonus');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const rewards = useRewards();
  if (rewards.isError)
    return (
      <ErrorState
        headingLevel={3}
        title={tCommon('state.error-title')}
        description={errorText(rewards.error)}
        action={<Button onClick={() => void rewards.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  if (rewards.data === undefined) return <SkeletonText lines={6} />;
  const { list } = rewards.data;
  if (list.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon={<Gift aria-hidden="true" />}
        title={t('rewards.empty-title')}
        description={t('rewards.empty-text')}
        action={
          <ButtonLink href="/promotions" onClick={closeModal}>
            {tCommon('nav.promotions')}
          </ButtonLink>
        }
      />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {list.length > 1 && <ClaimAll />}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {list.map((reward) => (
          <li key={`${reward.source} ${reward.id}`}>
            <RewardCard reward={reward} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ClaimAll() {
  const t = useTranslations('bonus');
  const errorText = useErrorText();
  const claimAll = useClaimAll();
  const claim = () =>
    claimAll.mutate(undefined, {
      onSuccess: ({ claimed, left }) => {
        if (left > 0) toast.show({ title: t('rewards.some-left', { count: left }) });
        else toast.show({ tone: 'gain', title: t('rewards.all-claimed', { count: claimed }) });
      },
      onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }),
    });
  return (
    <div className="flex justify-end">
      <Button variant="primary" loading={claimAll.isPending} onClick={claim}>
        {t('rewards.claim-all')}
      </Button>
    </div>
  );
}

function RewardCard({ reward }: { readonly reward: Reward }) {
  const t = useTranslations('bonus');
  const errorText = useErrorText();
  const timeZone = useTimeZone() ?? 'UTC';
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'short', timeStyle: 'short', timeZone });
  const claim = useClaim();
  const numbers = useNumbers();
  const { source, id, kind, title, about, amount, points, spins, as, until, currencySymbol } = reward;
  const handleClaim = () =>
    claim.mutate(
      { source, id },
      {
        onSuccess: () => toast.show({ tone: 'gain', title: t('rewards.claimed') }),
        onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }),
      },
    );
  return (
    <article className="flex h-full flex-col gap-3 rounded-md bg-surface-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-sans text-base font-semibold tracking-normal text-balance">
          {title || t(`rewards.kind.${kind}`)}
        </h3>
        <Badge tone={as === 'cash' ? 'gain' : 'accent'}>{t(`rewards.as.${as}`)}</Badge>
      </div>
      {about !== '' && <p className="text-sm text-ink-soft">{about}</p>}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3">
        <div>
          {spins > 0 && <p className="text-xl font-semibold">{t('rewards.spins', { count: spins })}</p>}
          {amount !== null && (
            <p className={spins > 0 ? 'text-sm text-ink-soft' : 'text-xl font-semibold'}>
              {spins > 0 && `${t('rewards.spins-most')} `}
              <Amount value={writeMoney(amount)} currency={currencySymbol} />
            </p>
          )}
          {points > 0 && (
            <p className={amount === null ? 'text-xl font-semibold' : 'text-sm font-semibold text-gain'}>
              {t(amount === null ? 'rewards.points' : 'rewards.more-points', { points: numbers.whole(points) })}
            </p>
          )}
          {until !== null && (
            <p className="text-xs text-ink-faint">
              <Countdown until={until} day={t('rewards.until', { moment: format.format(until) })} />
            </p>
          )}
        </div>
        <Button variant="primary" loading={claim.isPending} onClick={handleClaim}>
          {t('rewards.claim')}
        </Button>
      </div>
    </article>
  );
}
