import type { Board, Layout } from '@fairground/engines/lottery/board';
import { familyOf } from '@fairground/engines/lottery/families';
import type { FamilyCode } from '@fairground/engines/lottery/families';
import { seenAt, seenTails } from '@fairground/engines/lottery/statistics';
import type { Seen } from '@fairground/engines/lottery/statistics';
import { range } from '@fairground/engines/lottery/counting';

/** A table of hot and cold symbols: what is looked at, and which symbols it can show. */
export type StatPlace = {
  /** A place of the board, or all of it. */
  readonly place: number | 'all' | 'tails';
  readonly symbols: readonly string[];
  readonly seen: Seen;
};

const numbersOf = ({ parts }: Layout): readonly string[] => {
  const [part] = parts;
  return part === undefined ? [] : range(part.low, part.high).map((number) => String(number).padStart(part.width, '0'));
};

const TAILS: StatPlace = {
  place: 'tails',
  symbols: range(0, 99).map((number) => String(number).padStart(2, '0')),
  seen: seenTails,
};

/** More symbols than a table of single places can show: numbers of many digits are known by their last two. */
const SYMBOLS_MAX = 100;
/** A drum of more balls than these is looked at as a whole. */
const PLACES_MAX = 10;

/** The tables of a lottery, the first being the one that opens. */
export const statPlacesOf = (family: FamilyCode): readonly StatPlace[] => {
  const { layout } = familyOf(family);
  const [part] = layout.parts;
  if (part === undefined || part.high - part.low >= SYMBOLS_MAX) return [TAILS];
  const symbols = numbersOf(layout);
  const all: StatPlace = { place: 'all', symbols, seen: (board: Board) => board };
  if (symbols.length > 11) return [all];
  const places = range(0, Math.min(part.count, PLACES_MAX) - 1).map((place) => ({
    place,
    symbols,
    seen: seenAt(place),
  }));
  return layout.drawn === 'distinct' && part.count === symbols.length ? places : [...places, all];
};
