import { listGames } from '@fairground/contract/catalog/endpoints';
import { CLIENT_TYPE } from '@fairground/contract/catalog/seed-fields';
import type { Game } from '@fairground/contract/catalog/game';
import { useQuery } from '@tanstack/react-query';
import { Maximize2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { IconButton } from '@fairground/ui/icon-button';
import { endpointQuery } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { PlayNotice, SessionFigures } from '../../../shared/protection/index.ts';
import { useSession } from '@fairground/client/session';
import { useFlags } from '../../../shared/site/site-status.ts';
import { showMiniGame } from '../../../shared/store/mini-game-store.ts';
import { endSession, forgetGame } from '../api/open-game.ts';
import { useGameSession } from '../hooks/use-game-session.ts';
import { useGameView } from '../hooks/use-game-view.ts';
import { useLiveGame } from '../hooks/use-live-game.ts';
import { pickMiniGame } from '../model/mini-game.ts';
import { GameFrame } from './game-frame.tsx';
import { GameLoading } from './game-loading.tsx';
import { GameShortage } from './game-shortage.tsx';
import { GameTrouble } from './game-trouble.tsx';

const OWN_GAMES = {
  clientType: CLIENT_TYPE,
  pageNo: '1',
  pageSize: '60',
  sort: 'POPULAR',
  gameType: 'INHOUSE',
} as const;

/** A real small game in the corner of the page: the one the site names, while somebody wants it. */
export function MiniGame() {
  const account = useSession((session) => session.account ?? '');
  const gameId = useFlags()?.MINIGAMECODE;
  const { data } = useQuery(endpointQuery(listGames, { query: OWN_GAMES }));
  if (!data || gameId === undefined) return null;
  const game = pickMiniGame(data.games, String(gameId));
  const close = () => showMiniGame(false);
  return game ? (
    <Panel key={`${game.nodeId} ${account}`} {...{ game, account }} onClose={close} />
  ) : (
    <Closed onClose={close} />
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
    <Frame
      title={gameName}
      onClose={leave}
      aside={
        <IconButton
          size="sm"
          label={t('mini.large')}
          icon={<Maximize2 aria-hidden="true" />}
          onClick={() => {
            leave();
            navigate(`/game?nodeId=${nodeId}`);
          }}
        />
      }
    >
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
      <GameShortage view={view} lobby="/inhouse" />
    </Frame>
  );
}

const nothingToDo = () => undefined;

/** None of the games that would fit is open. */
function Closed({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('play');
  return (
    <Frame title={t('mini.label')} onClose={onClose}>
      <GameTrouble trouble="soon" said="" lobby="/inhouse" onAgain={nothingToDo} onAnew={nothingToDo} />
    </Frame>
  );
}

type FrameProps = {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

function Frame({ title, aside, onClose, children }: FrameProps) {
  const t = useTranslations('play');
  return (
    <section
      aria-label={t('mini.label')}
      className="fixed end-4 bottom-20 z-30 flex h-[min(36rem,calc(100dvh-7rem))] w-[min(23rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-lg bg-popup shadow-high md:bottom-4 xl:end-18"
    >
      <header className="flex h-12 shrink-0 items-center gap-1 bg-surface-2 ps-4 pe-1.5">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-sm leading-tight">{title}</h2>
          <div className="truncate text-xs text-ink-faint">
            <LatePart>
              <SessionFigures />
            </LatePart>
          </div>
        </div>
        {aside}
        <IconButton size="sm" label={t('mini.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <LatePart>
        <PlayNotice />
      </LatePart>
      <div className="relative min-h-0 flex-1">{children}</div>
    </section>
  );
}
