import { Button, ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePromotion } from '../api/use-promotions.ts';
import { offerIdOf } from '../model/offer-id.ts';
import { PromotionInFull } from './promotion-in-full.tsx';

type PromotionFrameProps = {
  /** The number in the path; the older address carries it as a field. */
  readonly param: string | undefined;
  /** The title of a page that shows no offer. */
  readonly heading: (title: string) => ReactNode;
};

/** The offer of the address; one that has ended or never was is told apart. */
export function PromotionFrame({ param, heading }: PromotionFrameProps) {
  const t = useTranslations('promotions');
  const tCommon = useTranslations('common');
  const id = offerIdOf(param, useSearch());
  const promotion = usePromotion(id);
  const code = promotion.error?.code;
  const all = <ButtonLink href="/promotions">{t('all')}</ButtonLink>;

  const isGone = code === 'content.promotion-unknown' || code === 'content.promotion-ended';
  if (promotion.data && !isGone) return <PromotionInFull promotion={promotion.data} heading={heading} />;
  if (id !== null && promotion.isPending)
    return (
      <>
        <span className="sr-only">{heading(t('one'))}</span>
        <Skeleton className="banner-page w-full rounded-lg" />
        <Skeleton className="h-80 w-full rounded-lg" />
      </>
    );
  return (
    <>
      {heading(t('one'))}
      {code !== undefined && !isGone ? (
        <ErrorState
          title={tCommon('state.error-title')}
          description={tCommon('state.error-text')}
          action={<Button onClick={() => void promotion.refetch()}>{tCommon('state.retry')}</Button>}
        />
      ) : code === 'content.promotion-ended' ? (
        <EmptyState title={t('ended-title')} description={t('ended-text')} action={all} />
      ) : (
        <EmptyState title={t('unknown-title')} description={t('unknown-text')} action={all} />
      )}
    </>
  );
}
