import { oneLineEach, win } from '../wins.ts';
import { range } from '../counting.ts';
import type { Layout } from '../board.ts';
import { singles } from '../picking/sets.ts';
import type { Shape } from '../picking/shape.ts';
import { typed } from '../picking/values.ts';
import { definePlay } from '../play.ts';
import type { Play } from '../play.ts';
import { digitTexts, isDigits } from '../digits/stretch.ts';
import { head, lotsOf, lotsWith, tail } from './layout.ts';
import type { Lots } from './layout.ts';

/** Bets on numbers that are compared with lots: lô, đề, ba càng, đầu đuôi. Each lot is paid for and each hit is paid. */

export const PAIRS: readonly string[] = range(0, 99).map((number) => String(number).padStart(2, '0'));

/** Numbers of so many digits, each a bet. Two digits are few enough to be picked from a table. */
export const numbers = (digits: number): Shape =>
  digits === 2 ? singles({ symbols: PAIRS, name: 'numbers' }) : typed(isDigits(digits));

type Compared = {
  readonly code: string;
  readonly digits: number;
  readonly lots: Lots;
  readonly part?: (digits: number) => (number: string) => string;
  readonly stakesPerBet?: number;
};

const compared = ({ code, digits, lots, part = tail, stakesPerBet = lots.size }: Compared): Play => {
  const shape = numbers(digits);
  return definePlay({
    code,
    shape,
    looks: (board) => lots.on(board).map(part(digits)),
    lots: lots.size,
    stakesPerBet,
    space: () => digitTexts(digits),
    wins: win,
    ...oneLineEach(10 ** digits, shape),
  });
};

/** Which prizes the plays are about in a region: the small ones that open the board, and the short bao lô. */
export type RegionRules = {
  readonly layout: Layout;
  /** Đầu: the prize of two digits. */
  readonly two: string;
  /** The prize of three digits. */
  readonly three: string;
  /** Bao 8 lô in the north, bao 7 lô in the south. */
  readonly shortBao: readonly string[];
};

export const lotPlays = ({ layout, two, three, shortBao }: RegionRules): readonly Play[] => {
  const special = lotsOf(layout, ['special']);
  const first = lotsOf(layout, ['g1']);
  return [
    compared({ code: 'lo.2', digits: 2, lots: lotsWith(layout, 2) }),
    compared({ code: 'lo.3', digits: 3, lots: lotsWith(layout, 3) }),
    compared({ code: 'lo.4', digits: 4, lots: lotsWith(layout, 4) }),
    compared({ code: 'lo.2-one-price', digits: 2, lots: lotsWith(layout, 2), stakesPerBet: 1 }),
    compared({ code: 'lo.2-head', digits: 2, lots: lotsWith(layout, 3), part: head }),
    compared({ code: 'lo.short', digits: 2, lots: lotsOf(layout, shortBao) }),
    compared({ code: 'de.special', digits: 2, lots: special }),
    compared({ code: 'de.special-head', digits: 2, lots: special, part: head }),
    compared({ code: 'de.head', digits: 2, lots: lotsOf(layout, [two]) }),
    compared({ code: 'de.head-tail', digits: 2, lots: lotsOf(layout, [two, 'special']) }),
    compared({ code: 'de.first2', digits: 2, lots: first }),
    compared({ code: 'de.first3', digits: 3, lots: first }),
    compared({ code: 'de.first4', digits: 4, lots: first }),
    compared({ code: 'three.special', digits: 3, lots: special }),
    compared({ code: 'three.head', digits: 3, lots: lotsOf(layout, [three]) }),
    compared({ code: 'three.head-tail', digits: 3, lots: lotsOf(layout, [three, 'special']) }),
    compared({ code: 'four.special', digits: 4, lots: special }),
  ];
};
