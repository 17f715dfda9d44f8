import { ButtonLink } from '@fairground/ui/button';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { SoonState } from '../shared/page/soon-state.tsx';

/** The place of games that share the wallet. */
export function Page() {
  const t = useTranslations('pages');
  const tCommon = useTranslations('common');
  return (
    <PageFrame title={t('seamless.title')}>
      <SoonState
        picture="play"
        title={t('seamless.soon-title')}
        text={t('seamless.soon-text')}
        action={<ButtonLink href="/">{tCommon('state.home')}</ButtonLink>}
      />
    </PageFrame>
  );
}
