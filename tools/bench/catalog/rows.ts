import { createHash } from 'node:crypto';
import { VOLATILITIES } from '@fairground/contract/catalog/game';
import { money } from '@fairground/contract/money';
import type { CatalogueRows, GameRow } from '../../../server/src/modules/catalog/index.ts';

const MOODS = ['Golden', 'Wild', 'Secret', 'Lucky', 'Frozen', 'Burning', 'Silent', 'Royal', 'Hidden', 'Electric'];
const THINGS = ['Dragon', 'Tiger', 'Lantern', 'Lotus', 'Pirate', 'Temple', 'Phoenix', 'Rocket', 'Panda', 'Harvest'];
const PLACES = ['Bay', 'Night', 'Garden', 'Empire', 'Quest', 'Fortune', 'Island', 'Parade', 'Legend', 'Delta'];
const MOODS_TY = ['Vàng', 'Hoang Dã', 'Bí Mật', 'May Mắn', 'Băng Giá', 'Rực Lửa', 'Lặng Im', 'Hoàng Gia', 'Ẩn', 'Điện'];
const THINGS_TY = ['Rồng', 'Hổ', 'Đèn Lồng', 'Sen', 'Hải Tặc', 'Đền', 'Phượng', 'Tên Lửa', 'Gấu Trúc', 'Mùa Gặt'];
const PLACES_TY = [
  'Vịnh',
  'Đêm',
  'Vườn',
  'Đế Chế',
  'Hành Trình',
  'Vận May',
  'Đảo',
  'Lễ Hội',
  'Huyền Thoại',
  'Châu Thổ',
];

export const VENDOR_COUNT = 60;
export const vendorName = (place: number): string => `BENCH${place}`;
/** What people type while they look for one of these games. */
export const TYPED = [...MOODS, ...THINGS, ...PLACES, ...MOODS_TY, ...THINGS_TY, ...PLACES_TY].flatMap((word) => [
  word.slice(0, 3),
  word,
]);

const pick = (words: readonly string[], place: number): string => words[place % words.length] ?? '';

/** So many games, the same ones every time. */
export const benchRows = (count: number): CatalogueRows => ({
  vendors: Array.from({ length: VENDOR_COUNT }, (_, place) => ({
    code: vendorName(place),
    names: { TY: `Nhà ${place}`, EN: `House ${place}` },
    categories: ['RNG'],
    group: 'bench',
    accountTypeName: vendorName(place),
    sort: place,
    logoKey: '0123456789ab',
    hue: 0,
  })),
  labels: ['classic', 'video', 'megaways', 'jackpot'].map((code, sort) => ({
    code,
    category: 'RNG',
    names: { TY: code, EN: code },
    sort,
  })),
  games: Array.from({ length: count }, (_, place) => gameAt(place)),
});

const gameAt = (place: number): GameRow => {
  const [mood, thing, where] = [place, Math.floor(place / 10), Math.floor(place / 100)];
  const number = Math.floor(place / 1_000);
  return {
    vendor: vendorName(place % VENDOR_COUNT),
    gameId: `g${place}`,
    roomId: '',
    category: 'RNG',
    classify: pick(['classic', 'video', 'megaways', 'jackpot'], place),
    names: {
      TY: `${pick(THINGS_TY, thing)} ${pick(MOODS_TY, mood)} ${pick(PLACES_TY, where)} ${number}`,
      EN: `${pick(MOODS, mood)} ${pick(THINGS, thing)} ${pick(PLACES, where)} ${number}`,
    },
    theme: 'bench',
    mechanic: 'lines',
    volatility: VOLATILITIES[place % VOLATILITIES.length] ?? null,
    lines: [5, 10, 20, 25, 50, 243][place % 6] ?? 20,
    minBet: money(BigInt(1 + (place % 20)) * 1_000n),
    maxBet: null,
    rtp: 9_000 + (place % 800),
    hitRate: 2_000 + (place % 1_500),
    maxWin: 500 + (place % 50) * 100,
    releasedOn: new Date(1_600_000_000_000 + (place % 2_000) * 86_400_000).toISOString().slice(0, 10),
    hue: place % 360,
    tileSeed: place,
    pictureKey: createHash('sha256').update(`tile ${place}`).digest('hex').slice(0, 12),
    modelId: null,
    isHot: place % 97 === 0,
    code: '',
    defaultPlayType: '',
    status: 'OPEN',
  };
};
