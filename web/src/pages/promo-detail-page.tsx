import { ButtonLink } from '@fairground/ui/button';
import { Banners } from '../features/banners/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { SoonState } from '../shared/page/soon-state.tsx';

/** One offer in full. */
export function Page() {
  const t = useTranslations('pages');
  return (
    <PageFrame title={t('promo-detail.title')} banner={<Banners group="w_promotion" size="page" />}>
      <SoonState
        title={t('promo-detail.soon-title')}
        text={t('promo-detail.soon-text')}
        action={<ButtonLink href="/promotions">{t('promo-detail.all')}</ButtonLink>}
      />
    </PageFrame>
  );
}
