import { singles } from '../picking/sets.ts';
import { definePlay } from '../play.ts';
import type { Play, Win } from '../play.ts';
import { BOTH_SIDES, own, SIDES, sidesOf } from '../wins.ts';
import { range } from '../counting.ts';
import { threeKind } from './sides.ts';
import { digitSum, digitTexts, look } from './stretch.ts';

/** Lucky 28: the sum of three digits, 0 to 27. */

const three = { looks: look({ name: 'three', places: [0, 1, 2] }), space: () => digitTexts(3) };

const onSum = (code: string, symbols: readonly string[], choicesOf: (sum: number) => readonly string[]): Play =>
  definePlay({
    ...three,
    code,
    shape: singles({ symbols }),
    wins: (outcome): readonly Win[] => choicesOf(digitSum(outcome)).map(own),
  });

const bothSides = (sum: number): string => sidesOf(sum, 14).join('-');

/** Small and odd is likelier than small and even, 269 to 231; the counting says so, no table does. */
const sides = onSum('sum.sides', SIDES, (sum) => sidesOf(sum, 14));
const both = onSum('sum.both', BOTH_SIDES, (sum) => [bothSides(sum)]);
const value = onSum('sum.value', range(0, 27).map(String), (sum) => [String(sum)]);

const extreme = onSum('sum.extreme', ['extreme-big', 'extreme-small'], (sum) =>
  sum >= 22 ? ['extreme-big'] : sum <= 5 ? ['extreme-small'] : [],
);

const COLOURS = ['blue', 'red', 'green'] as const;
/** Sums without a colour: bets on colours are void. */
const COLOURLESS = [0, 13, 14, 27];

const colour = definePlay({
  ...three,
  code: 'sum.colour',
  shape: singles({ symbols: COLOURS }),
  wins: (outcome) => {
    const sum = digitSum(outcome);
    return COLOURLESS.includes(sum) ? [] : [own(['red', 'green', 'blue'][sum % 3] ?? '')];
  },
  voids: (outcome) => (COLOURLESS.includes(digitSum(outcome)) ? COLOURS : []),
});

const kind = definePlay({
  ...three,
  code: 'kind.three',
  shape: singles({ symbols: ['leopard', 'straight', 'pair'] }),
  wins: (outcome) => [own(threeKind(outcome))].filter(([name]) => ['leopard', 'straight', 'pair'].includes(name)),
});

export const TWENTY_EIGHT_PLAYS: readonly Play[] = [value, sides, both, extreme, colour, kind];
