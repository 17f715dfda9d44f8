import { type Banner, type BannerGroup, listBanners } from '@fairground/contract/content/endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Carousel } from '@fairground/ui/carousel';
import { endpointQuery } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useCarouselLabels } from '../../../shared/site/use-carousel-labels.ts';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { asksToSignUp } from '../model/banner-link.ts';
import { quietBanner } from '../model/quiet-banner.ts';
import { BannerSlide } from './banner-slide.tsx';

type BannersProps = {
  readonly group: BannerGroup;
  /** Home shows the neighbours at both sides, every other page one at a time. */
  readonly size: 'home' | 'page';
  /** Shown when the group has nothing on show. */
  readonly fallback?: ReactNode;
  /** What the page is about is not there yet: its banners keep their names and promise nothing. */
  readonly isQuiet?: boolean;
};

/** The banners of a page. */
export function Banners({ group, size, fallback = null, isQuiet = false }: BannersProps) {
  const isMember = useSession(canSeeMemberCentre);
  const banners = useQuery(endpointQuery(listBanners, { query: { groupName: group } }));
  if (banners.isPending) return <div aria-hidden="true" className={`banner banner-${size}`} />;
  const list = (banners.data?.list ?? [])
    .filter((banner) => !isMember || !asksToSignUp(banner))
    .map((banner) => (isQuiet ? quietBanner(banner) : banner));
  return list.length === 0 ? fallback : <BannerCarousel banners={list} size={size} />;
}

type BannerCarouselProps = { readonly banners: readonly Banner[]; readonly size: 'home' | 'page' };

function BannerCarousel({ banners, size }: BannerCarouselProps) {
  const t = useTranslations('common');
  const labels = useCarouselLabels();
  return (
    <Carousel label={t('banner.label')} look={size === 'home' ? 'centred' : 'single'} labels={labels}>
      {banners.map((banner, index) => (
        <BannerSlide key={banner.bannerId.toString()} banner={banner} size={size} isFirst={index === 0} />
      ))}
    </Carousel>
  );
}
