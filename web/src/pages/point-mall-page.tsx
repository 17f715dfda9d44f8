import { ButtonLink } from '@fairground/ui/button';
import { Banners } from '../features/banners/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { NotOpenState } from '../shared/page/not-open-state.tsx';
import { PageFrame } from '../shared/page/page-frame.tsx';

/** Where points become rewards, once there is anything to earn points with. */
export function Page() {
  const t = useTranslations('pages');
  const tCommon = useTranslations('common');
  return (
    <PageFrame title={t('point-mall.title')} banner={<Banners group="w_shop" size="page" isQuiet />}>
      <NotOpenState
        title={t('point-mall.not-open-title')}
        text={t('point-mall.not-open-text')}
        action={
          <>
            <ButtonLink href="/promotions" variant="primary">
              {tCommon('nav.promotions')}
            </ButtonLink>
            <ButtonLink href="/hot">{tCommon('category.hot')}</ButtonLink>
          </>
        }
      />
    </PageFrame>
  );
}
