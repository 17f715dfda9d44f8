import { digitsPart } from '../board.ts';
import type { Board, Layout } from '../board.ts';
import { direct } from '../digits/direct.ts';
import { mixedGroups } from '../digits/group.ts';
import { digitTexts, isDigits } from '../digits/stretch.ts';
import { typed } from '../picking/values.ts';
import { definePlay, viewed } from '../play.ts';
import type { Chance, Play } from '../play.ts';
import { ratio } from '../ratio.ts';
import { topBottomPlays } from './top-bottom.ts';

/** The Lao lottery: four digits. The top is the last three, the bottom the first two. */

export const LAO: Layout = { drawn: 'independent', parts: [digitsPart('number', 1, 4)] };

const digits = (board: Board): Board => [...(board[0] ?? '')];
const FOUR = { name: 'four', places: [0, 1, 2, 3] };

const TIERS = ['four', 'four-any', 'three', 'three-any', 'front2', 'back2'] as const;
type Tier = (typeof TIERS)[number];

/** A number with what its tiers compare: its ends, and which digits are among all four and among the last three. */
type Four = {
  readonly text: string;
  readonly all: number;
  readonly three: string;
  readonly lastThree: number;
  readonly front2: string;
  readonly back2: string;
};

/** The same for the same digits in any order: none of them occurs five times. */
const digitsIn = (text: string): number => {
  let sum = 0;
  for (const digit of text) sum += 5 ** Number(digit);
  return sum;
};

const four = (text: string): Four => ({
  text,
  all: digitsIn(text),
  three: text.slice(1),
  lastThree: digitsIn(text.slice(1)),
  front2: text.slice(0, 2),
  back2: text.slice(2),
});

/** The best a number of the set of four wins: paid once, in the first tier that fits. */
const tierOf = (number: Four, drawn: Four): Tier | undefined => {
  if (number.text === drawn.text) return 'four';
  if (number.all === drawn.all) return 'four-any';
  if (number.three === drawn.three) return 'three';
  if (number.lastThree === drawn.lastThree) return 'three-any';
  if (number.front2 === drawn.front2) return 'front2';
  return number.back2 === drawn.back2 ? 'back2' : undefined;
};

/** Which digits of a number are the same, `0012` for 7735: numbers alike in this have the same chances. */
const formOf = (number: string): string => {
  const seen = [...new Set(number)];
  return [...number].map((digit) => seen.indexOf(digit)).join('');
};

let chances: ReadonlyMap<string, Chance> | undefined;

/** The chances of every form, counted over all draws when they are first asked for. */
const allChances = (): ReadonlyMap<string, Chance> => {
  if (chances !== undefined) return chances;
  const draws = Array.from(digitTexts(4), four);
  // The first number of a form has its digits in the order in which they come up: 0, then 1, and so on.
  const forms = draws.filter(({ text }) => text.startsWith('0') && formOf(text) === text);
  const counts = new Map<string, number>();
  for (const drawn of draws) {
    for (const form of forms) {
      const tier = tierOf(form, drawn);
      if (tier === undefined) continue;
      const key = `${form.text}.${tier}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const of = BigInt(draws.length);
  chances = new Map([...counts].map(([key, won]) => [key, { won: BigInt(won), voided: 0n, of }]));
  return chances;
};

/** The tiers a form can win share equally. */
const shares = () =>
  new Map(
    [...allChances().keys()].map((tier) => {
      const [form = ''] = tier.split('.');
      const rivals = [...allChances().keys()].filter((other) => other.startsWith(`${form}.`));
      return [tier, ratio(1, rivals.length)] as const;
    }),
  );

/** The set of four (ชุด): one ticket that wins in several ways. */
const setOfFour = definePlay({
  code: 'set.four',
  shape: typed(isDigits(4)),
  looks: (board: Board) => [board[0] ?? ''],
  count: ([numbers = []], drawn) => {
    const won = new Map<string, number>();
    const result = four(drawn);
    for (const number of numbers) {
      const tier = tierOf(four(number), result);
      const key = `${formOf(number)}.${tier ?? ''}`;
      if (tier !== undefined) won.set(key, (won.get(key) ?? 0) + 1);
    }
    return { won, voided: 0 };
  },
  chances: allChances,
  shares,
  formOf,
  formOfTier: (tier) => tier.split('.')[0] ?? '',
});

export const LAO_PLAYS: readonly Play[] = [
  ...[...direct(FOUR), ...mixedGroups(FOUR).filter(({ code }) => code === 'four.mixed')].map((play) =>
    viewed(play, play.code, digits),
  ),
  ...topBottomPlays((board) => ({ top: (board[0] ?? '').slice(-3), bottom: (board[0] ?? '').slice(0, 2) })),
  setOfFour,
];
