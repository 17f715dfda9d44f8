import type { PrizeModeName } from '@fairground/contract/lottery/fields';
import type { BodyOf, QueryOf } from '@fairground/contract/endpoint';
import { launchLottery } from '@fairground/contract/launch/endpoints';
import {
  listChases,
  listOpenNumbers,
  listOrders,
  listRecentVietnam,
  listResults,
  listVietnamNumbers,
  readChase,
  readLotteryMenus,
  readNear,
  readOffer,
  readOrder,
  readOwnSeries,
  readPools,
  readPrizes,
  readVietnamMenu,
  VIETNAM_NUMBERS,
} from '@fairground/contract/lottery/endpoints';
import type { ChaseId, OrderId } from '@fairground/contract/lottery/fields';
import type { Game } from '@fairground/engines/lottery/games';
import { endpointQuery, ownQuery } from '@fairground/client/api';

/** So many results are enough for every table, chart and road. */
export const RESULTS_COUNT = 100;

/** A menu changes when an operator switches a lottery on or off: not while somebody looks around. */
const MENU_FRESH_MS = 300_000;

/** The lotteries on offer: Vietnam has a menu of its own, all others share one. */
export const menuQuery = (area: Game['area'] | undefined, prizeMode: PrizeModeName) => ({
  ...(area === 'VN'
    ? endpointQuery(readVietnamMenu, { query: { prizeMode, device: 'WEB' } })
    : endpointQuery(readLotteryMenus, { query: { device: 'WEB' } })),
  staleTime: MENU_FRESH_MS,
});

/** What was drawn last in each of them. */
export const numbersQuery = (area: Game['area'] | undefined) =>
  area === 'VN'
    ? endpointQuery(listVietnamNumbers, { query: { count: String(VIETNAM_NUMBERS) } })
    : endpointQuery(listOpenNumbers, { query: {} });

/** The lotteries of Vietnam the member bet on, the last one first. */
export const recentQuery = (account: string) => ownQuery(listRecentVietnam, { query: {} }, account);

/** Asks to be let in, each time somebody comes: what was opened is remembered, and what is closed says so. */
export const launchQuery = (account: string, place: Pick<BodyOf<typeof launchLottery>, 'view' | 'gameCode'>) => ({
  ...ownQuery(
    launchLottery,
    { body: { lottoArea: 'VN', launchMode: 'LOTT', device: 'WEB', backUrl: '/elott', ...place } },
    account,
  ),
  gcTime: 0,
  staleTime: Infinity,
});

export const nearQuery = (gameCode: string) => endpointQuery(readNear, { query: { gameCode } });

export const offerQuery = (gameCode: string) => endpointQuery(readOffer, { query: { gameCode } });

export const ownSeriesQuery = (account: string) => ownQuery(readOwnSeries, {}, account);

/** Asked by the account because its currency has pools of its own. */
export const poolsQuery = (account: string, gameCode: string) => ownQuery(readPools, { query: { gameCode } }, account);

export const prizesQuery = (account: string, gameCode: string, numero: string) =>
  ownQuery(readPrizes, { query: { gameCode, numero } }, account);

export const resultsQuery = (gameCode: string) =>
  endpointQuery(listResults, { query: { gameCode, count: String(RESULTS_COUNT) } });

export const ordersQuery = (account: string, query: QueryOf<typeof listOrders>) =>
  ownQuery(listOrders, { query }, account);

export const orderQuery = (account: string, orderId: OrderId) => ownQuery(readOrder, { query: { orderId } }, account);

export const chasesQuery = (account: string, query: QueryOf<typeof listChases>) =>
  ownQuery(listChases, { query }, account);

export const chaseQuery = (account: string, chaseId: ChaseId) => ownQuery(readChase, { query: { chaseId } }, account);
