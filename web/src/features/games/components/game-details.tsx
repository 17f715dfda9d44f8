import type { GameNodeId } from '@fairground/contract/catalog/game';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { ErrorState } from '@fairground/ui/error-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { Heart, Link2, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '@fairground/client/api';
import { nodeIdIn } from '../../../shared/games/address-with-game.ts';
import { closeDetails } from '../../../shared/games/open-details.ts';
import { tileOf } from '../../../shared/games/tile-game.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useModal } from '../../../shared/store/modal-store.ts';
import { type GameDetails as Details, gameQuery } from '../api/games-queries.ts';
import { useFavourites } from '../hooks/use-favourites.ts';
import { usePlay } from '../hooks/use-play.ts';
import { GameFacts } from './game-facts.tsx';

type GameDetailsProps = { readonly nodeId: GameNodeId };

/** The details of the game an address names. They step aside for a popup: two at once would fight over the focus. */
export function GameDetails({ nodeId: word }: { readonly nodeId: string }) {
  const isAside = useModal(({ current }) => current !== null);
  const nodeId = nodeIdIn(word);
  return nodeId === null || isAside ? null : <DetailsDialog nodeId={nodeId} />;
}

/** Everything a player may want to know of a game before it is opened. */
function DetailsDialog({ nodeId }: GameDetailsProps) {
  const t = useTranslations('games');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(true);
  const playButton = useRef<HTMLButtonElement>(null);
  const query = useQuery(gameQuery(nodeId));
  const frame = {
    open: isOpen,
    onOpenChange: setOpen,
    onClosed: closeDetails,
    closeLabel: tCommon('action.close'),
    size: 'lg' as const,
  };
  if (query.data)
    return (
      <Dialog
        {...frame}
        title={query.data.game.gameName}
        description={query.data.vendorName}
        initialFocus={playButton}
        footer={<Actions details={query.data} playButton={playButton} />}
      >
        <GameFacts details={query.data} />
      </Dialog>
    );
  if (query.isPending)
    return (
      <Dialog {...frame} title={<span className="sheen block h-7 w-48" />}>
        <SkeletonText lines={8} />
      </Dialog>
    );
  const isGone = query.error instanceof ApiError && query.error.code === 'catalog.game-unknown';
  return (
    <Dialog {...frame} title={isGone ? t('details.gone-title') : t('failed.title')}>
      <ErrorState
        headingLevel={3}
        title={isGone ? t('details.gone-title') : tCommon('state.error-title')}
        description={isGone ? t('details.gone-text') : errorText(query.error)}
        action={
          isGone ? (
            <Button onClick={() => setOpen(false)}>{tCommon('action.close')}</Button>
          ) : (
            <Button onClick={() => void query.refetch()}>{tCommon('state.retry')}</Button>
          )
        }
      />
    </Dialog>
  );
}

type ActionsProps = {
  readonly details: Details;
  readonly playButton: React.RefObject<HTMLButtonElement | null>;
};

function Actions({ details: { game }, playButton }: ActionsProps): ReactNode {
  const t = useTranslations('games');
  const favourites = useFavourites();
  const play = usePlay();
  const tile = tileOf(game);
  const isFavourite = favourites.has(tile);
  const share = () =>
    void navigator.clipboard
      .writeText(location.href)
      .then(() => toast.show({ id: 'share', tone: 'gain', title: t('details.shared') }))
      .catch((error: unknown) => console.warn(error));
  return (
    <>
      <Button variant="ghost" iconStart={<Link2 aria-hidden="true" />} onClick={share}>
        {t('details.share')}
      </Button>
      <Button
        aria-pressed={isFavourite}
        aria-label={t(isFavourite ? 'favourite.remove' : 'favourite.add', { name: game.gameName })}
        iconStart={<Heart aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />}
        onClick={() => favourites.toggle(tile)}
      >
        {t('tab.favourites')}
      </Button>
      <Button
        ref={playButton}
        variant="primary"
        size="lg"
        disabled={game.status !== 'OPEN'}
        iconStart={<Play aria-hidden="true" fill="currentColor" />}
        onClick={() => play(tile)}
      >
        {t(
          game.status === 'OPEN'
            ? 'details.play'
            : game.status === 'MAINTENANCE'
              ? 'tile.maintenance'
              : 'tile.coming-soon',
        )}
      </Button>
    </>
  );
}
