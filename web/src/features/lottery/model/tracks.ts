import { partOf } from '@fairground/engines/lottery/board';
import type { Board } from '@fairground/engines/lottery/board';
import { familyOf } from '@fairground/engines/lottery/families';
import type { FamilyCode } from '@fairground/engines/lottery/families';
import { sidesOf } from '@fairground/engines/lottery/wins';

/** What a road follows through the results: one word for each board. */
export type TrackName = 'size' | 'parity' | 'duel';
export type Track = { readonly name: TrackName; readonly read: (board: Board) => string };

type Figure = {
  /** The number that is called big or small, odd or even. */
  readonly figure: (board: Board) => number;
  readonly bigFrom: number;
  /** The two numbers of dragon and tiger, where the lottery has them. */
  readonly pair?: (board: Board) => readonly [number, number];
};

const sum = (board: Board): number => board.reduce((total, number) => total + Number(number), 0);
const firstTwo = (board: Board): number => sum(board.slice(0, 2));
const lastTwo = (number: string | undefined): number => Number((number ?? '').slice(-2));
const ends = (board: Board): readonly [number, number] => [Number(board[0]), Number(board.at(-1))];
const special = (family: FamilyCode) => (board: Board) => lastTwo(partOf(familyOf(family).layout, board, 'special')[0]);
const ofFirst = (board: Board): number => lastTwo(board[0]);

const FIGURES: Readonly<Record<FamilyCode, Figure>> = {
  SSC: { figure: sum, bigFrom: 23, pair: ends },
  P5: { figure: sum, bigFrom: 23, pair: ends },
  '3D': { figure: sum, bigFrom: 14, pair: ends },
  PC28: { figure: sum, bigFrom: 14 },
  K3: { figure: sum, bigFrom: 11 },
  '11X5': { figure: sum, bigFrom: 31, pair: ends },
  PK10: { figure: firstTwo, bigFrom: 12, pair: ends },
  KL8: { figure: sum, bigFrom: 811 },
  LHC: { figure: special('LHC'), bigFrom: 25 },
  VN_NORTH: { figure: special('VN_NORTH'), bigFrom: 50 },
  VN_SOUTH: { figure: special('VN_SOUTH'), bigFrom: 50 },
  HANOI: { figure: special('HANOI'), bigFrom: 50 },
  THAI: { figure: ofFirst, bigFrom: 50 },
  LAO: { figure: ofFirst, bigFrom: 50 },
  YEEKEE: { figure: ofFirst, bigFrom: 50 },
  '4D': { figure: ofFirst, bigFrom: 50 },
  TOTO: { figure: (board) => sum(board.slice(0, 6)), bigFrom: 150 },
  MEGA: { figure: (board) => sum(board.slice(0, 6)), bigFrom: 138 },
  POWER: { figure: (board) => sum(board.slice(0, 6)), bigFrom: 168 },
};

/** The figure of a board that trends and roads are drawn of. */
export const figureOf = (family: FamilyCode, board: Board): number => FIGURES[family].figure(board);

export const bigFromOf = (family: FamilyCode): number => FIGURES[family].bigFrom;

/** The roads of a lottery. */
export const tracksOf = (family: FamilyCode): readonly Track[] => {
  const { figure, bigFrom, pair } = FIGURES[family];
  const side = (index: 0 | 1) => (board: Board) => sidesOf(figure(board), bigFrom)[index] ?? '';
  return [
    { name: 'size', read: side(0) },
    { name: 'parity', read: side(1) },
    ...(pair === undefined ? [] : [{ name: 'duel', read: (board: Board) => duelOf(pair(board)) } as const]),
  ];
};

const duelOf = ([first, last]: readonly [number, number]): string =>
  first === last ? 'tie' : first > last ? 'dragon' : 'tiger';
