import { digitSum } from '../digits/stretch.ts';
import { singles } from '../picking/sets.ts';
import { definePlay } from '../play.ts';
import type { Play } from '../play.ts';
import { BOTH_SIDES, own, SIDES, sidesOf, win } from '../wins.ts';
import { animalOf, COLOURS, colourOf, headOf, NUMBERS, tailOf, ZODIAC } from './numbers.ts';
import type { Animal } from './numbers.ts';

/** Plays on the special number of mark six. */

const special = { looks: (board: readonly string[]) => [board[6] ?? ''], space: () => NUMBERS };

const number = definePlay({ ...special, code: 'special.number', shape: singles({ symbols: NUMBERS }), wins: win });

const called = (kind: string, symbols: readonly string[], nameOf: (drawn: string) => string): Play =>
  definePlay({
    ...special,
    code: `special.${kind}`,
    shape: singles({ symbols }),
    wins: (drawn) => [own(nameOf(drawn))],
  });

/** On two-sided plays 49 is no side: stakes are returned. */
const sided = (kind: string, symbols: readonly string[], sidesFor: (drawn: string) => readonly string[]): Play =>
  definePlay({
    ...special,
    code: `special.${kind}`,
    shape: singles({ symbols }),
    wins: (drawn) => (drawn === '49' ? [] : sidesFor(drawn).map(own)),
    voids: (drawn) => (drawn === '49' ? symbols : []),
  });

const parity = (drawn: string): string => (Number(drawn) % 2 === 1 ? 'odd' : 'even');

export const specialPlays = (ofTheYear: Animal): readonly Play[] => [
  number,
  sided('sides', SIDES, (drawn) => sidesOf(Number(drawn), 25)),
  sided('both', BOTH_SIDES, (drawn) => [sidesOf(Number(drawn), 25).join('-')]),
  sided('digit-sum', SIDES, (drawn) => sidesOf(digitSum(drawn), 7)),
  sided('tail-size', ['big', 'small'], (drawn) => sidesOf(Number(tailOf(drawn)), 5).slice(0, 1)),
  sided(
    'half-colour',
    COLOURS.flatMap((colour) => [`${colour}-odd`, `${colour}-even`]),
    (drawn) => [`${colourOf(drawn)}-${parity(drawn)}`],
  ),
  called('colour', COLOURS, colourOf),
  called('head', ['0', '1', '2', '3', '4'], headOf),
  called('tail', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], tailOf),
  called('zodiac', ZODIAC, (drawn) => animalOf(drawn, ofTheYear)),
];
