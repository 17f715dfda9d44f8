import { ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { BonusLine, BonusMeter } from '../features/bonus/index.ts';
import { GameDoor } from '../features/game-frame/index.ts';
import { HeaderSum } from '../features/wallet/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { LatePart } from '../shared/page/late-part.tsx';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { statePictureUrl } from '../shared/site/art.ts';

/** The place a game is launched in. */
export function Page() {
  return (
    <div className="mx-auto w-full max-w-[96rem] md:p-4">
      <GameDoor size="page" balance={<GameBalance />} nothing={<NoGame />} />
    </div>
  );
}

/** The sum, and what of it is bonus money while a bonus runs: no stake is placed without seeing how far its wagering is. */
function GameBalance() {
  const isMember = useSession(isLoggedIn);
  return (
    <span className="flex items-center gap-3">
      <span className="grid justify-items-start">
        <HeaderSum />
        {isMember && (
          <span className="md:hidden">
            <LatePart>
              <BonusLine />
            </LatePart>
          </span>
        )}
      </span>
      {isMember && (
        <LatePart>
          <BonusMeter className="max-md:hidden" />
        </LatePart>
      )}
    </span>
  );
}

function NoGame() {
  const t = useTranslations('pages');
  return (
    <PageFrame title={t('game.title')}>
      <EmptyState
        icon={<img src={statePictureUrl('play')} alt="" width="320" height="320" className="size-44 object-contain" />}
        title={t('game.soon-title')}
        description={t('game.soon-text')}
        action={<ButtonLink href="/#lobbies">{t('game.lobbies')}</ButtonLink>}
      />
    </PageFrame>
  );
}
