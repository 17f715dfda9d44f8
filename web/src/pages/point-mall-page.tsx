import { ButtonLink } from '@fairground/ui/button';
import { Banners } from '../features/banners/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { SoonState } from '../shared/page/soon-state.tsx';

/** Where points become rewards. */
export function Page() {
  const t = useTranslations('pages');
  const tCommon = useTranslations('common');
  return (
    <PageFrame title={t('point-mall.title')} banner={<Banners group="w_shop" size="page" />}>
      <SoonState
        title={t('point-mall.soon-title')}
        text={t('point-mall.soon-text')}
        pointsTitle={t('awaits')}
        points={[t('point-mall.point-1'), t('point-mall.point-2'), t('point-mall.point-3')]}
        action={<ButtonLink href="/help">{tCommon('state.help')}</ButtonLink>}
      />
    </PageFrame>
  );
}
