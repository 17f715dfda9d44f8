import type { Schedule, Timetable } from './calendar.ts';
import { BANGKOK, KUALA_LUMPUR, SAIGON, SINGAPORE, VIENTIANE } from './draw-zones.ts';
import type { DrawZone } from './draw-zones.ts';
import { familyOf } from './families.ts';
import type { FamilyCode } from './families.ts';
import type { Play } from './play.ts';
import { MODES, oddsAt } from './price.ts';
import type { Odds, PrizeMode } from './price.ts';
import { cardOdds, MALAYSIA_4D, SINGAPORE_4D } from './sea/cards.ts';
import type { RateCard } from './sea/cards.ts';
import { fixedOdds, MEGA_POOL, POWER_POOL, TOTO_POOL } from './sea/pool.ts';
import type { PoolRules } from './sea/pool.ts';
import { STATION_PLAYS } from './vietnam/plays.ts';
import { STATIONS } from './vietnam/stations.ts';
import { gameCodeOf } from './vietnam/two-stations.ts';

/** The games that are offered. All are drawn in house and labelled so, until a feed of real results is configured. */
export type Game = {
  readonly code: string;
  readonly family: FamilyCode;
  readonly area: 'CN' | 'VN' | 'SEA';
  /** What it is called wherever it is shown: rooms, the catalogue, orders and records have no other names. */
  readonly names: { readonly TY: string; readonly EN: string };
  /** The prize modes it can be played in, the usual one first. */
  readonly modes: readonly PrizeMode[];
  readonly timetable: Timetable & { readonly zone: DrawZone };
  /** Published prizes, where a product is known for them. */
  readonly card?: RateCard;
  /** How prizes are shared, where players play for what they pay in. */
  readonly pool?: PoolRules;
};

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Fast games lock five seconds before the draw, ten from two minutes on, fifteen from five. */
const lockOf = (seconds: number): number => (seconds >= 300 ? 15 : seconds >= 120 ? 10 : 5);

type Fast = readonly [code: string, family: FamilyCode, seconds: number, TY: string, EN: string];

const fast = ([code, family, seconds, TY, EN]: Fast): Game => {
  const isVietnamese = family.startsWith('VN_');
  return {
    code,
    family,
    area: isVietnamese ? 'VN' : 'CN',
    names: { TY, EN },
    modes: familyOf(family).sided === undefined ? ['Elott'] : ['Elott', 'ZY'],
    timetable: {
      zone: SAIGON,
      schedule: { kind: 'interval', seconds },
      lockSeconds: lockOf(seconds),
      suffix: code,
    },
  };
};

const FAST: readonly Fast[] = [
  ['SSC45S', 'SSC', 45, 'Thời Thời SSC 45 Giây', 'SSC 45 Seconds'],
  ['SSC1M', 'SSC', 60, 'Thời Thời SSC 1 Phút', 'SSC 1 Minute'],
  ['SSC2M', 'SSC', 120, 'Thời Thời SSC 2 Phút', 'SSC 2 Minutes'],
  ['SSC5M', 'SSC', 300, 'Thời Thời SSC 5 Phút', 'SSC 5 Minutes'],
  ['C11X5_1M', '11X5', 60, '11 Chọn 5, 1 Phút', '11x5 1 Minute'],
  ['C11X5_5M', '11X5', 300, '11 Chọn 5, 5 Phút', '11x5 5 Minutes'],
  ['K3_1M', 'K3', 60, 'Xúc Xắc K3 1 Phút', 'K3 Dice 1 Minute'],
  ['K3_3M', 'K3', 180, 'Xúc Xắc K3 3 Phút', 'K3 Dice 3 Minutes'],
  ['K3_5M', 'K3', 300, 'Xúc Xắc K3 5 Phút', 'K3 Dice 5 Minutes'],
  ['PK10_1M', 'PK10', 60, 'Đua Xe PK10 1 Phút', 'PK10 Racing 1 Minute'],
  ['PK10_3M', 'PK10', 180, 'Đua Xe PK10 3 Phút', 'PK10 Racing 3 Minutes'],
  ['BOAT_5M', 'PK10', 300, 'Đua Thuyền 5 Phút', 'Boat Racing 5 Minutes'],
  ['KL8_5M', 'KL8', 300, 'Happy Eight KL8 5 Phút', 'Happy Eight KL8 5 Minutes'],
  ['KENO_8M', 'KL8', 480, 'Keno 8 Phút', 'Keno 8 Minutes'],
  ['PC28_1M', 'PC28', 60, 'PC28 1 Phút', 'PC28 1 Minute'],
  ['PC28_3M', 'PC28', 180, 'PC28 3 Phút', 'PC28 3 Minutes'],
  ['F3D_1M', '3D', 60, '3D 1 Phút', '3D 1 Minute'],
  ['P5_5M', 'P5', 300, 'Năm Chữ Số P5, 5 Phút', 'Five Digits P5, 5 Minutes'],
  ['LHC_5M', 'LHC', 300, 'Lục Hợp Mark Six 5 Phút', 'Mark Six 5 Minutes'],
  ['MB45S', 'VN_NORTH', 45, 'Miền Bắc 45 Giây', 'Northern Vietnam 45 Seconds'],
  ['MB1M', 'VN_NORTH', 60, 'Miền Bắc 1 Phút', 'Northern Vietnam 1 Minute'],
  ['MB2M', 'VN_NORTH', 120, 'Miền Bắc 2 Phút', 'Northern Vietnam 2 Minutes'],
  ['MB5M', 'VN_NORTH', 300, 'Miền Bắc 5 Phút', 'Northern Vietnam 5 Minutes'],
  ['MN1M', 'VN_SOUTH', 60, 'Miền Nam 1 Phút', 'Southern Vietnam 1 Minute'],
  ['MN2M', 'VN_SOUTH', 120, 'Miền Nam 2 Phút', 'Southern Vietnam 2 Minutes'],
  ['MN5M', 'VN_SOUTH', 300, 'Miền Nam 5 Phút', 'Southern Vietnam 5 Minutes'],
];

type Drawn = {
  readonly code: string;
  readonly family: FamilyCode;
  readonly area: Game['area'];
  readonly names: Game['names'];
  readonly mode: PrizeMode;
  readonly zone: DrawZone;
  readonly schedule: Schedule;
  readonly lockMinutes: number;
  readonly suffix?: string;
  readonly prizes?: Pick<Game, 'card' | 'pool'>;
};

const drawn = ({
  code,
  family,
  area,
  names,
  mode,
  zone,
  schedule,
  lockMinutes,
  suffix = code,
  prizes,
}: Drawn): Game => ({
  code,
  family,
  area,
  names,
  modes: familyOf(family).sided === undefined ? [mode] : [mode, 'ZY'],
  timetable: { zone, schedule, lockSeconds: lockMinutes * 60, suffix },
  ...prizes,
});

const weekly = (at: string, days: readonly number[] = EVERY_DAY): Schedule => ({ kind: 'weekdays', days, at });

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('Đ', 'D')
    .replaceAll('đ', 'd');

/** The stations of centre and south, each a game of its own on its days. */
const stations: readonly Game[] = STATIONS.filter(({ region }) => region !== 'north').map(
  ({ code, region, name, abroad, days }) =>
    drawn({
      code: gameCodeOf({ code }),
      family: 'VN_SOUTH',
      area: 'VN',
      names: { TY: name, EN: abroad ?? plain(name) },
      mode: 'Lott',
      zone: SAIGON,
      schedule: weekly(region === 'south' ? '16:15' : '17:15', days),
      lockMinutes: 10,
      suffix: code.toUpperCase(),
    }),
);

const sea = (
  code: string,
  family: FamilyCode,
  names: readonly [TY: string, EN: string],
  zone: DrawZone,
  schedule: Schedule,
  more: Partial<Pick<Drawn, 'lockMinutes' | 'prizes'>> = {},
): Game =>
  drawn({
    code,
    family,
    area: 'SEA',
    names: { TY: names[0], EN: names[1] },
    mode: 'SEA',
    zone,
    schedule,
    lockMinutes: 15,
    ...more,
  });

const hanoi = (code: string, TY: string, EN: string, at: string): Game =>
  sea(code, 'HANOI', [TY, EN], BANGKOK, weekly(at));

export const GAMES: readonly Game[] = [
  drawn({
    code: 'MB',
    family: 'VN_NORTH',
    area: 'VN',
    names: { TY: 'Xổ Số Miền Bắc', EN: 'Northern Vietnam Lottery' },
    mode: 'Lott',
    zone: SAIGON,
    schedule: weekly('18:15'),
    lockMinutes: 10,
  }),
  ...stations,
  ...FAST.map(fast),
  drawn({
    code: 'D3_DAY',
    family: '3D',
    area: 'CN',
    names: { TY: '3D Hằng Ngày', EN: '3D Daily' },
    mode: 'Lott',
    zone: SAIGON,
    schedule: weekly('20:30'),
    lockMinutes: 10,
  }),
  sea(
    'THAI_GOV',
    'THAI',
    ['Xổ Số Thái Lan', 'Thai Government Lottery'],
    BANGKOK,
    {
      kind: 'month-days',
      days: [1, 16],
      at: '16:00',
    },
    { lockMinutes: 40 },
  ),
  sea('LAO4', 'LAO', ['Xổ Số Lào', 'Lao Lottery'], VIENTIANE, weekly('20:30', [1, 3, 5])),
  hanoi('HN_SPECIAL', 'Hà Nội Đặc Biệt', 'Hanoi Special', '17:30'),
  hanoi('HN_NORMAL', 'Hà Nội Thường', 'Hanoi Normal', '18:30'),
  hanoi('HN_VIP', 'Hà Nội VIP', 'Hanoi VIP', '19:30'),
  sea('MY4D', '4D', ['4D Malaysia', 'Malaysia 4D'], KUALA_LUMPUR, weekly('19:00', [0, 3, 6]), {
    prizes: { card: MALAYSIA_4D },
  }),
  sea('SG4D', '4D', ['4D Singapore', 'Singapore 4D'], SINGAPORE, weekly('18:30', [0, 3, 6]), {
    prizes: { card: SINGAPORE_4D },
  }),
  sea('TOTO649', 'TOTO', ['TOTO 6/49', 'TOTO 6/49'], SINGAPORE, weekly('18:30', [1, 4]), {
    prizes: { pool: TOTO_POOL },
  }),
  sea('MEGA645', 'MEGA', ['Mega 6/45', 'Mega 6/45'], SAIGON, weekly('18:00', [0, 3, 5]), {
    prizes: { pool: MEGA_POOL },
  }),
  sea('POWER655', 'POWER', ['Power 6/55', 'Power 6/55'], SAIGON, weekly('18:00', [2, 4, 6]), {
    prizes: { pool: POWER_POOL },
  }),
  sea(
    'YEEKEE15',
    'YEEKEE',
    ['Yeekee 15 Phút', 'Yeekee 15 Minutes'],
    BANGKOK,
    { kind: 'interval', seconds: 900 },
    {
      lockMinutes: 2,
    },
  ),
];

const STATION_CODES: ReadonlySet<string> = new Set(stations.map(({ code }) => code));

const BY_CODE: ReadonlyMap<string, Game> = new Map(GAMES.map((game) => [game.code, game]));

export const gameOf = (code: string): Game | undefined => BY_CODE.get(code);

/** The plays of a game in a prize mode. */
export const playsOf = ({ code, family, modes }: Game, mode: PrizeMode): readonly Play[] => {
  if (!modes.includes(mode)) return [];
  if (STATION_CODES.has(code)) return STATION_PLAYS;
  const { plays, sided = [] } = familyOf(family);
  return mode === 'ZY' ? sided : plays;
};

/** A play of a game by its code. */
export const playOf = (game: Game, mode: PrizeMode, code: string): Play | undefined =>
  playsOf(game, mode).find((play) => play.code === code);

/** How many units a stake of a game costs: one in Vietnam, where a bet is priced by its lots, else what the mode says. */
export const stakeUnitsOf = ({ area }: Game, mode: PrizeMode): bigint => (area === 'VN' ? 1n : MODES[mode].price);

/** The odds of a play of a game: the fixed prizes beside its pool, those of its published card, else of the series. */
export const oddsOf = ({ card, pool }: Game, play: Play, series: number): Odds => {
  if (pool !== undefined) return fixedOdds(pool);
  return (card === undefined ? undefined : cardOdds(card, play.code)) ?? oddsAt(play, series);
};
