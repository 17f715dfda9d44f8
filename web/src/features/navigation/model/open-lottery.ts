import { listGames } from '@fairground/contract/catalog/endpoints';
import { CLIENT_TYPE } from '@fairground/contract/catalog/seed-fields';
import type { QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { endpointQuery } from '@fairground/client/api';
import { pathOf } from '../../../shared/category/categories.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { seaLotteryOf } from '../../../shared/games/lane-vendors.ts';
import { launchGame } from '../../../shared/games/launch.ts';
import { openDetails } from '../../../shared/games/open-details.ts';
import { vendorsQuery } from '../../../shared/games/vendors-query.ts';

/**
 * Opens the sea lottery at once, as a game, for anyone who is logged in; where there is none, the lobby of lotteries.
 */
export const openLottery = async (queries: QueryClient): Promise<void> => {
  const lanes = await queries.fetchQuery(vendorsQuery()).catch(() => undefined);
  const vendor = seaLotteryOf(lanes?.data.lanes ?? []);
  if (!vendor) return navigate(pathOf('lott'));
  requireLogin(() => void openFirst(queries, vendor.vassalage));
};

const openFirst = async (queries: QueryClient, vendor: string): Promise<void> => {
  const first = { pageNo: '1', pageSize: '1', sort: 'POPULAR' } as const;
  const query = { clientType: CLIENT_TYPE, ...first, gameType: 'ELOTT,LOTT', vendor };
  const list = await queries.fetchQuery(endpointQuery(listGames, { query })).catch(() => undefined);
  const game = list?.games[0];
  if (!game) return navigate(pathOf('lott'));
  // One that cannot be opened now says why.
  if (game.status === 'OPEN') launchGame(game);
  else openDetails(game.nodeId);
};
