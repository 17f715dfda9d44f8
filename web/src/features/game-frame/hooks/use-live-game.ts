import { readGame } from '@fairground/contract/catalog/endpoints';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import { catalogChanged } from '@fairground/contract/catalog/pushes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@fairground/client/api';
import { usePush } from '@fairground/client/realtime';
import { troubleOf } from '../model/trouble.ts';
import type { Trouble } from '../model/trouble.ts';

/** What the catalogue says of the game on this page, now: an operator may close it while it is open. */
export const useLiveGame = (nodeId: GameNodeId) => {
  const queries = useQueryClient();
  const query = endpointQuery(readGame, { query: { nodeId } });
  const { data, error } = useQuery(query);

  usePush(catalogChanged, (change) => {
    const isOther = change.what === 'game' && change.nodeId !== nodeId;
    if (!isOther) void queries.invalidateQueries({ queryKey: query.queryKey });
  });

  // A list that cannot be read says nothing about the game.
  const isGone = error?.code === 'catalog.game-unknown';
  return { details: isGone ? undefined : data, closedBy: isGone ? troubleOf(error.code) : closedBy(data?.game.status) };
};

const closedBy = (status: 'OPEN' | 'COMING_SOON' | 'MAINTENANCE' | undefined): Trouble | null => {
  if (status === 'MAINTENANCE') return 'maintenance';
  return status === 'COMING_SOON' ? 'soon' : null;
};
