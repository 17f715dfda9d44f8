import { digitsPart } from '../board.ts';
import type { Board, Layout } from '../board.ts';
import { sorted } from '../counting.ts';
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

/** A number with its digits in order, all four and the last three. */
type Four = { readonly text: string; readonly all: string; readonly lastThree: string };

const four = (text: string): Four => ({ text, all: sorted(text), lastThree: sorted(text.slice(1)) });

/** The best a number of the set of four wins: paid once, in the first tier that fits. */
const tierOf = (number: Four, drawn: Four): Tier | undefined => {
  if (number.text === drawn.text) return 'four';
  if (number.all === drawn.all) return 'four-any';
  if (number.text.slice(1) === drawn.text.slice(1)) return 'three';
  if (number.lastThree === drawn.lastThree) return 'three-any';
  if (number.text.slice(0, 2) === drawn.text.slice(0, 2)) return 'front2';
  return number.text.slice(2) === drawn.text.slice(2) ? 'back2' : undefined;
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
  const forms = [...new Set(draws.map(({ text }) => formOf(text)))].map(four);
  const counts = new Map<string, bigint>();
  for (const drawn of draws) {
    for (const form of forms) {
      const tier = tierOf(form, drawn);
      const key = `${form.text}.${tier ?? ''}`;
      if (tier !== undefined) counts.set(key, (counts.get(key) ?? 0n) + 1n);
    }
  }
  chances = new Map([...counts].map(([key, won]) => [key, { won, voided: 0n, of: BigInt(draws.length) }]));
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
