import { ButtonLink } from '@fairground/ui/button';
import { Banners } from '../features/banners/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { SoonState } from '../shared/page/soon-state.tsx';

/** The draw room. */
export function Page() {
  const t = useTranslations('pages');
  const tCommon = useTranslations('common');
  return (
    <PageFrame title={t('lottery.title')} banner={<Banners group="w_lott" size="page" />}>
      <SoonState
        title={t('lottery.soon-title')}
        text={t('lottery.soon-text')}
        pointsTitle={t('awaits')}
        points={[t('lottery.point-1'), t('lottery.point-2'), t('lottery.point-3')]}
        action={<ButtonLink href="/help">{tCommon('state.help')}</ButtonLink>}
      />
    </PageFrame>
  );
}
