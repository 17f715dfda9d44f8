import type { QueryOf } from '@fairground/contract/endpoint';
import {
  listChases,
  listOpenNumbers,
  listOrders,
  listResults,
  readChase,
  readNear,
  readOffer,
  readOrder,
  readOwnSeries,
  readPools,
  readPrizes,
} from '@fairground/contract/lottery/endpoints';
import type { ChaseId, OrderId } from '@fairground/contract/lottery/fields';
import { endpointQuery, ownQuery } from '../../../shared/api/index.ts';

/** So many results are enough for every table, chart and road. */
export const RESULTS_COUNT = 100;

export const openNumbersQuery = () => endpointQuery(listOpenNumbers, { query: {} });

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
