import { gameOf, playsOf } from '@fairground/engines/lottery/games';
import type { GamePlan } from '../game-plan.ts';

type Draw = readonly [code: string, ty: string, en: string];

/** Provinces whose boards are drawn on their days; draw names stayed when provinces were merged. */
const STATIONS: readonly Draw[] = [
  ['MB', 'Xổ Số Miền Bắc', 'Northern Lottery'],
  ['XSPY', 'Phú Yên', 'Phu Yen'],
  ['XSTTH', 'Thừa Thiên Huế', 'Thua Thien Hue'],
  ['XSDLK', 'Đắk Lắk', 'Dak Lak'],
  ['XSQNM', 'Quảng Nam', 'Quang Nam'],
  ['XSDNG', 'Đà Nẵng', 'Da Nang'],
  ['XSKH', 'Khánh Hòa', 'Khanh Hoa'],
  ['XSBDI', 'Bình Định', 'Binh Dinh'],
  ['XSQT', 'Quảng Trị', 'Quang Tri'],
  ['XSQB', 'Quảng Bình', 'Quang Binh'],
  ['XSGL', 'Gia Lai', 'Gia Lai'],
  ['XSNT', 'Ninh Thuận', 'Ninh Thuan'],
  ['XSQNG', 'Quảng Ngãi', 'Quang Ngai'],
  ['XSDNO', 'Đắk Nông', 'Dak Nong'],
  ['XSKT', 'Kon Tum', 'Kon Tum'],
  ['XSHCM', 'TP. Hồ Chí Minh', 'Ho Chi Minh City'],
  ['XSDT', 'Đồng Tháp', 'Dong Thap'],
  ['XSCM', 'Cà Mau', 'Ca Mau'],
  ['XSBTR', 'Bến Tre', 'Ben Tre'],
  ['XSVT', 'Vũng Tàu', 'Vung Tau'],
  ['XSBL', 'Bạc Liêu', 'Bac Lieu'],
  ['XSDN', 'Đồng Nai', 'Dong Nai'],
  ['XSCT', 'Cần Thơ', 'Can Tho'],
  ['XSST', 'Sóc Trăng', 'Soc Trang'],
  ['XSTN', 'Tây Ninh', 'Tay Ninh'],
  ['XSAG', 'An Giang', 'An Giang'],
  ['XSBTH', 'Bình Thuận', 'Binh Thuan'],
  ['XSVL', 'Vĩnh Long', 'Vinh Long'],
  ['XSBD', 'Bình Dương', 'Binh Duong'],
  ['XSTV', 'Trà Vinh', 'Tra Vinh'],
  ['XSLA', 'Long An', 'Long An'],
  ['XSBP', 'Bình Phước', 'Binh Phuoc'],
  ['XSHG', 'Hậu Giang', 'Hau Giang'],
  ['XSTG', 'Tiền Giang', 'Tien Giang'],
  ['XSKG', 'Kiên Giang', 'Kien Giang'],
  ['XSDL', 'Đà Lạt', 'Da Lat'],
];

const FAST: readonly Draw[] = [
  ['MB45S', 'Miền Bắc 45 Giây', 'Northern 45 Seconds'],
  ['MB1M', 'Miền Bắc 1 Phút', 'Northern 1 Minute'],
  ['MB2M', 'Miền Bắc 2 Phút', 'Northern 2 Minutes'],
  ['MB5M', 'Miền Bắc 5 Phút', 'Northern 5 Minutes'],
  ['MN1M', 'Miền Nam 1 Phút', 'Southern 1 Minute'],
  ['MN2M', 'Miền Nam 2 Phút', 'Southern 2 Minutes'],
  ['MN5M', 'Miền Nam 5 Phút', 'Southern 5 Minutes'],
];

const SEA: readonly Draw[] = [
  ['THAI_GOV', 'Xổ Số Thái Lan', 'Thai Lottery'],
  ['LAO4', 'Xổ Số Lào 4 Số', 'Lao Four Digits'],
  ['HN_SPECIAL', 'Hà Nội Đặc Biệt', 'Hanoi Special'],
  ['HN_NORMAL', 'Hà Nội Thường', 'Hanoi Normal'],
  ['HN_VIP', 'Hà Nội VIP', 'Hanoi VIP'],
  ['MY4D', 'Mã Lai 4D', 'Malaysia 4D'],
  ['SG4D', 'Singapore 4D', 'Singapore 4D'],
  ['TOTO649', 'TOTO 6/49', 'TOTO 6/49'],
  ['MEGA645', 'Mega 6/45', 'Mega 6/45'],
  ['POWER655', 'Power 6/55', 'Power 6/55'],
  ['YEEKEE15', 'Yeekee 15 Phút', 'Yeekee 15 Minutes'],
];

const ELECTRONIC: readonly (readonly [...Draw, label: string])[] = [
  ['SSC45S', 'Thời Thời 45 Giây', 'Five Digits 45 Seconds', 'SSC'],
  ['SSC1M', 'Thời Thời 1 Phút', 'Five Digits 1 Minute', 'SSC'],
  ['SSC2M', 'Thời Thời 2 Phút', 'Five Digits 2 Minutes', 'SSC'],
  ['SSC5M', 'Thời Thời 5 Phút', 'Five Digits 5 Minutes', 'SSC'],
  ['C11X5_1M', '11 Chọn 5 1 Phút', 'Five of Eleven 1 Minute', 'ELEVEN'],
  ['C11X5_5M', '11 Chọn 5 5 Phút', 'Five of Eleven 5 Minutes', 'ELEVEN'],
  ['K3_1M', 'Xúc Xắc K3 1 Phút', 'Three Dice 1 Minute', 'K3'],
  ['K3_3M', 'Xúc Xắc K3 3 Phút', 'Three Dice 3 Minutes', 'K3'],
  ['K3_5M', 'Xúc Xắc K3 5 Phút', 'Three Dice 5 Minutes', 'K3'],
  ['PK10_1M', 'Đua Xe PK10 1 Phút', 'Race of Ten 1 Minute', 'PK10'],
  ['PK10_3M', 'Đua Xe PK10 3 Phút', 'Race of Ten 3 Minutes', 'PK10'],
  ['BOAT_5M', 'Đua Thuyền 5 Phút', 'Boat Race 5 Minutes', 'PK10'],
  ['KL8_5M', 'Khoái Lạc 8 5 Phút', 'Happy Eight 5 Minutes', 'KENO'],
  ['KENO_8M', 'Keno 8 Phút', 'Keno 8 Minutes', 'KENO'],
  ['PC28_1M', 'PC28 1 Phút', 'Lucky 28 1 Minute', 'PC28'],
  ['PC28_3M', 'PC28 3 Phút', 'Lucky 28 3 Minutes', 'PC28'],
  ['F3D_1M', '3D 1 Phút', '3D 1 Minute', 'DIGITS'],
  ['D3_DAY', '3D Hằng Ngày', '3D Daily', 'DIGITS'],
  ['P5_5M', 'Năm Chữ Số 5 Phút', 'P5 5 Minutes', 'DIGITS'],
  ['LHC_5M', 'Lục Hợp 5 Phút', 'Mark Six 5 Minutes', 'MARK_SIX'],
];

const BALLS = [
  'pool-8-ball',
  'ticket',
  'admission-tickets',
  'crystal-ball',
  'keycap-8',
  'keycap-9',
  'red-paper-lantern',
];
const BOARDS = ['game-die', 'pool-8-ball', 'keycap-5', 'keycap-10', 'alarm-clock', 'hourglass-not-done', 'bullseye'];

const rotated = (motifs: readonly string[], by: number): readonly string[] => {
  const start = by % motifs.length;
  return [...motifs.slice(start), ...motifs.slice(0, start)];
};

type LotteryPlan = Pick<GamePlan, 'vendor' | 'category' | 'classify'> & {
  readonly draw: Draw;
  readonly place: number;
  readonly motifs: readonly string[];
};

const lottery = ({ draw: [code, ty, en], place, motifs, ...rest }: LotteryPlan): GamePlan => ({
  ...rest,
  gameId: code,
  code,
  defaultPlayType: firstPlayOf(code),
  modelId: `lottery.${code}`,
  names: { TY: ty, EN: en },
  theme: 'lottery',
  mechanic: 'draw',
  volatility: null,
  lines: 0,
  minBetDong: 1000,
  releasedOn: `20${19 + (place % 6)}-0${1 + (place % 9)}-15`,
  isHot: place === 0,
  tile: {
    scenes: ['lanterns', 'fireworks', 'rays', 'night', 'clouds', 'tents'],
    hues: [15, 60, 140, 200, 255, 300, 345],
    motifs: rotated(motifs, place).slice(0, 2),
    extras: ['glowing-star', 'sparkles', 'confetti-ball', 'ticket', 'four-leaf-clover'],
  },
});

/** What a game opens with: the first play of its usual menu. Every code here is a game of the engine. */
const firstPlayOf = (code: string): string => {
  const game = gameOf(code);
  const [mode] = game?.modes ?? [];
  const [play] = game === undefined || mode === undefined ? [] : playsOf(game, mode);
  if (play === undefined) throw new Error(`The engine has no lottery ${code}.`);
  return play.code;
};

/** Draws of Vietnam and its neighbours, and the fast electronic ones. */
export const lotteryPlans = (): readonly GamePlan[] => [
  ...SEA.map((draw, place) =>
    lottery({
      vendor: 'TCG_SEA',
      category: 'LOTT',
      classify: 'SEA',
      draw,
      place,
      motifs: BALLS,
    }),
  ),
  ...[...STATIONS, ...FAST].map((draw, place) =>
    lottery({
      vendor: 'TCG_LOTTO_VN',
      category: 'LOTT',
      classify: place < STATIONS.length ? 'VN_TRADITIONAL' : 'VN_FAST',
      draw,
      place,
      motifs: BALLS,
    }),
  ),
  ...ELECTRONIC.map(([code, ty, en, classify], place) =>
    lottery({
      vendor: 'TCG_LOTTO',
      category: 'ELOTT',
      classify,
      draw: [code, ty, en],
      place,
      motifs: BOARDS,
    }),
  ),
];
