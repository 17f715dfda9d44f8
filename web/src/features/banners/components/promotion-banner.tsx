import { useTranslations } from '../../../shared/i18n/index.ts';
import { BannerSlide } from './banner-slide.tsx';

/** The banner the help page shows when nobody has written one for it. */
export function PromotionBanner() {
  const t = useTranslations('common');
  return (
    <BannerSlide
      size="page"
      isFirst
      banner={{
        url: '/brand/art/promotion.webp',
        headline: t('banner.promotion-headline'),
        text: t('banner.promotion-text'),
        action: t('banner.promotion-action'),
        hue: 350,
        linkageType: 'ROUTE',
        link: '/promotions',
      }}
    />
  );
}
