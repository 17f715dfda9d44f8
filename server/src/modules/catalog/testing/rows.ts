import type { GameCategory } from '@fairground/contract/catalog/game';
import { money } from '@fairground/contract/money';
import type { CatalogueRows, GameRow, VendorRow } from '../index.ts';

const aVendor = (code: string, categories: readonly GameCategory[], parts: Partial<VendorRow> = {}): VendorRow => ({
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
