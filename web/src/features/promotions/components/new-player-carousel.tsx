import { Carousel } from '@fairground/ui/carousel';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useCarouselLabels } from '../../../shared/site/use-carousel-labels.ts';
import { usePromotions } from '../../../shared/promotions/use-promotions.ts';
import { OfferArt } from './offer-art.tsx';

/** The offers to new players, one slide at a time; it moves by itself only where there is more than one. */
export function NewPlayerCarousel() {
  const t = useTranslations('promotions');
  const labels = useCarouselLabels();
  const promotions = usePromotions('new_player');
  if (promotions.isPending) return <Skeleton className="aspect-2/1 w-full rounded-lg" />;
  const offers = promotions.data?.list ?? [];
  if (offers.length === 0) return null;
  return (
    <Carousel label={t('for-new')} look="single" labels={labels}>
      {offers.map((promotion) => (
        <a
          key={promotion.id.toString()}
          href={`/promotions/${promotion.id}`}
          className="group grid h-full overflow-hidden rounded-lg bg-surface-1 shadow-low"
        >
          <OfferArt promotion={promotion} />
          <span className="grid content-start gap-1 p-5">
            <strong className="font-display text-lg">{promotion.title}</strong>
            <span className="text-sm text-ink-soft">{promotion.summary}</span>
          </span>
        </a>
      ))}
    </Carousel>
  );
}
