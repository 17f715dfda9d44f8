import { REWARD_TYPES } from '@fairground/contract/loyalty/states';
import type { PointReward } from '@fairground/contract/loyalty/endpoints';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { Skeleton } from '@fairground/ui/skeleton';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePoints, useRewards } from '../api/mall.ts';
import { RedeemDialog } from './redeem-dialog.tsx';
import { RewardCard } from './reward-card.tsx';

const GRID = 'grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
const PLACES = 8;

/** The shelves; kinds are only offered where there is more than one. */
export function RewardGrid({ isMember }: { readonly isMember: boolean }) {
  const t = useTranslations('mall');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const rewards = useRewards();
  const points = usePoints(isMember);
  const [type, setType] = useState<'all' | PointReward['type']>('all');
  const [chosen, setChosen] = useState<PointReward>();
  if (rewards.isPending)
    return (
      <div className={GRID} aria-busy="true">
        {Array.from({ length: PLACES }, (_, place) => (
          <Skeleton key={place} className="h-72 rounded-lg" />
        ))}
      </div>
    );
  if (rewards.isError)
    return (
      <ErrorState
        title={tCommon('state.error-title')}
        description={errorText(rewards.error)}
        action={<Button onClick={() => void rewards.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  const { list } = rewards.data;
  if (list.length === 0) return <EmptyState title={t('empty-title')} description={t('empty-text')} />;
  const present = REWARD_TYPES.filter((kind) => list.some((reward) => reward.type === kind));
  return (
    <div className="grid grid-cols-1 gap-4">
      {present.length > 1 && (
        <div className="justify-self-start">
          <SegmentedControl
            label={t('types')}
            options={(['all', ...present] as const).map((value) => ({
              value,
              label: value === 'all' ? t('all') : t(`type.${value}`),
            }))}
            value={type}
            onValueChange={setType}
          />
        </div>
      )}
      <ul className={GRID}>
        {list
          .filter((reward) => type === 'all' || reward.type === type)
          .map((reward) => (
            <li key={reward.id.toString()} className="grid">
              <RewardCard
                reward={reward}
                currencySymbol={rewards.data.currencySymbol}
                held={points.data?.points}
                onRedeem={isMember ? () => setChosen(reward) : undefined}
              />
            </li>
          ))}
      </ul>
      {chosen && points.data && (
        <RedeemDialog
          key={chosen.id.toString()}
          reward={chosen}
          points={points.data}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
