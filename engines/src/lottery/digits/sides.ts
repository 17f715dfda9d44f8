import { ALL, own, SIDES, sidesOf } from '../wins.ts';
import { pattern, range, selections, subsets, sumOf } from '../counting.ts';
import { anyRow, places } from '../picking/rows.ts';
import { singles } from '../picking/sets.ts';
import { definePlay } from '../play.ts';
import type { Play, Win } from '../play.ts';
import { DIGITS, digitSum, digitTexts, look, rowNames, unordered } from './stretch.ts';
import type { Stretch } from './stretch.ts';

/** Plays on what digits are like: big or small, odd or even, higher or lower, a straight, a bull. */

/** A side for each of the places. */
export const sides = (stretch: Stretch): Play =>
  definePlay({
    code: `${stretch.name}.sides`,
    shape: places({ names: rowNames(stretch), symbols: SIDES, glue: '-' }),
    looks: look(stretch),
    space: () => digitTexts(stretch.places.length),
    wins: (outcome) =>
      selections([...outcome].map((digit) => sidesOf(Number(digit), 5))).map(
        (chosen) => [chosen.join('-'), ALL] as const,
      ),
  });

/** Each place's sides, one by one. All places are alike: the chances are those of the first. */
export const placeSides = (stretch: Stretch): Play =>
  definePlay({
    code: 'position.sides',
    shape: anyRow({ names: rowNames(stretch), symbols: SIDES }),
    looks: look(stretch),
    space: () => digitTexts(1),
    wins: (outcome) =>
      [...outcome].flatMap((digit, place) =>
        sidesOf(Number(digit), 5).map((side) => [`${place}:${side}`, ALL] as const),
      ),
  });

/** The sum of the places: big from the middle upward. */
export const totalSides = (stretch: Stretch): Play =>
  definePlay({
    code: `${stretch.name}.total`,
    shape: singles({ symbols: SIDES }),
    looks: look(stretch),
    ...unordered(stretch.places.length),
    wins: (outcome) => sidesOf(digitSum(outcome), Math.ceil((9 * stretch.places.length) / 2)).map(own),
  });

/** Dragon (the first place is higher), tiger or tie, on any two places. All pairs are alike: see the first two. */
export const duels = (stretch: Stretch): Play => {
  const pairs = [...subsets([...stretch.places.keys()], 2)];
  return definePlay({
    code: 'duel.pair',
    shape: anyRow({ names: pairs.map((pair) => pair.join('')), symbols: ['dragon', 'tiger', 'tie'] }),
    looks: look(stretch),
    space: () => digitTexts(2),
    *wins(outcome): Generator<Win> {
      for (const [index, [first = 0, second = 0]] of pairs.entries()) {
        if (second >= outcome.length) continue;
        const difference = Number(outcome[first]) - Number(outcome[second]);
        const result = difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger';
        yield [`${index}:${result}`, sideOf(result)];
      }
    },
    formOf: (line) => sideOf(line.split(':')[1]),
  });
};

const sideOf = (result: string | undefined): string => (result === 'tie' ? 'tie' : 'side');

/** The last digit of the sum. */
export const sumTail = (stretch: Stretch): Play =>
  definePlay({
    code: `${stretch.name}.sum-tail`,
    shape: singles({ symbols: DIGITS }),
    looks: look(stretch),
    ...unordered(stretch.places.length),
    wins: (outcome) => [[String(digitSum(outcome) % 10), ALL]],
  });

/** Whether all digits follow each other, 9 being followed by 0. */
const isStraight = (outcome: string): boolean => {
  const digits = new Set([...outcome].map(Number));
  return (
    digits.size === outcome.length &&
    [...digits].some((first) => range(1, outcome.length - 1).every((step) => digits.has((first + step) % 10)))
  );
};

const hasNeighbours = (outcome: string): boolean =>
  [...outcome].some((digit) => outcome.includes(String((Number(digit) + 1) % 10)));

const THREE_KINDS = ['leopard', 'straight', 'pair', 'half-straight', 'mixed'] as const;

export const threeKind = (outcome: string): (typeof THREE_KINDS)[number] => {
  if (pattern(outcome) === '3') return 'leopard';
  if (pattern(outcome) === '21') return 'pair';
  if (isStraight(outcome)) return 'straight';
  return hasNeighbours(outcome) ? 'half-straight' : 'mixed';
};

const kinds = (stretch: Stretch, name: string, symbols: readonly string[], kindOf: (outcome: string) => string): Play =>
  definePlay({
    code: `${stretch.name}.${name}`,
    shape: singles({ symbols }),
    looks: look(stretch),
    ...unordered(stretch.places.length),
    wins: (outcome) => [own(kindOf(outcome))].filter(([kind]) => symbols.includes(kind)),
  });

/** Three of a kind, a straight or a pair among three digits. */
export const special = (stretch: Stretch): Play => kinds(stretch, 'special', THREE_KINDS.slice(0, 3), threeKind);

/** Every pattern three digits can have. */
export const patterns = (stretch: Stretch): Play => kinds(stretch, 'pattern', THREE_KINDS, threeKind);

/** The ten ways to take three of five places. */
const TRIPLES = [...subsets([0, 1, 2, 3, 4], 3)];

/** Three of the five digits that end in 0 together make a bull; the ending of the other two is its strength, 0 the best. */
const bullOf = (outcome: string): string => {
  const digits = [...outcome].map(Number);
  const hasBull = TRIPLES.some((places) => sumOf(places.map((place) => digits[place] ?? 0)) % 10 === 0);
  if (!hasBull) return 'none';
  const strength = sumOf(digits) % 10;
  return strength === 0 ? 'bull' : `bull${strength}`;
};

const BULLS = ['none', ...range(1, 9).map((strength) => `bull${strength}`), 'bull'];

export const bull = (stretch: Stretch): Play => kinds(stretch, 'bull', BULLS, bullOf);

const STUDS = ['five', 'four', 'full', 'straight', 'three', 'two-pair', 'pair', 'none'] as const;

const STUD_OF: Readonly<Record<string, (typeof STUDS)[number]>> = {
  5: 'five',
  41: 'four',
  32: 'full',
  311: 'three',
  221: 'two-pair',
  2111: 'pair',
};

const studOf = (outcome: string): string => STUD_OF[pattern(outcome)] ?? (isStraight(outcome) ? 'straight' : 'none');

/** The hand five digits make. */
export const stud = (stretch: Stretch): Play => kinds(stretch, 'stud', STUDS, studOf);
