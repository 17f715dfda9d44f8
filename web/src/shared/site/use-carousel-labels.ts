import type { CarouselLabels } from '@fairground/ui/carousel';
import { useTranslations } from '../i18n/index.ts';

/** The words on the buttons of every carousel. */
export const useCarouselLabels = (): CarouselLabels => {
  const t = useTranslations('common');
  return {
    previous: t('banner.previous'),
    next: t('banner.next'),
    pause: t('banner.pause'),
    play: t('banner.play'),
    slide: (number, total) => t('banner.slide', { number: String(number), total: String(total) }),
  };
};
