import { ButtonLink } from '@fairground/ui/button';
import { GameDoor } from '../features/game-frame/index.ts';
import { HeaderSum } from '../features/wallet/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { SoonState } from '../shared/page/soon-state.tsx';

/** The place a game is launched in. */
export function Page() {
  return (
    <div className="mx-auto w-full max-w-[96rem] md:p-4">
      <GameDoor size="page" balance={<HeaderSum />} nothing={<NoGame />} />
    </div>
  );
}

function NoGame() {
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
