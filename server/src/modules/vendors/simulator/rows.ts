import { money } from '@fairground/contract/money';
import type { CatalogueRows } from '../../catalog/index.ts';

/** The vendor of the sandbox, as the wallet knows it and as the catalogue does. */
export const SIMULATOR = 'simulator';
export const SIMULATOR_IN_CATALOGUE = 'SIM';
export const SIMULATOR_GAME = 'lantern-coin';

/** What a hundred units of stake pay: 196 of 200 on average, so 98 of 100 come back. */
export const PAYS_OF_HUNDRED = 196n;
const RTP = 9_800;
const HIT_RATE = 5_000;

/** One vendor with one game, which can be played in every sandbox. */
export const simulatorRows: CatalogueRows = {
  vendors: [
    {
      code: SIMULATOR_IN_CATALOGUE,
      names: { TY: 'Nhà cung cấp thử', EN: 'Vendor simulator' },
      categories: ['RNG'],
      group: SIMULATOR_IN_CATALOGUE,
      accountTypeName: SIMULATOR_IN_CATALOGUE,
      sort: 9_000,
      logoKey: '000000000000',
      hue: 280,
    },
  ],
  labels: [{ code: 'simple', category: 'RNG', names: { TY: 'Đơn giản', EN: 'Simple' }, sort: 900 }],
  games: [
    {
      vendor: SIMULATOR_IN_CATALOGUE,
      gameId: SIMULATOR_GAME,
      roomId: '',
      category: 'RNG',
      classify: 'simple',
      names: { TY: 'Đồng xu hội đèn', EN: 'Lantern Coin' },
      theme: 'lantern',
      mechanic: 'coin',
      volatility: 'LOW',
      lines: 1,
      minBet: money(1_000_000n),
      maxBet: money(100_000_000n),
      rtp: RTP,
      hitRate: HIT_RATE,
      maxWin: 2,
      releasedOn: '2026-11-01',
      hue: 280,
      tileSeed: 1,
      pictureKey: '000000000000',
      modelId: null,
      isHot: false,
      code: '',
      defaultPlayType: '',
      status: 'OPEN',
    },
  ],
};
