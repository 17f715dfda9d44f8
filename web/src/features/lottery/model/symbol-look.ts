import type { FamilyCode } from '@fairground/engines/lottery/families';
import type { Play } from '@fairground/engines/lottery/play';

/** How a symbol is drawn: a ball, a die, a car, a plain figure, or a word on a tile. */
export type SymbolLook = 'ball' | 'die' | 'car' | 'mark' | 'word';

const RACE_PLACES = /^\d{2}$/;

/** The look of one symbol of a picker. */
export const lookOf = (family: FamilyCode, play: Play, symbol: string): SymbolLook => {
  if (!/^\d+$/.test(symbol)) return 'word';
  if (family === 'K3') return play.code.startsWith('sum.') ? 'ball' : 'die';
  if (family === 'PK10') return RACE_PLACES.test(symbol) && !play.code.startsWith('top2.sum') ? 'car' : 'ball';
  if (family === 'LHC') return RACE_PLACES.test(symbol) ? 'mark' : 'ball';
  return 'ball';
};

/** The look of a drawn number. */
export const drawnLook = (family: FamilyCode): SymbolLook => {
  switch (family) {
    case 'K3':
      return 'die';
    case 'PK10':
      return 'car';
    case 'LHC':
      return 'mark';
    default:
      return 'ball';
  }
};

/** The families by the shelves of the lobby, in the order they stand there. */
export const FAMILY_ORDER = [
  'VN_NORTH',
  'VN_SOUTH',
  'SSC',
  'K3',
  'PK10',
  '11X5',
  'PC28',
  'KL8',
  'LHC',
  '3D',
  'P5',
  'THAI',
  'LAO',
  'HANOI',
  '4D',
  'TOTO',
  'MEGA',
  'POWER',
  'YEEKEE',
] as const satisfies readonly FamilyCode[];
