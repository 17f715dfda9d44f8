import { ButtonLink } from '@fairground/ui/button';
import { Banners } from '../features/banners/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { SoonState } from '../shared/page/soon-state.tsx';

/** The offers of the house. */
export function Page() {
  const t = useTranslations('pages');
  const tCommon = useTranslations('common');
  return (
    <PageFrame title={t('promotions.title')} banner={<Banners group="w_promotion" size="page" />}>
      <SoonState
        title={t('promotions.soon-title')}
        text={t('promotions.soon-text')}
        pointsTitle={t('awaits')}
        points={[t('promotions.point-1'), t('promotions.point-2'), t('promotions.point-3')]}
        action={<ButtonLink href="/help">{tCommon('state.help')}</ButtonLink>}
      />
    </PageFrame>
  );
}
