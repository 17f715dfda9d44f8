import type { Layout } from '../board.ts';
import { range, pattern, selections, sorted, subsets } from '../counting.ts';
import { bankers, combination, repeats, singles } from '../picking/sets.ts';
import type { Shape } from '../picking/shape.ts';
import { definePlay } from '../play.ts';
import type { Play, Win } from '../play.ts';
import { ALL, BOTH_SIDES, own, SIDES, sidesOf, win } from '../wins.ts';
import { digitSum } from './stretch.ts';

/** K3: three dice. */

export const THREE_DICE: Layout = {
  drawn: 'independent',
  parts: [{ name: 'die', count: 3, low: 1, high: 6, width: 1 }],
};

const FACES = range(1, 6).map(String);
const STRAIGHTS = ['123', '234', '345', '456'];

const dice = {
  looks: (board: readonly string[]) => [sorted(board)],
  space: () => selections([FACES, FACES, FACES]).map(sorted),
};

const play = (code: string, shape: Shape, wins: (faces: string) => Iterable<Win>): Play =>
  definePlay({ ...dice, code, shape, wins });

const isTriple = (faces: string): boolean => pattern(faces) === '3';
const isDistinct = (faces: string): boolean => pattern(faces) === '111';
const distinctPairs = (faces: string): Iterable<Win> =>
  subsets([...new Set(faces)], 2).map((pair) => [pair.join(''), ALL] as const);
const distinctThree = (faces: string): readonly Win[] => (isDistinct(faces) ? win(faces) : []);

export const DICE_PLAYS: readonly Play[] = [
  play('sum.value', singles({ symbols: range(3, 18).map(String) }), (faces) => [own(String(digitSum(faces)))]),
  play('sum.sides', singles({ symbols: SIDES }), (faces) => sidesOf(digitSum(faces), 11).map(own)),
  play('triple.pick', singles({ symbols: FACES.map((face) => face.repeat(3)) }), (faces) =>
    isTriple(faces) ? win(faces) : [],
  ),
  play('triple.any', singles({ symbols: ['any'] }), (faces) => (isTriple(faces) ? win('any') : [])),
  // A pair and the third die named.
  play('pair.pick', repeats({ times: 2, taken: 1 }, { times: 1, taken: 1 }, FACES), (faces) =>
    pattern(faces) === '21' ? win(faces) : [],
  ),
  // A pair with any other third die.
  play('pair.any', singles({ symbols: FACES.map((face) => face.repeat(2)) }), (faces) =>
    pattern(faces) === '21' ? win((faces[1] ?? '').repeat(2)) : [],
  ),
  play('three.pick', combination(3, { symbols: FACES }), distinctThree),
  play('three.bankers', bankers(3, { symbols: FACES }), distinctThree),
  play('two.pick', combination(2, { symbols: FACES }), distinctPairs),
  play('two.bankers', bankers(2, { symbols: FACES }), distinctPairs),
  play('straight.any', singles({ symbols: ['any'] }), (faces) => (STRAIGHTS.includes(faces) ? win('any') : [])),
  // A face that shows at least once, paid once.
  play('face.any', singles({ symbols: FACES }), (faces) => [...new Set(faces)].map((face) => [face, ALL] as const)),
];

const strict =
  (choices: (sum: number) => readonly string[]) =>
  (faces: string): Iterable<Win> =>
    isTriple(faces) ? [] : choices(digitSum(faces)).map(own);

/** The table game's sides: three of a kind beat them all. */
export const DICE_SIDED: readonly Play[] = [
  play(
    'sum.table-sides',
    singles({ symbols: SIDES }),
    strict((sum) => sidesOf(sum, 11)),
  ),
  play(
    'sum.table-both',
    singles({ symbols: BOTH_SIDES }),
    strict((sum) => [sidesOf(sum, 11).join('-')]),
  ),
];
