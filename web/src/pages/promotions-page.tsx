import { Banners } from '../features/banners/index.ts';
import { PromotionList } from '../features/promotions/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';

/** The offers of the site. */
export function Page() {
  const t = useTranslations('promotions');
  return (
    <PageFrame title={t('title')} text={t('text')} banner={<Banners group="w_promotion" size="page" />}>
      <PromotionList />
    </PageFrame>
  );
}
