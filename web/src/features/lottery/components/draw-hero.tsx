import type { ResultShown } from '@fairground/contract/lottery/fields';
import type { Issue } from '@fairground/engines/lottery/calendar';
import type { Game } from '@fairground/engines/lottery/games';
import { FlaskConical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LiveRegion } from '@fairground/ui/live-region';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useGameName } from '../hooks/use-game-name.ts';
import { useIssue } from '../hooks/use-issue.ts';
import { useMenu } from '../hooks/use-menu.ts';
import { nodeIdOf } from '../model/menu.ts';
import { BoardView, EmptyBoard } from './board-view.tsx';
import { Countdown } from './countdown.tsx';
import { FavouriteButton } from './favourite-button.tsx';

type DrawHeroProps = {
  readonly game: Game;
  readonly previous: ResultShown | null | undefined;
  readonly isSimulated: boolean;
  /** Leads back to the list of games. */
  readonly back: ReactNode;
};

/** The head of a room: which issue is on sale and for how long, and what was drawn last. */
export function DrawHero({ game, previous, isSimulated, back }: DrawHeroProps) {
  const t = useTranslations('lottery');
  const nameOf = useGameName();
  const current = useIssue(game);
  const nodeId = nodeIdOf(useMenu(game.area).data?.gameMenus, game.code);
  return (
    <header className="relative isolate grid gap-x-8 gap-y-4 overflow-hidden rounded-lg bg-surface-1 p-4 shadow-low md:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] md:p-6">
      <div className="stage-glow absolute inset-0 -z-10" aria-hidden="true" />
      <div className="grid content-between gap-4">
        <div className="flex items-start gap-3">
          {back}
          <div className="min-w-0 flex-1">
            <PageHeading className="text-xl">{nameOf(game)}</PageHeading>
            <p className="mt-0.5 text-sm text-ink-soft">
              {current ? t('hero.issue', { numero: current.issue.numero }) : t('hero.no-issue')}
            </p>
          </div>
          {nodeId !== null && <FavouriteButton game={game} nodeId={nodeId} />}
        </div>
        <Countdown game={game} size="lg" />
      </div>
      <div className="grid content-start gap-3">
        <LastResult game={game} expected={current?.before} previous={previous} />
        {isSimulated && (
          <p className="flex items-start gap-2 text-xs text-ink-faint">
            <FlaskConical aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            {t('hero.simulated')}
          </p>
        )}
      </div>
    </header>
  );
}

type LastResultProps = Pick<DrawHeroProps, 'game' | 'previous'> & { readonly expected: Issue | undefined };

/** The last board; while the next one is awaited its places stand empty. */
function LastResult({ game, expected, previous }: LastResultProps) {
  const t = useTranslations('lottery');
  // Anyone who arrives finds the last board lying there; only what is drawn before their eyes rolls in.
  const [firstNumero, setFirstNumero] = useState<string>();
  if (firstNumero === undefined && previous?.board) setFirstNumero(previous.numero);
  const drawn = previous ?? undefined;
  const isAwaited = drawn !== undefined && expected !== undefined && expected.numero > drawn.numero;
  const board = drawn?.board ?? null;
  return (
    <section aria-label={t('hero.last')} className="grid gap-2.5">
      <p className="text-sm text-ink-soft">
        {drawn === undefined
          ? previous === null
            ? t('card.no-result')
            : NO_WORDS
          : isAwaited
            ? t('hero.drawing', { numero: expected.numero })
            : t('hero.drawn', { numero: drawn.numero })}
      </p>
      {!isAwaited && drawn?.state === 'CANCELLED' ? (
        <p className="text-sm">{t('hero.cancelled')}</p>
      ) : isAwaited || drawn === undefined || board === null ? (
        <EmptyBoard family={game.family} />
      ) : (
        <BoardView
          key={drawn.numero}
          family={game.family}
          board={board}
          size="xl"
          isFresh={drawn.numero !== firstNumero}
          isFolded
        />
      )}
      <LiveRegion>
        {!isAwaited && drawn !== undefined && board !== null && drawn.numero !== firstNumero
          ? t('hero.announce', { numero: drawn.numero, numbers: board.join(' ') })
          : ''}
      </LiveRegion>
    </section>
  );
}

/** A line that is as high as one with words. */
const NO_WORDS = '\u00A0';
