import type { GameNodeId } from '@fairground/contract/catalog/game';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { pathOf } from '../../../shared/category/categories.ts';
import type { Category } from '../../../shared/category/categories.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { PlayNotice } from '../../../shared/protection/index.ts';
import { useFullScreen } from '../hooks/use-full-screen.ts';
import { useGameSession } from '../hooks/use-game-session.ts';
import { useGameView } from '../hooks/use-game-view.ts';
import { useLeaving } from '../hooks/use-leaving.ts';
import { useLiveGame } from '../hooks/use-live-game.ts';
import { LOW_WINDOW, STAGE_ROOM, WHOLE_WINDOW } from '../model/stage-room.ts';
import type { StageSize } from '../model/stage-room.ts';
import { GameBar } from './game-bar.tsx';
import { GameDetails } from './game-details.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameLoading } from './game-loading.tsx';
import { GameNotices } from './game-notices.tsx';
import { GameShortage } from './game-shortage.tsx';
import { GameTrouble } from './game-trouble.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

type GameStageProps = {
  readonly nodeId: GameNodeId;
  readonly account: string;
  readonly balance: ReactNode;
  readonly size: StageSize;
};

/** A game with everything around it, from the moment it is asked for until somebody leaves. */
export function GameStage({ nodeId, account, balance, size }: GameStageProps) {
  const t = useTranslations('play');
  const stage = useRef<HTMLElement>(null);
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const { session, again, anew } = useGameSession(nodeId, account, 'page');
  const { details, closedBy } = useLiveGame(nodeId);
  const view = useGameView(session, closedBy);
  const leaving = useLeaving(view.launched?.sessionId, view.round);
  const screen = useFullScreen(stage);
  const title = details?.game.gameName ?? t('a-game');
  const lobby = details ? pathOf(details.game.gameType.toLowerCase() as Category) : '/hot';
  return (
    <section
      ref={stage}
      aria-label={t('stage', { game: title })}
      className={`flex flex-col overflow-hidden bg-black shadow-mid ${screen.fillsWindow ? WHOLE_WINDOW : `${STAGE_ROOM[size]} ${LOW_WINDOW}`}`}
    >
      <GameBar
        {...{ title, balance }}
        provider={details?.vendorName}
        isFull={screen.isFull}
        isUnderHeader={size === 'page' && !screen.isFull}
        onFullScreen={screen.toggle}
        onDetails={() => setDetailsOpen(true)}
        onLeave={() => leaving.leaveFor(lobby)}
      />
      <GameNotices isClosing={view.isClosing} />
      <LatePart>
        <PlayNotice />
      </LatePart>
      <div className="relative min-h-0 flex-1">
        {view.address !== null && view.trouble === null && (
          <GameFrame
            key={view.address}
            address={view.address}
            title={title}
            onLoad={view.onLoad}
            onGo={leaving.leaveTo}
            refills={view.refills}
            onWord={(word) => {
              if (word === 'leave') leaving.leaveFor(lobby);
              else view.onWord(word);
            }}
          />
        )}
        {view.loading !== null && <GameLoading step={view.loading} onAgain={again} onOtherWay={view.otherWay} />}
        {view.trouble !== null && (
          <GameTrouble trouble={view.trouble} said={view.said} lobby={lobby} onAgain={again} onAnew={anew} />
        )}
      </div>
      <GameShortage view={view} lobby={lobby} />
      {details && <GameDetails details={details} isOpen={areDetailsOpen} onOpenChange={setDetailsOpen} />}
      <LeaveDialog isOpen={leaving.isAsked} onStay={leaving.stay} onLeave={leaving.confirm} />
    </section>
  );
}
