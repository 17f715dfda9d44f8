import { Button, ButtonLink } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openCentre } from '../../../shared/store/open-centre.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import type { Trouble } from '../model/trouble.ts';

type GameTroubleProps = {
  readonly trouble: Trouble;
  /** The server's own sentence, where it said more than the page knows. */
  readonly said: string;
  readonly lobby: string;
  readonly onAgain: () => void;
  readonly onAnew: () => void;
};

/** What stands in the game's place: what happened, what it means for the money, and the next useful step. */
export function GameTrouble({ trouble, said, lobby, onAgain, onAnew }: GameTroubleProps) {
  const t = useTranslations('play');
  const words = trouble === 'failed' || trouble === 'paused' ? said : t(`trouble.${trouble}-text`);
  return (
    <div className="absolute inset-0 grid place-items-center overflow-y-auto bg-surface-1">
      <ErrorState
        title={t(`trouble.${trouble}-title`)}
        description={words}
        action={
          <>
            <NextStep {...{ trouble, onAgain, onAnew }} />
            <ButtonLink href={lobby} variant={trouble === 'closed' || trouble === 'soon' ? 'primary' : 'ghost'}>
              {t('trouble.lobby')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

function NextStep({ trouble, onAgain, onAnew }: Pick<GameTroubleProps, 'trouble' | 'onAgain' | 'onAnew'>) {
  const t = useTranslations('play');
  switch (trouble) {
    case 'login':
      return <Act name={t('trouble.login-action')} onPress={() => openLoginPopup('login')} />;
    case 'real-account':
      return <Act name={t('trouble.real-account-action')} onPress={() => openLoginPopup('register')} />;
    case 'over':
      return <Act name={t('trouble.play-again')} onPress={onAnew} />;
    case 'closed':
      return (
        <Button variant="ghost" onClick={() => openCentre('personalHistoryCopy')}>
          {t('trouble.record')}
        </Button>
      );
    case 'region':
    case 'paused':
      return <ButtonLink href="/help">{t('trouble.help')}</ButtonLink>;
    case 'soon':
      return null;
    case 'maintenance':
    case 'network':
    case 'failed':
      return <Act name={t('trouble.again')} onPress={onAgain} />;
  }
}

function Act({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <Button variant="primary" onClick={onPress}>
      {name}
    </Button>
  );
}

const openLoginPopup = (tab: 'login' | 'register') => openModal({ type: 'login', props: { tab } });
