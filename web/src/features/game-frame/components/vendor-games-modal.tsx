import { listGames } from '@fairground/contract/catalog/endpoints';
import type { Game } from '@fairground/contract/catalog/game';
import { CLIENT_TYPE } from '@fairground/contract/catalog/seed-fields';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Badge } from '@fairground/ui/badge';
import { Button, ButtonLink } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { endpointQuery } from '@fairground/client/api';
import { keepVendorChoice, lobbyOfVendor } from '../model/vendor-choice.ts';
import { launchGame } from '../../../shared/games/launch.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';

type VendorGamesModalProps = { readonly vendor: string; readonly onClose: () => void };

/** As many as one looks through in a popup; the lobby has them all. */
const SHOWN = '24';
const PLACES = Array.from({ length: 8 }, (_, place) => place);

/** The games of a vendor that opens no game by itself: one is chosen here, or all are looked through in the lobby. */
export function VendorGamesModal({ vendor, onClose }: VendorGamesModalProps) {
  const t = useTranslations('play');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(
    endpointQuery(listGames, {
      query: { clientType: CLIENT_TYPE, vassalage: vendor, pageNo: '1', pageSize: SHOWN, sort: 'POPULAR' },
    }),
  );
  // The vendor's own entry is what led here.
  const games = data?.games.filter(({ isGame }) => isGame === 'GAME');
  const start = (game: Game) => {
    onClose();
    launchGame(game);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={t('vendor-games.title', { vendor })}
      description={t('vendor-games.text')}
      closeLabel={t('vendor-games.close')}
      footer={
        <ButtonLink
          href={lobbyOfVendor(vendor)}
          variant="primary"
          onClick={() => {
            keepVendorChoice(vendor);
            onClose();
          }}
        >
          {t('vendor-games.all', { vendor })}
        </ButtonLink>
      }
    >
      {error ? (
        <ErrorState
          headingLevel={3}
          title={t('vendor-games.error-title')}
          description={errorText(error)}
          action={<Button onClick={() => void refetch()}>{t('vendor-games.again')}</Button>}
        />
      ) : (
        <GameList games={games} onChoose={start} />
      )}
    </Dialog>
  );
}

type GameListProps = { readonly games: readonly Game[] | undefined; readonly onChoose: (game: Game) => void };

function GameList({ games, onChoose }: GameListProps) {
  const t = useTranslations('play');
  if (games?.length === 0)
    return (
      <EmptyState headingLevel={3} title={t('vendor-games.empty-title')} description={t('vendor-games.empty-text')} />
    );
  return (
    <ul aria-busy={games === undefined} className="grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-6">
      {games
        ? games.map((game) => (
            <li key={game.nodeId.toString()}>
              <Tile game={game} onChoose={onChoose} />
            </li>
          ))
        : PLACES.map((place) => (
            <li key={place}>
              <Skeleton className="aspect-3/4 w-full rounded-md" />
            </li>
          ))}
    </ul>
  );
}

function Tile({ game, onChoose }: { readonly game: Game; readonly onChoose: (game: Game) => void }) {
  const t = useTranslations('play');
  const { gameName, picture, hue, status } = game;
  return (
    <button
      type="button"
      disabled={status !== 'OPEN'}
      onClick={() => onChoose(game)}
      className="group grid w-full gap-1.5 rounded-md text-start text-sm disabled:opacity-60"
    >
      <span
        className="game-tile relative block aspect-3/4 overflow-hidden rounded-md"
        style={{ '--hue': hue } as CSSProperties}
      >
        <img
          src={picture}
          alt=""
          loading="lazy"
          className="size-full object-cover transition-transform group-enabled:group-hover:scale-105"
        />
        {status !== 'OPEN' && (
          <Badge className="absolute start-1.5 top-1.5">
            {t(status === 'COMING_SOON' ? 'vendor-games.soon' : 'vendor-games.maintenance')}
          </Badge>
        )}
      </span>
      <span className="truncate font-semibold">{gameName}</span>
    </button>
  );
}
