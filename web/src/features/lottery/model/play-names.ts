import type { FamilyCode } from '@fairground/engines/lottery/families';
import type { Play } from '@fairground/engines/lottery/play';

/**
 * Which texts name a play. Codes are `group.kind`; the same half can mean different things in different lotteries, and
 * a number at its end (`group24`, `any3`, `xien.4`) is filled into the text.
 */
export type TextName = { readonly key: string; readonly count: number };

type Renamed = Readonly<Record<string, string>>;

const THAI_GROUPS: Renamed = {
  top2: 'thai-top2',
  top3: 'thai-top3',
  front2: 'thai-front2',
  front3: 'thai-front3',
  back3: 'thai-back3',
};
const VIETNAM_GROUPS: Renamed = { three: 'ba-cang', four: 'bon-cang' };
const VIETNAM_KINDS: Renamed = { special: 'vn-special', head: 'vn-head' };

const GROUPS: Partial<Record<FamilyCode, Renamed>> = {
  THAI: THAI_GROUPS,
  LAO: THAI_GROUPS,
  HANOI: THAI_GROUPS,
  YEEKEE: THAI_GROUPS,
  VN_NORTH: VIETNAM_GROUPS,
  VN_SOUTH: VIETNAM_GROUPS,
  K3: { three: 'distinct3', two: 'distinct2' },
};

/** The roll of 4D opens a place of the number, that of six numbers the sixth of them. */
const SIX_KINDS: Renamed = { roll: 'six-roll' };

const KINDS: Partial<Record<FamilyCode, Renamed>> = {
  TOTO: SIX_KINDS,
  MEGA: SIX_KINDS,
  POWER: SIX_KINDS,
  VN_NORTH: VIETNAM_KINDS,
  VN_SOUTH: VIETNAM_KINDS,
  LHC: { head: 'head-digit', tail: 'tail-digit' },
};

export const groupOf = ({ code }: Play): string => code.split('.')[0] ?? code;
const kindOf = ({ code }: Play): string => code.split('.')[1] ?? code;

/** Names whose number is part of the name and not a count. */
const WHOLE = /^(?:front|back|middle|bottom|spread|distinct|special-and-|thai-\w+)\d$/;

const split = (name: string): TextName => {
  const counted = WHOLE.test(name) ? null : /^([a-z-]+?)(\d+)$/.exec(name);
  return { key: counted?.[1] ?? name, count: Number(counted?.[2] ?? 0) };
};

export const groupName = (family: FamilyCode, group: string): TextName => split(GROUPS[family]?.[group] ?? group);

/** A kind that is a number only (`xien.4`) is named by its group. */
export const kindName = (family: FamilyCode, play: Play): TextName => {
  const kind = kindOf(play);
  if (/^\d+$/.test(kind)) return { key: `of-${groupOf(play)}`, count: Number(kind) };
  return split(KINDS[family]?.[kind] ?? kind);
};

/** The plays of a menu by their groups, both in the engine's order. */
export const menuOf = (plays: readonly Play[]): ReadonlyMap<string, readonly Play[]> => Map.groupBy(plays, groupOf);

/** The power of ten a place of the board stands for, where places are digits of one number. */
export const placePower = (family: FamilyCode, play: Play, place: number): number | undefined => {
  switch (family) {
    case 'SSC':
    case 'P5':
      return 4 - place;
    case '3D':
      return 2 - place;
    case 'VN_NORTH':
    case 'VN_SOUTH':
      return 1 - place;
    case 'LAO':
    case 'THAI':
    case 'HANOI':
    case 'YEEKEE':
      return groupOf(play) === 'four' ? 3 - place : [2, 1, 0, 1, 0][place];
    default:
      return undefined;
  }
};
