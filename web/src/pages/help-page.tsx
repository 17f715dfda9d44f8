import { Banners, PromotionBanner } from '../features/banners/index.ts';
import { HelpCenter } from '../features/help/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';

/** The help centre with its banners. */
export function Page() {
  const t = useTranslations('help');
  return (
    <PageFrame
      title={t('title')}
      text={t('text')}
      banner={<Banners group="w_help" size="page" fallback={<PromotionBanner />} />}
    >
      <HelpCenter />
    </PageFrame>
  );
}
