import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { AwakePart } from '../../../shared/page/awake-part.tsx';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { LoginFirst } from '../lazy-parts.ts';
import { gameOf } from '../model/game-of.ts';
import { STAGE_ROOM } from '../model/stage-room.ts';
import type { StageSize } from '../model/stage-room.ts';
import { GameStage } from './game-stage.tsx';
import { GameLoading } from './game-loading.tsx';

type GameDoorProps = {
  readonly balance: ReactNode;
  readonly size: StageSize;
  /** What is shown where the address names no game. */
  readonly nothing: ReactNode;
};

const nothingToDo = () => undefined;

/** Lets anyone who is logged in to the game the address names; everybody else is asked to log in. */
export function GameDoor({ balance, size, nothing }: GameDoorProps) {
  const nodeId = gameOf(new URLSearchParams(useSearch()));
  const { isReady, account } = useSession();
  const isMember = useSession(isLoggedIn);
  if (nodeId === null) return nothing;
  if (isReady && isMember)
    return (
      <GameStage key={`${nodeId} ${account}`} nodeId={nodeId} account={account ?? ''} balance={balance} size={size} />
    );
  return (
    <Waiting size={size}>
      <AwakePart fallback={<GameLoading step="session" onAgain={nothingToDo} onOtherWay={undefined} />}>
        <LoginFirst />
      </AwakePart>
    </Waiting>
  );
}

/** The size of the stage before there is one. */
function Waiting({ size, children }: Pick<GameDoorProps, 'size'> & { readonly children: ReactNode }) {
  const t = useTranslations('play');
  return (
    <div className={`relative overflow-hidden ${STAGE_ROOM[size]}`}>
      <PageHeading className="sr-only">{t('a-game')}</PageHeading>
      {children}
    </div>
  );
}
