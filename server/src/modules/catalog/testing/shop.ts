import type { GameCategory } from '@fairground/contract/catalog/game';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Endpoint, ValueOf } from '@fairground/contract/endpoint';
import { decodeValue } from '@fairground/contract/wire';
import { ReadyAnswer } from '../../../platform/http/index.ts';
import { decodePart } from '../../../platform/http/decode-input.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { encoderOf } from '../../../platform/http/encode-answer.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, callRoute, testGround } from '../../../testing/modules.ts';
import { createSystem } from '../../system/index.ts';
import { createCatalog } from '../index.ts';
import type { CatalogueRows, GameRow, VendorRow } from '../index.ts';

export const aVendor = (
  code: string,
  categories: readonly GameCategory[],
  parts: Partial<VendorRow> = {},
): VendorRow => ({
  code,
  names: { TY: `Nhà ${code}`, EN: `House ${code}` },
  categories,
  group: code,
  accountTypeName: code,
  sort: 100,
  logoKey: 'aaaaaaaaaaaa',
  hue: 40,
  ...parts,
});

export const aGame = (vendor: string, gameId: string, parts: Partial<GameRow> = {}): GameRow => ({
  vendor,
  gameId,
  roomId: '',
  category: 'RNG',
  classify: 'classic',
  names: { TY: `Trò ${gameId}`, EN: `Game ${gameId}` },
  theme: 'dragon',
  mechanic: 'lines',
  volatility: 'MEDIUM',
  lines: 20,
  minBet: money(10_000n),
  maxBet: null,
  rtp: 9650,
  hitRate: 2410,
  maxWin: 5000,
  releasedOn: '2025-06-01',
  hue: 200,
  tileSeed: 1,
  pictureKey: '0123456789ab',
  modelId: 'lines-20',
  isHot: false,
  code: '',
  defaultPlayType: '',
  status: 'OPEN',
  ...parts,
});

/** Vendors and labels for whatever the games name. */
export const rowsOf = (games: readonly GameRow[]): CatalogueRows => {
  const pairs = [...new Set(games.map(({ vendor }) => vendor))].map(
    (vendor) => [vendor, games.filter((game) => game.vendor === vendor)] as const,
  );
  const labels = [...new Set(games.map(({ category, classify }) => `${category} ${classify}`))];
  return {
    vendors: pairs.map(([code, own]) => aVendor(code, [...new Set(own.map(({ category }) => category))])),
    labels: labels.map((pair, sort) => {
      const [category = '', code = ''] = pair.split(' ');
      return { category: category as GameCategory, code, names: { TY: `Nhãn ${code}`, EN: `Label ${code}` }, sort };
    }),
    games,
  };
};

export const VISITOR = aCaller({ language: 'EN' });

export const asMember = (memberId: bigint): Caller =>
  aCaller({ language: 'EN', session: aSession({ memberId: memberId as MemberId }) });

/** A catalogue with these games, on a database of its own, spoken to as over the wire. */
export const aShop = async (games: readonly GameRow[] = []) => {
  const { db, url } = await testDatabase();
  const base = await testGround(db);
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
