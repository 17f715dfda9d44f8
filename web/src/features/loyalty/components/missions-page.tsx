import { BOARD_CHANGED, LOYALTY_CHANGED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { boardChanged, loyaltyChanged } from '@fairground/contract/loyalty/pushes';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useMissions, useOpenMission } from '../api/missions.ts';
import { ClaimList } from './claim-list.tsx';
import { MissionCard } from './mission-card.tsx';
import { RaffleList } from './raffle-list.tsx';
import { RaceBoard } from './race-board.tsx';

/** Missions and races that run: a place moves on screen as soon as the figures do. */
export function MissionsPage() {
  const t = useTranslations('loyalty');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  usePush(loyaltyChanged, () => void invalidate(LOYALTY_CHANGED));
  usePush(boardChanged, () => void invalidate(BOARD_CHANGED));
  const missions = useMissions();
  useNoteSeen(missions.data?.list ?? []);
  if (missions.isPending)
    return (
      <div className="grid gap-4" aria-busy="true">
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
    );
  if (missions.isError)
    return (
      <ErrorState
        title={tCommon('state.error-title')}
        description={errorText(missions.error)}
        action={<Button onClick={() => void missions.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  const { list, currencySymbol } = missions.data;
  return (
    <div className="grid grid-cols-1 gap-5">
      <ClaimList isMember />
      {list.length === 0 ? (
        <EmptyState title={t('mission.empty-title')} description={t('mission.empty-text')} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          {list.map((mission) => (
            <MissionCard key={mission.id.toString()} mission={mission} currencySymbol={currencySymbol}>
              {mission.hasBoard && <RaceBoard mission={mission} currencySymbol={currencySymbol} />}
            </MissionCard>
          ))}
        </div>
      )}
      <RaffleList />
    </div>
  );
}

/** What is on screen is no news any more. */
const useNoteSeen = (list: readonly { readonly id: bigint; readonly isNew: boolean }[]): void => {
  const open = useOpenMission();
  const fresh = list.filter(({ isNew }) => isNew);
  const note = useEffectEvent(() => {
    for (const { id } of fresh) open.mutate({ missionId: id as never });
  });
  const names = fresh.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (names !== '') note();
  }, [names]);
};
