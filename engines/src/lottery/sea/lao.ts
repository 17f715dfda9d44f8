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

/** The best a number of the set of four wins: paid once, in the first tier that fits. */
const tierOf = (number: string, drawn: string): Tier | undefined => {
  if (number === drawn) return 'four';
  if (sorted(number) === sorted(drawn)) return 'four-any';
  if (number.slice(1) === drawn.slice(1)) return 'three';
  if (sorted(number.slice(1)) === sorted(drawn.slice(1))) return 'three-any';
  if (number.slice(0, 2) === drawn.slice(0, 2)) return 'front2';
  return number.slice(2) === drawn.slice(2) ? 'back2' : undefined;
};

/** Which digits of a number are the same, `0012` for 7735: numbers alike in this have the same chances. */
const formOf = (number: string): string => {
  const seen = [...new Set(number)];
  return [...number].map((digit) => seen.indexOf(digit)).join('');
};

/** The chances of a form, counted over all draws. */
const chancesOf = (form: string): ReadonlyMap<string, Chance> => {
  const counts = new Map<string, bigint>();
  let of = 0n;
  for (const drawn of digitTexts(4)) {
    of += 1n;
    const tier = tierOf(form, drawn);
    if (tier !== undefined) counts.set(tier, (counts.get(tier) ?? 0n) + 1n);
  }
  return new Map([...counts].map(([tier, won]) => [`${form}.${tier}`, { won, voided: 0n, of }]));
};

const FORMS = [...new Set([...digitTexts(4)].map(formOf))];
let chances: ReadonlyMap<string, Chance> | undefined;
const allChances = (): ReadonlyMap<string, Chance> =>
  (chances ??= new Map(FORMS.flatMap((form) => [...chancesOf(form)])));

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
    for (const number of numbers) {
      const tier = tierOf(number, drawn);
      const key = `${formOf(number)}.${tier ?? ''}`;
      if (tier !== undefined) won.set(key, (won.get(key) ?? 0) + 1);
    }
    return { won, voided: 0 };
  },
  chances: allChances,
  shares,
});

export const LAO_PLAYS: readonly Play[] = [
  ...[...direct(FOUR), ...mixedGroups(FOUR).filter(({ code }) => code === 'four.mixed')].map((play) =>
    viewed(play, play.code, digits),
  ),
  ...topBottomPlays((board) => ({ top: (board[0] ?? '').slice(-3), bottom: (board[0] ?? '').slice(0, 2) })),
  setOfFour,
];
