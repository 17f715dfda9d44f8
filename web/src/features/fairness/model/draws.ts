import type { Choice } from '@fairground/contract/studio/game';
import { kindOf } from '@fairground/engines/fish/batch';
import { captureChance } from '@fairground/engines/fish/fish-kind';
import type { FishingRules } from '@fairground/engines/fish/room';
import type { CrashRules } from '@fairground/engines/instant/crash';
import type { DiceRules } from '@fairground/engines/instant/dice';
import type { HiLoRules } from '@fairground/engines/instant/hi-lo';
import type { KenoRules } from '@fairground/engines/instant/keno';
import type { LimboRules } from '@fairground/engines/instant/limbo';
import type { PLINKO } from '@fairground/engines/instant/plinko';
import type { TowersRules } from '@fairground/engines/instant/towers';
import type { WHEELS } from '@fairground/engines/instant/wheel';
import { fraction } from '@fairground/engines/maths/fraction';
import type { Words } from '@fairground/engines/random/words';
import type { SlotDefinition } from '@fairground/engines/slots/definition';
import type { BlackjackRules } from '@fairground/engines/tables/blackjack';
import type { FanTanRules } from '@fairground/engines/tables/fan-tan';
import type { MoneyWheelRules } from '@fairground/engines/tables/money-wheel';
import type { RouletteRules } from '@fairground/engines/tables/roulette';

/** A word as it left the stream: the block of HMAC it stands in, its place there, and whether it counted. */
export type TakenWord = {
  readonly block: number;
  readonly place: number;
  readonly word: number;
  readonly isKept: boolean;
};

/** One number by step 7 of docs/fairness.md; a draw without a bound takes the word as it is. */
export type DrawnNumber = {
  readonly words: readonly TakenWord[];
  readonly bound: number | null;
  /** Words from here on are thrown away. */
  readonly limit: number;
  readonly value: number;
};

export const WORDS_PER_BLOCK = 8;
const ALL_WORDS = 2 ** 32;
const DECK = 52;
/** So many leave the shoe, whether all of them are needed or not. */
const BACCARAT_CARDS = 6;

/**
 * The bounds of a round's draws in their order, as the page that players follow by hand tells them. They are implemented
 * a second time on purpose: the result is compared with the engine's.
 */
function* boundsOf(choice: Choice, rules: unknown): Generator<number | null, void, number> {
  switch (choice.kind) {
    case 'dice':
      yield (rules as DiceRules).faces;
      return;
    case 'crash':
    case 'limbo':
      yield* [null, null];
      return;
    case 'plinko':
      yield* Array.from({ length: (rules as typeof PLINKO)[choice.rows][choice.risk].rows }, () => 2);
      return;
    case 'wheel':
      yield (rules as typeof WHEELS)[choice.wheel].segments.length;
      return;
    case 'keno': {
      const { drawn, numbers } = rules as KenoRules;
      yield* falling(numbers, drawn);
      return;
    }
    case 'mines':
      yield* falling((rules as { readonly cells: number }).cells, choice.mines);
      return;
    case 'hi-lo':
      yield* Array.from({ length: (rules as HiLoRules).cards }, () => DECK);
      return;
    case 'towers': {
      const { floors, towers } = rules as TowersRules;
      const { doors, traps } = towers[choice.tower];
      for (let floor = 0; floor < floors; floor += 1) yield* falling(doors, traps);
      return;
    }
    case 'fishing':
      yield* shotsOf(rules as FishingRules, choice.shots);
      return;
    case 'baccarat':
      yield* falling(shoeOf(rules), BACCARAT_CARDS);
      return;
    case 'dragon-tiger':
      yield* falling(shoeOf(rules), 2);
      return;
    case 'roulette':
      yield (rules as RouletteRules).zeros === 'single' ? 37 : 38;
      return;
    case 'sic-bo':
    case 'bau-cua':
      yield* [6, 6, 6];
      return;
    case 'xoc-dia':
      yield* [2, 2, 2, 2];
      return;
    case 'fan-tan':
      yield (rules as FanTanRules).piles;
      return;
    case 'money-wheel':
      yield (rules as MoneyWheelRules).segments.length;
      return;
    case 'blackjack':
      yield* dealerOf(rules as BlackjackRules);
      return;
    case 'slot':
      yield* firstBoard(rules as SlotDefinition, choice.mode);
  }
}

/** Two cards, then more until the dealer stands. */
function* dealerOf({ soft17 }: BlackjackRules): Generator<number | null, void, number> {
  const cards = [yield DECK, yield DECK];
  for (;;) {
    const low = cards.reduce((sum, card) => sum + Math.min(10, (card % 13) + 1), 0);
    const isSoft = low + 10 <= 21 && cards.some((card) => card % 13 === 0);
    const total = isSoft ? low + 10 : low;
    if (total > 17 || (total === 17 && (!isSoft || soft17 === 'stand'))) return;
    cards.push(yield DECK);
  }
}

type Prey = { readonly fish: number; readonly kind: string };
type Shot = Extract<Choice, { kind: 'fishing' }>['shots'][number];

/** Shot by shot: a number for each target and what it pays, the bolts of a caught shell, the ticket of the jackpot. */
function* shotsOf(rules: FishingRules, shots: readonly Shot[]): Generator<number | null, void, number> {
  for (const { targets, storm } of shots) {
    let bolts = 0;
    for (const { kind } of targets)
      if (yield* isCaught(rules, kind, targets.length)) bolts += kindOf(rules, kind).freeShots;
    const left: Prey[] = storm.filter(({ kind }) => kindOf(rules, kind).freeShots === 0);
    for (let bolt = 0; bolt < bolts; bolt += 1) {
      const prey = left.shift();
      const caught = yield* isCaught(rules, prey?.kind ?? rules.kinds[0]?.code ?? '', 1);
      if (prey && !caught) left.push(prey);
    }
    yield rules.jackpotOneIn;
  }
}

function* isCaught(rules: FishingRules, code: string, share: number): Generator<number | null, boolean, number> {
  const kind = kindOf(rules, code);
  const { n, d } = captureChance(rules, kind, fraction(1, share));
  if (BigInt(yield Number(d)) >= n) return false;
  if (kind.pays.length > 1) yield kind.pays.reduce((sum, { weight }) => sum + weight, 0);
  return true;
}

/** The cards of a shoe. */
const shoeOf = (rules: unknown): number => (rules as { readonly decks: number }).decks * DECK;

/** k out of n: the next number is drawn below one less each time. */
const falling = (size: number, count: number): number[] => Array.from({ length: count }, (_, index) => size - index);

/** The first board of a slot; what its features draw goes on from there. */
function* firstBoard({ bet, grid, sources }: SlotDefinition, mode: string): Generator<number | null, void, number> {
  const start = bet.modes.find(({ id }) => id === mode)?.start;
  const source = start && 'source' in start ? sources[start.source] : undefined;
  if (source?.type === 'strips') yield* source.strips.map((strip) => strip.length);
  if (source?.type !== 'cells') return;
  for (let reel = 0; reel < grid.reels; reel += 1) {
    const weights = Object.values(source.weights[reel] ?? source.weights[0] ?? {}).reduce((sum, each) => sum + each, 0);
    const height = typeof grid.rows === 'number' ? grid.rows : yield* heightOf(grid.rows);
    yield* Array.from({ length: height }, () => weights);
  }
}

function* heightOf(heights: readonly (readonly [number, number])[]): Generator<number | null, number, number> {
  let left = yield heights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [height, weight] of heights) {
    if (left < weight) return height;
    left -= weight;
  }
  return 0;
}

/** The numbers of a round one by one, each with the words that were taken for it. */
export const followDraw = (words: Words, choice: Choice, rules: unknown): readonly DrawnNumber[] =>
  drawNumbers(words, boundsOf(choice, rules));

/** Draws a number below each bound; which bound comes next may depend on the number before. */
export const drawNumbers = (words: Words, bounds: Iterator<number | null, unknown, number>): readonly DrawnNumber[] => {
  let count = 0;
  const take = (limit: number): TakenWord => {
    const word = words();
    const at = { block: Math.floor(count / WORDS_PER_BLOCK), place: count % WORDS_PER_BLOCK };
    count += 1;
    return { ...at, word, isKept: word < limit };
  };
  const draw = (bound: number | null): DrawnNumber => {
    const limit = bound === null ? ALL_WORDS : ALL_WORDS - (ALL_WORDS % bound);
    const taken = [take(limit)];
    while (taken.at(-1)?.isKept !== true) taken.push(take(limit));
    const word = taken.at(-1)?.word ?? 0;
    return { words: taken, bound, limit, value: bound === null ? word : word % bound };
  };

  const drawn: DrawnNumber[] = [];
  for (let next = bounds.next(0); next.done !== true; next = bounds.next(drawn.at(-1)?.value ?? 0))
    drawn.push(draw(next.value));
  return drawn;
};

/** What the numbers come to where that is more than the numbers: places are swapped, two words make a point. */
export const itemsOf = (choice: Choice, drawn: readonly DrawnNumber[], rules: unknown): readonly number[] => {
  const values = drawn.map(({ value }) => value);
  switch (choice.kind) {
    case 'keno':
      return swapped(values, (rules as KenoRules).numbers).map((number) => number + 1);
    case 'mines':
      return swapped(values, (rules as { readonly cells: number }).cells);
    case 'crash':
    case 'limbo':
      return [pointOf(values, rules as CrashRules | LimboRules)];
    case 'towers': {
      const { doors, traps } = (rules as TowersRules).towers[choice.tower];
      const floors = Array.from({ length: values.length / traps }, (_, floor) =>
        values.slice(floor * traps, (floor + 1) * traps),
      );
      return floors.flatMap((floor) => swapped(floor, doors));
    }
    case 'baccarat':
    case 'dragon-tiger':
      return swapped(values, shoeOf(rules));
    case 'sic-bo':
      return values.map((face) => face + 1);
    case 'fan-tan':
      return values.map((pile) => pile + (rules as FanTanRules).least);
    default:
      return values;
  }
};

const swapped = (values: readonly number[], size: number): readonly number[] => {
  const list = Array.from({ length: size }, (_, index) => index);
  for (const [index, value] of values.entries()) {
    const place = index + value;
    [list[index], list[place]] = [list[place] as number, list[index] as number];
  }
  return list.slice(0, values.length);
};

const HUNDRED = 100n;

const pointOf = (
  [high = 0, low = 0]: readonly number[],
  { rtp, pointMax }: Pick<CrashRules, 'rtp' | 'pointMax'>,
): number => {
  const [whole = '0', part = ''] = rtp.split('.');
  const share = BigInt(whole + part);
  const v = BigInt(high) * BigInt(ALL_WORDS) + BigInt(low);
  const point = (HUNDRED * share * 2n ** 64n) / (10n ** BigInt(part.length) * (v + 1n));
  return Number(point < HUNDRED ? HUNDRED : point > BigInt(pointMax) ? BigInt(pointMax) : point);
};
