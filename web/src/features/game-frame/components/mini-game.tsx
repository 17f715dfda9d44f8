import { listGames } from '@fairground/contract/catalog/endpoints';
import { CLIENT_TYPE } from '@fairground/contract/catalog/seed-fields';
import type { Game } from '@fairground/contract/catalog/game';
import { useQuery } from '@tanstack/react-query';
import { Gamepad2, Maximize2, X } from 'lucide-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { IconButton } from '@fairground/ui/icon-button';
import { endpointQuery } from '../../../shared/api/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { isLoggedIn } from '../../../shared/session/account-kind.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { endSession, forgetGame } from '../api/open-game.ts';
import { useGameSession } from '../hooks/use-game-session.ts';
import { useGameView } from '../hooks/use-game-view.ts';
import { useLiveGame } from '../hooks/use-live-game.ts';
import { pickMiniGame, rememberOpen, wasLeftOpen } from '../model/mini-game.ts';
import { GameFrame } from './game-frame.tsx';
import { GameLoading } from './game-loading.tsx';
import { GameShortage } from './game-shortage.tsx';
import { GameTrouble } from './game-trouble.tsx';

const INSTANT = {
  clientType: CLIENT_TYPE,
  pageNo: '1',
  pageSize: '12',
  sort: 'POPULAR',
  gameType: 'INHOUSE',
  gameClassify: 'INSTANT',
} as const;

/** A real small game in the corner of the page: one of the house's instant games, opened when somebody wants it. */
export function MiniGame() {
  const t = useTranslations('play');
  const account = useSession((session) => session.account ?? '');
  const isMember = useSession(isLoggedIn);
  const [isOpen, setOpen] = useState(wasLeftOpen);
  const game = pickMiniGame(useQuery(endpointQuery(listGames, { query: INSTANT })).data?.games ?? []);
  if (!game) return null;
  const show = (wanted: boolean): void => {
    rememberOpen(wanted);
    setOpen(wanted);
  };
  if (isOpen && isMember)
    return <Panel key={`${game.nodeId} ${account}`} game={game} account={account} onClose={() => show(false)} />;
  return (
    <button
      type="button"
      onClick={() => requireLogin(() => show(true))}
      aria-label={t('mini.open')}
      title={game.gameName}
      className="fixed end-4 bottom-20 z-30 grid size-14 place-items-center overflow-hidden rounded-full bg-accent text-accent-ink shadow-high transition-transform hover:scale-105 md:bottom-4 xl:end-18"
    >
      <Gamepad2 aria-hidden="true" className="size-7" />
    </button>
  );
}

type PanelProps = { readonly game: Game; readonly account: string; readonly onClose: () => void };

function Panel({ game: { nodeId, gameName }, account, onClose }: PanelProps) {
  const t = useTranslations('play');
  const { session, again, anew } = useGameSession(nodeId, account, 'corner');
  const { closedBy } = useLiveGame(nodeId);
  const view = useGameView(session, closedBy);
  /** A round that waits for a step is kept by the studio and offered again with the next opening. */
  const leave = (): void => {
    forgetGame('corner');
    if (view.launched) endSession(view.launched.sessionId);
    onClose();
  };
  return (
    <section
      aria-label={t('mini.label')}
      className="fixed end-4 bottom-20 z-30 flex h-[min(36rem,calc(100dvh-7rem))] w-[min(23rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-lg bg-popup shadow-high md:bottom-4 xl:end-18"
    >
      <header className="flex h-12 shrink-0 items-center gap-1 bg-surface-2 ps-4 pe-1.5">
        <h2 className="min-w-0 flex-1 truncate text-sm">{gameName}</h2>
        <IconButton
          size="sm"
          label={t('mini.large')}
          icon={<Maximize2 aria-hidden="true" />}
          onClick={() => {
            leave();
            navigate(`/game?nodeId=${nodeId}`);
          }}
        />
        <IconButton size="sm" label={t('mini.close')} icon={<X aria-hidden="true" />} onClick={leave} />
      </header>
      <div className="relative min-h-0 flex-1">
        {view.address !== null && view.trouble === null && (
          <GameFrame
            key={view.address}
            address={view.address}
            title={gameName}
            onLoad={view.onLoad}
            onGo={navigate}
            refills={view.refills}
            onWord={(word) => (word === 'leave' ? leave() : view.onWord(word))}
          />
        )}
        {view.loading !== null && <GameLoading step={view.loading} onAgain={again} onOtherWay={view.otherWay} />}
        {view.trouble !== null && (
          <GameTrouble trouble={view.trouble} said={view.said} lobby="/inhouse" onAgain={again} onAnew={anew} />
        )}
      </div>
      <GameShortage view={view} lobby="/inhouse" />
    </section>
  );
}
