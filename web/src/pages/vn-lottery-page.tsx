import { ButtonLink } from '@fairground/ui/button';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { SoonState } from '../shared/page/soon-state.tsx';

/** The lottery of the three regions. */
export function Page() {
  const t = useTranslations('pages');
  const tCommon = useTranslations('common');
  return (
    <PageFrame title={t('vn-lottery.title')} category="lott">
      <SoonState
        title={t('vn-lottery.soon-title')}
        text={t('vn-lottery.soon-text')}
        pointsTitle={t('awaits')}
        points={[t('vn-lottery.point-1'), t('vn-lottery.point-2'), t('vn-lottery.point-3')]}
        action={<ButtonLink href="/">{tCommon('state.home')}</ButtonLink>}
      />
    </PageFrame>
  );
}
