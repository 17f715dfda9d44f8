import { LOYALTY_CHANGED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { loyaltyChanged } from '@fairground/contract/loyalty/pushes';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRankProgress, useRanks } from '../api/ranks.ts';
import { ClaimList } from './claim-list.tsx';
import { RankCard } from './rank-card.tsx';
import { RankProgressCard } from './rank-progress.tsx';

/** All ranks, the way of the member through them, and what it is due from them. */
export function RanksPage() {
  const t = useTranslations('loyalty');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const isMember = useSession(canSeeMemberCentre);
  const invalidate = useInvalidate();
  usePush(loyaltyChanged, () => void invalidate(LOYALTY_CHANGED));
  const ranks = useRanks();
  const progress = useRankProgress(isMember);
  if (ranks.isPending) return <Skeleton className="h-72 rounded-lg" />;
  if (ranks.isError)
    return (
      <ErrorState
        title={tCommon('state.error-title')}
        description={errorText(ranks.error)}
        action={<Button onClick={() => void ranks.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  const { list, currencySymbol } = ranks.data;
  const level = progress.data?.currentRank;
  const standingOf = (rank: number) =>
    level === undefined || rank > level ? 'ahead' : rank === level ? 'current' : 'reached';
  return (
    <div className="grid grid-cols-1 gap-6">
      <RankProgressCard ranks={list} currencySymbol={currencySymbol} isMember={isMember} />
      <ClaimList isMember={isMember} />
      <section aria-label={t('ranks.all')} className="grid gap-4">
        <h2 className="text-lg">{t('ranks.all')}</h2>
        <ol className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {list.map((rank) => (
            <li key={rank.level}>
              <RankCard rank={rank} currencySymbol={currencySymbol} standing={standingOf(rank.level)} />
            </li>
          ))}
        </ol>
        <p className="text-sm text-ink-faint">{t('ranks.rules')}</p>
      </section>
    </div>
  );
}
