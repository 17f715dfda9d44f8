import type { listFavouriteIds } from '@fairground/contract/catalog/endpoints';
import { favouriteChanged } from '@fairground/contract/catalog/pushes';
import type { ValueOf } from '@fairground/contract/endpoint';
import { toast } from '@fairground/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isLotteryType } from '../../../shared/games/game-types.ts';
import type { TileGame } from '../../../shared/games/tile-game.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePush } from '@fairground/client/realtime';
import { requireRealAccount } from '../../../shared/session/login-gate.ts';
import { toggleLotteryMark, useLotteryFavourites } from '../../../shared/session/lottery-favourites.ts';
import { favouriteIdsQuery, useFavouriteChange, useOwner } from '../api/own-games.ts';
import { toggled, withMark } from '../model/favourite-ids.ts';

type Ids = ValueOf<typeof listFavouriteIds>;

export type Favourites = {
  readonly has: (game: Pick<TileGame, 'nodeId' | 'gameType'>) => boolean;
  readonly toggle: (game: Pick<TileGame, 'nodeId' | 'gameType'>) => void;
};

/** The member's marks. A press is shown at once and taken back should the server refuse it. */
export const useFavourites = (): Favourites => {
  const t = useTranslations('games');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const owner = useOwner();
  const query = favouriteIdsQuery(owner ?? '');
  const ids = useQuery({ ...query, enabled: owner !== null }).data?.list;
  const lotteryIds = useLotteryFavourites((favourites) => favourites.ids);
  const marked = useMemo(() => new Set([...(ids ?? []).map(String), ...lotteryIds]), [ids, lotteryIds]);

  const setIds = (change: (list: Ids['list']) => readonly Ids['list'][number][]) =>
    queries.setQueryData<Ids>(query.queryKey, (known) => ({ list: [...change(known?.list ?? [])] }));
  const change = useFavouriteChange((error, { nodeId, isFavourite }) => {
    setIds((list) => withMark(list, nodeId, !isFavourite));
    toast.show({ id: 'favourite', tone: 'loss', title: t('favourite.failed'), description: errorText(error) });
  });
  usePush(favouriteChanged, ({ nodeId, isFavourite }) => setIds((list) => withMark(list, nodeId, isFavourite)));

  return {
    has: ({ nodeId }) => marked.has(String(nodeId)),
    toggle: ({ nodeId, gameType }) =>
      requireRealAccount(() => {
        if (owner === null) return;
        if (isLotteryType(gameType)) return toggleLotteryMark(nodeId);
        void queries.cancelQueries({ queryKey: query.queryKey });
        setIds((list) => toggled(list, nodeId));
        change.mutate({ nodeId, isFavourite: !marked.has(String(nodeId)) });
      }),
  };
};
