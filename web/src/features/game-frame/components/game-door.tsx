import type { GameNodeId } from '@fairground/contract/catalog/game';
import { type ReactNode, useEffect } from 'react';
import { useSearch } from 'wouter';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { isLoggedIn } from '../../../shared/session/account-kind.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { GameStage } from './game-stage.tsx';
import { GameLoading } from './game-loading.tsx';
import { GameTrouble } from './game-trouble.tsx';

type GameDoorProps = {
  readonly balance: ReactNode;
  readonly size: 'page' | 'window';
  /** What is shown where the address names no game. */
  readonly nothing: ReactNode;
};

const NODE_ID = /^[1-9]\d{0,18}$/;
const nothingToDo = () => undefined;

/** Lets whoever is logged in to the game the address names; everybody else is asked to log in. */
export function GameDoor({ balance, size, nothing }: GameDoorProps) {
  const search = useSearch();
  const { isReady, account } = useSession();
  const isMember = useSession(isLoggedIn);
  if (!isReady)
    return (
      <Waiting>
        <GameLoading step="session" onAgain={nothingToDo} onOtherWay={undefined} />
      </Waiting>
    );
  const nodeId = new URLSearchParams(search).get('nodeId') ?? '';
  if (!NODE_ID.test(nodeId)) return nothing;
  if (!isMember) return <LoginFirst />;
  return (
    <GameStage
      key={`${nodeId} ${account}`}
      nodeId={BigInt(nodeId) as GameNodeId}
      account={account ?? ''}
      balance={balance}
      size={size}
    />
  );
}

function LoginFirst() {
  useEffect(() => requireLogin(nothingToDo), []);
  return (
    <Waiting>
      <GameTrouble trouble="login" said="" lobby="/hot" onAgain={nothingToDo} onAnew={nothingToDo} />
    </Waiting>
  );
}

/** The size of the stage before there is one. */
function Waiting({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('play');
  return (
    <div className="relative h-[calc(100dvh-8rem)] min-h-96 overflow-hidden md:h-[calc(100dvh-7rem)] md:rounded-lg">
      <h1 data-page-heading tabIndex={-1} className="sr-only">
        {t('a-game')}
      </h1>
      {children}
    </div>
  );
}
