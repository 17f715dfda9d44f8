import type { MemberId } from '@fairground/contract/ids';
import type { Endpoint, ValueOf } from '@fairground/contract/endpoint';
import { decodeValue } from '@fairground/contract/wire';
import { ReadyAnswer } from '../../../platform/http/index.ts';
import { decodePart } from '../../../platform/http/decode-input.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { encoderOf } from '../../../platform/http/encode-answer.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, callRoute, testPlatform } from '../../../testing/modules.ts';
import { createSystem } from '../../system/index.ts';
import { createCatalog } from '../index.ts';
import type { GameRow } from '../index.ts';
import { rowsOf } from './rows.ts';

export { aGame, rowsOf } from './rows.ts';

export const VISITOR = aCaller({ language: 'EN' });

export const asMember = (memberId: bigint): Caller =>
  aCaller({ language: 'EN', session: aSession({ memberId: memberId as MemberId }) });

/** A catalogue with these games, on a database of its own, spoken to as over the wire. */
export const aShop = async (games: readonly GameRow[] = []) => {
  const { db, url } = await testDatabase();
  const base = await testPlatform(db);
  const ground = { ...base, system: createSystem(base) };
  const catalog = createCatalog(ground);
  if (games.length > 0) await catalog.importGames(rowsOf(games));
  const call = async <E extends Endpoint>(endpoint: E, input: object = {}, caller = VISITOR): Promise<ValueOf<E>> => {
    const isRead = endpoint.method === 'GET';
    const part = decodePart(isRead ? 'query' : 'body', isRead ? endpoint.query : endpoint.body, input);
    const answer = await callRoute(catalog.routes, endpoint.name, isRead ? { query: part } : { body: part }, caller);
    const wire = answer instanceof ReadyAnswer ? answer.value : encoderOf(endpoint.value)(answer);
    return decodeValue(endpoint, JSON.parse(JSON.stringify(wire)));
  };
  return { ...ground, url, catalog, call };
};
