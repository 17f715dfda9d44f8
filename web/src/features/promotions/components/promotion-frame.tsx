import { Button, ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePromotion } from '../../../shared/promotions/use-promotions.ts';
import { offerIdOf } from '../model/offer-id.ts';
import { PromotionInFull } from './promotion-in-full.tsx';

type PromotionFrameProps = {
  /** The number in the path; the older address carries it as a field. */
  readonly param: string | undefined;
  /** The title of a page that shows no offer. */
  readonly heading: (title: string) => ReactNode;
};

/** The offer of the address. An address that names none is as good as one that names an unknown one. */
export function PromotionFrame({ param, heading }: PromotionFrameProps) {
  const id = offerIdOf(param, useSearch());
  return id === null ? <NoOffer code={undefined} heading={heading} /> : <OfferOf id={id} heading={heading} />;
}

type Heading = Pick<PromotionFrameProps, 'heading'>;

function OfferOf({ id, heading }: Heading & { readonly id: bigint }) {
  const t = useTranslations('promotions');
  const tCommon = useTranslations('common');
  const promotion = usePromotion(id);
  const code = promotion.error?.code;
  const isGone = code === 'content.promotion-unknown' || code === 'content.promotion-ended';

  if (isGone) return <NoOffer code={code} heading={heading} />;
  if (promotion.data) return <PromotionInFull promotion={promotion.data} heading={heading} />;
  if (promotion.isPending)
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
      <ErrorState
        title={tCommon('state.error-title')}
        description={tCommon('state.error-text')}
        action={<Button onClick={() => void promotion.refetch()}>{tCommon('state.retry')}</Button>}
      />
    </>
  );
}

/** One that has ended is distinguished from one that never was. */
function NoOffer({ code, heading }: Heading & { readonly code: string | undefined }) {
  const t = useTranslations('promotions');
  const state = code === 'content.promotion-ended' ? 'ended' : 'unknown';
  return (
    <>
      {heading(t('one'))}
      <EmptyState
        title={t(`${state}-title`)}
        description={t(`${state}-text`)}
        action={<ButtonLink href="/promotions">{t('all')}</ButtonLink>}
      />
    </>
  );
}
