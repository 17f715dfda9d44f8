import { ButtonLink } from '@fairground/ui/button';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { SoonState } from '../shared/page/soon-state.tsx';

/** The place a game is launched in. */
export function Page() {
  const t = useTranslations('pages');
  return (
    <PageFrame title={t('game.title')}>
      <SoonState
        picture="play"
        title={t('game.soon-title')}
        text={t('game.soon-text')}
        action={<ButtonLink href="/#lobbies">{t('game.lobbies')}</ButtonLink>}
      />
    </PageFrame>
  );
}
