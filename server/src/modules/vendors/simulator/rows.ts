import { NO_PICTURE } from '@fairground/contract/catalog/art';
import { money } from '@fairground/contract/money';
import { LOBBY_MECHANIC } from '../../catalog/index.ts';
import type { CatalogueRows, GameRow, Names } from '../../catalog/index.ts';

/** The vendor of the sandbox, as the wallet knows it and as the catalogue does. */
export const SIMULATOR = 'simulator';
export const SIMULATOR_IN_CATALOGUE = 'SIM';
/** The same coin three times: one to play, one to close while somebody plays it, one that opens by its second address. */
export const SIMULATOR_GAMES = ['lantern-coin', 'moon-coin', 'bridge-coin'] as const;
export type SimulatorGame = (typeof SIMULATOR_GAMES)[number];

/** Its launch answers with `game_url2` alone. */
export const SECOND_WAY_GAME: SimulatorGame = 'bridge-coin';

const NAMES: Readonly<Record<SimulatorGame, Names>> = {
  'lantern-coin': { TY: 'Đồng xu hội đèn', EN: 'Lantern Coin' },
  'moon-coin': { TY: 'Đồng xu trăng rằm', EN: 'Moon Coin' },
  'bridge-coin': { TY: 'Đồng xu bên cầu', EN: 'Bridge Coin' },
};

/** What a hundred units of stake pay: 196 of 200 on average, so 98 of 100 come back. */
export const PAYS_OF_HUNDRED = 196n;
const RTP = 9_800;
const HIT_RATE = 5_000;

const rowOf = (gameId: SimulatorGame): GameRow => ({
  vendor: SIMULATOR_IN_CATALOGUE,
  gameId,
  roomId: '',
  category: 'RNG',
  classify: 'simple',
  names: NAMES[gameId],
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
  // Borrowed from the sandbox's own tiles: that of the house's plinko.
  pictureKey: '2082b556d642',
  modelId: null,
  isHot: false,
  code: '',
  defaultPlayType: '',
  status: 'OPEN',
});

/** The vendor itself among the games: anyone who opens it is shown the games above. */
const lobbyRow: GameRow = {
  ...rowOf('lantern-coin'),
  gameId: 'coin-lobby',
  names: { TY: 'Sảnh đồng xu', EN: 'Coin Lobby' },
  mechanic: LOBBY_MECHANIC,
  volatility: null,
  lines: 0,
  rtp: null,
  hitRate: null,
  maxWin: null,
};

/** One vendor, whose games can be played in every sandbox. */
export const simulatorRows: CatalogueRows = {
  vendors: [
    {
      code: SIMULATOR_IN_CATALOGUE,
      names: { TY: 'Nhà cung cấp thử', EN: 'Vendor simulator' },
      categories: ['RNG'],
      group: SIMULATOR_IN_CATALOGUE,
      accountTypeName: SIMULATOR_IN_CATALOGUE,
      sort: 9_000,
      logoKey: NO_PICTURE,
      hue: 280,
    },
  ],
  labels: [{ code: 'simple', category: 'RNG', names: { TY: 'Đơn giản', EN: 'Simple' }, sort: 900 }],
  games: [...SIMULATOR_GAMES.map(rowOf), lobbyRow],
};
