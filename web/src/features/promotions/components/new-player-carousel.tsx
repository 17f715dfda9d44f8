import { Carousel } from '@fairground/ui/carousel';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePromotions } from '../api/use-promotions.ts';
import { OfferArt } from './offer-art.tsx';

/** Every slide stands five seconds. */
const AUTOPLAY_MS = 5000;

/** The offers to new players, one slide at a time; it moves by itself only where there is more than one. */
export function NewPlayerCarousel() {
  const t = useTranslations('promotions');
  const tCommon = useTranslations('common');
  const promotions = usePromotions('new_player');
  if (promotions.isPending) return <Skeleton className="aspect-2/1 w-full rounded-lg" />;
  const offers = promotions.data?.list ?? [];
  if (offers.length === 0) return null;
  const isSeveral = offers.length > 1;
  return (
    <Carousel
      label={t('for-new')}
      look="single"
      loop={isSeveral}
      autoplayMs={isSeveral ? AUTOPLAY_MS : 0}
      labels={{
        previous: tCommon('banner.previous'),
        next: tCommon('banner.next'),
        pause: tCommon('banner.pause'),
        play: tCommon('banner.play'),
        slide: (number, total) => tCommon('banner.slide', { number: String(number), total: String(total) }),
      }}
    >
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
