import type { LanguageCode } from '@fairground/contract/language';
import type { Sport } from '@fairground/contract/sports/fields';
import { inLanguage } from '../../../platform/localized.ts';
import type { Localized } from '../../../platform/localized.ts';

export type Team = { readonly code: string; readonly short: string; readonly names: Localized };

export type CompetitionData = {
  readonly code: string;
  readonly sport: Sport;
  readonly names: Localized;
  readonly teams: readonly Team[];
};

/** `code short name`, or `code short Vietnamese = English`. */
const team = (text: string): Team => {
  const [code = '', short = '', ...words] = text.split(' ');
  const [TY = '', EN = TY] = words.join(' ').split(' = ');
  return { code, short, names: { TY, EN } };
};

const teams = (text: string): readonly Team[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map(team);

/** The competitions of the simulator. Their teams are named after places and exist nowhere else. */
export const COMPETITIONS: readonly CompetitionData[] = [
  {
    code: 'red-river',
    sport: 'FOOTBALL',
    names: { TY: 'Giải mô phỏng Sông Hồng', EN: 'Red River simulated league' },
    teams: teams(`
      rr-hanoi HAN Hà Nội
      rr-haiphong HPH Hải Phòng
      rr-namdinh NDI Nam Định
      rr-ninhbinh NBI Ninh Bình
      rr-thaibinh TBI Thái Bình
      rr-hanam HNA Hà Nam
      rr-hungyen HYE Hưng Yên
      rr-bacninh BNI Bắc Ninh
      rr-vinhyen VYE Vĩnh Yên
      rr-viettri VTR Việt Trì`),
  },
  {
    code: 'mekong',
    sport: 'FOOTBALL',
    names: { TY: 'Giải mô phỏng Mê Kông', EN: 'Mekong simulated league' },
    teams: teams(`
      mk-cantho CTH Cần Thơ
      mk-longxuyen LXU Long Xuyên
      mk-mytho MTH Mỹ Tho
      mk-camau CMA Cà Mau
      mk-rachgia RGI Rạch Giá
      mk-soctrang STR Sóc Trăng
      mk-bentre BTR Bến Tre
      mk-vinhlong VLO Vĩnh Long`),
  },
  {
    code: 'virtual-coast',
    sport: 'VIRTUAL',
    names: { TY: 'Bóng đá ảo Duyên Hải 3 phút', EN: 'Coast virtual football, 3 minutes' },
    teams: teams(`
      vc-danang DNA Đà Nẵng
      vc-nhatrang NTR Nha Trang
      vc-vungtau VTA Vũng Tàu
      vc-quynhon QNH Quy Nhơn
      vc-hoian HAN Hội An
      vc-phuquoc PQU Phú Quốc
      vc-halong HLO Hạ Long
      vc-hue HUE Huế`),
  },
  {
    code: 'five-lane',
    sport: 'ESPORTS',
    names: { TY: 'Đấu trường năm đường (mô phỏng)', EN: 'Five-lane arena (simulated)' },
    teams: teams(`
      es-lotus LOT Sen = Lotus
      es-bamboo BAM Tre Xanh = Green Bamboo
      es-storm STO Bão Biển = Sea Storm
      es-monsoon MON Gió Mùa = Monsoon
      es-lantern LAN Đèn Lồng = Lantern
      es-drum DRU Trống Đồng = Bronze Drum`),
  },
  {
    code: 'ring-sunrise',
    sport: 'COCKFIGHT',
    names: { TY: 'Trường gà ảo Bình Minh', EN: 'Sunrise virtual ring' },
    teams: teams(`
      r1-meron MER Meron (Đỏ) = Meron (red)
      r1-wala WAL Wala (Xanh) = Wala (blue)`),
  },
  {
    code: 'ring-double-spur',
    sport: 'COCKFIGHT',
    names: { TY: 'Trường gà ảo Song Cựa', EN: 'Double Spur virtual ring' },
    teams: teams(`
      r2-meron MER Meron (Đỏ) = Meron (red)
      r2-wala WAL Wala (Xanh) = Wala (blue)`),
  },
];

const BY_CODE = new Map(COMPETITIONS.map((competition) => [competition.code, competition]));
const TEAMS = new Map(
  COMPETITIONS.flatMap((competition) => competition.teams.map((each) => [each.code, each] as const)),
);

export const competitionOf = (code: string): CompetitionData | undefined => BY_CODE.get(code);

export const competitionName = (code: string, language: LanguageCode): string =>
  inLanguage(BY_CODE.get(code)?.names ?? {}, language, 'EN') ?? code;

export const teamShown = (code: string, language: LanguageCode): { readonly name: string; readonly short: string } => {
  const found = TEAMS.get(code);
  return {
    name: inLanguage(found?.names ?? {}, language, 'EN') ?? code,
    short: found?.short ?? code.slice(0, 3).toUpperCase(),
  };
};
