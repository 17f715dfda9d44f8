import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { SkeletonText } from '@fairground/ui/skeleton';
import type { Bonus, BONUS_FILTERS } from '@fairground/contract/promotions/endpoints';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { closeModal } from '../../../shared/store/modal-store.ts';
import { useBonuses } from '../api/bonus.ts';
import { BonusCard } from './bonus-card.tsx';

type Shown = (typeof BONUS_FILTERS)[number];

/** The bonuses of the member: the one that runs with its wagering, those that wait, and past ones. */
export function BonusPage() {
  const t = useTranslations('bonus');
  const [shown, setShown] = useState<Shown>('open');
  const [before, setBefore] = useState<Bonus['bonusId']>();
  const choose = (next: Shown) => {
    setShown(next);
    setBefore(undefined);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl
        label={t('shown')}
        value={shown}
        onValueChange={choose}
        options={[
          { value: 'open', label: t('open') },
          { value: 'closed', label: t('closed') },
        ]}
      />
      <Bonuses shown={shown} before={before} onTurn={setBefore} />
    </div>
  );
}

type BonusesProps = {
  readonly shown: Shown;
  readonly before: Bonus['bonusId'] | undefined;
  readonly onTurn: (before: Bonus['bonusId'] | undefined) => void;
};

function Bonuses({ shown, before, onTurn }: BonusesProps) {
  const t = useTranslations('bonus');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const bonuses = useBonuses({ status: shown, ...(before !== undefined && { before }) });
  if (bonuses.isError)
    return (
      <ErrorState
        headingLevel={3}
        title={tCommon('state.error-title')}
        description={errorText(bonuses.error)}
        action={<Button onClick={() => void bonuses.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  if (bonuses.data === undefined) return <SkeletonText lines={6} />;
  const { list, next } = bonuses.data;
  if (list.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon={<Gift aria-hidden="true" />}
        title={t(`empty.${shown}-title`)}
        description={t(`empty.${shown}-text`)}
        action={
          <ButtonLink href="/promotions" onClick={closeModal}>
            {tCommon('nav.promotions')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {list.map((bonus) => (
          <li key={bonus.bonusId.toString()}>
            <BonusCard bonus={bonus} />
          </li>
        ))}
      </ul>
      {(before !== undefined || next !== null) && (
        <div className="flex justify-between gap-3">
          <Button variant="ghost" disabled={before === undefined} onClick={() => onTurn(undefined)}>
            {t('newest')}
          </Button>
          <Button variant="ghost" disabled={next === null} onClick={() => onTurn(next ?? undefined)}>
            {t('older')}
          </Button>
        </div>
      )}
    </>
  );
}
