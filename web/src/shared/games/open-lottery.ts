import type { QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { pathOf } from '../category/categories.ts';
import { seaLotteryOf } from './lane-vendors.ts';
import { launchGame } from './launch.ts';
import { vendorsQuery } from './vendors-query.ts';

/** Opens the sea lottery at once, as a game; where there is none, the lobby of lotteries. */
export const openLottery = async (queries: QueryClient): Promise<void> => {
  const lanes = await queries.fetchQuery(vendorsQuery()).catch(() => undefined);
  const { vendor, gameType } = seaLotteryOf(lanes?.data.lanes ?? []) ?? {};
  if (!vendor || !gameType || vendor.nodeId === null) return navigate(pathOf('lott'));
  const { nodeId, vassalage, accountTypeName, isGame } = vendor;
  launchGame({ nodeId, vassalage, accountTypeName, isGame, gameType, code: '', gameCode: '' });
};
