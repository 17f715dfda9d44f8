import { listAnnouncements, listBanners } from '@fairground/contract/content/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@fairground/ui/button';
import { BadgePercent } from 'lucide-react';
import { endpointQuery } from '../../../shared/api/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { SectionHeading } from '../../../shared/page/section-heading.tsx';
import { openModal } from '../../../shared/store/modal-store.ts';
import { BannerSlide } from './banner-slide.tsx';

const BANNERS_MAX = 2;
const NOTICES_MAX = 3;

/** What the house offers now: banners of the promotions page and notices of promotions, as operators wrote them. */
export function PromotionCards() {
  const t = useTranslations('home');
  const { data: banners } = useQuery(endpointQuery(listBanners, { query: { groupName: 'w_promotion' } }));
  const { data: notices } = useQuery(
    endpointQuery(listAnnouncements, { query: { types: 'PR', platform: 'W', execution: 'B' } }),
  );
  const offers = banners?.list.slice(0, BANNERS_MAX) ?? [];
  const news = notices?.list.slice(0, NOTICES_MAX) ?? [];
  if (offers.length + news.length === 0) return null;
  return (
    <section className="page-width mt-10 grid grid-cols-1 gap-5 md:mt-14" aria-labelledby="promotions">
      <SectionHeading
        id="promotions"
        title={t('promotions.title')}
        text={t('promotions.text')}
        action={<ButtonLink href="/promotions">{t('promotions.all')}</ButtonLink>}
      />
      {offers.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {offers.map((banner) => (
            <li key={banner.bannerId.toString()}>
              <BannerSlide banner={banner} size="page" isFirst={false} />
            </li>
          ))}
        </ul>
      )}
      {news.length > 0 && (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {news.map(({ id, title }) => (
            <li key={id.toString()}>
              <button
                type="button"
                onClick={() => openModal({ type: 'announcements', props: { announcementId: id } })}
                className="flex min-h-16 w-full items-center gap-3 rounded-md bg-surface-1 px-4 py-3 text-start text-sm font-semibold shadow-low transition-colors hover:bg-surface-2"
              >
                <BadgePercent aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
