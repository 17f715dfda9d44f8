import { readLotteryMenus } from '@fairground/contract/lottery/endpoints';
import { call } from '@fairground/client/api';

/** The ids of the catalogue by the codes of lotteries; a lottery it does not list has none. */
export const readLotteryIds = async (): Promise<ReadonlyMap<string, string>> => {
  const { gameMenus } = await call(readLotteryMenus, { query: { device: 'WEB' } });
  return new Map(
    gameMenus.flatMap(({ games }) =>
      games.flatMap(({ gameCode, nodeId }) => (nodeId === null ? [] : [[gameCode, String(nodeId)] as const])),
    ),
  );
};
