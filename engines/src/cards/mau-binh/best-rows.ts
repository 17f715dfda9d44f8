import type { Card } from '../../tables/card.ts';
import { CATEGORIES, handValue } from '../poker/hand-value.ts';
import type { Category } from '../poker/hand-value.ts';
import { ROW_CARDS, ROW_NAMES } from './rows.ts';
import type { RowName, Rows } from './rows.ts';
import type { MauBinhRules } from './sheet.ts';

/**
 * The arrangement the engine proposes: of all that are in order the one that should win the most, by how often a row
 * like that wins against rows that are arranged well. The table is a rule of thumb, public and the same for everybody.
 */
const WINS_PERCENT: Readonly<Record<RowName, Partial<Record<Category, readonly [number, number]>>>> = {
  front: { 'high-card': [2, 45], pair: [45, 92], triple: [95, 99] },
  middle: {
    'high-card': [1, 8],
    pair: [8, 35],
    'two-pair': [35, 62],
    triple: [62, 74],
    straight: [74, 84],
    flush: [84, 92],
    'full-house': [92, 98],
    four: [99, 99],
    'straight-flush': [100, 100],
  },
  back: {
    'high-card': [0, 1],
    pair: [1, 4],
    'two-pair': [4, 16],
    triple: [16, 24],
    straight: [24, 44],
    flush: [44, 64],
    'full-house': [64, 92],
    four: [93, 97],
    'straight-flush': [98, 100],
  },
};

const BASE = 16 ** 4;
const HEIGHT_MAX = 14;

/** What a row should bring, in hundredths of a unit. */
const worth = (row: RowName, value: number, { row: unit, extras }: MauBinhRules): number => {
  const category = CATEGORIES[Math.floor(value / (BASE * 16))] ?? 'high-card';
  const [low, high] = WINS_PERCENT[row][category] ?? [0, 0];
  const height = (value % (BASE * 16)) / BASE / HEIGHT_MAX;
  const chance = low + (high - low) * height;
  return chance * (unit * 2 + (extras[row][category] ?? 0));
};

type Choice = { readonly mask: number; readonly value: number };

/** All rows of that many places out of thirteen, as bits. */
const choices = (hand: readonly Card[], size: number): readonly Choice[] =>
  masksOf(hand.length, size).map((mask) => ({ mask, value: handValue(cardsIn(hand, mask)) }));

const known = new Map<string, readonly number[]>();

/** The same for every hand, so they are counted once. */
const masksOf = (cards: number, size: number): readonly number[] => {
  const name = `${cards} ${size}`;
  const found = known.get(name);
  if (found) return found;
  const masks = Array.from({ length: 2 ** cards }, (_, mask) => mask).filter((mask) => bitsOf(mask) === size);
  known.set(name, masks);
  return masks;
};

const bitsOf = (mask: number): number => {
  let count = 0;
  for (let left = mask; left > 0; left >>= 1) count += left & 1;
  return count;
};

const cardsIn = (hand: readonly Card[], mask: number): readonly Card[] =>
  hand.filter((_, at) => ((mask >> at) & 1) === 1);

export const bestRows = (hand: readonly Card[], rules: MauBinhRules): Rows => {
  const whole = 2 ** hand.length - 1;
  const fives = choices(hand, ROW_CARDS.back);
  const [values, middles] = [new Float64Array(whole + 1), new Float64Array(whole + 1)];
  for (const { mask, value } of fives) {
    values[mask] = value;
    middles[mask] = worth('middle', value, rules);
  }
  const backs = fives.map(({ mask, value }) => ({ mask, value, asBack: worth('back', value, rules) }));
  let best = { sum: -1, front: 0, middle: 0, back: 0 };
  // Ten cards are left behind every front: the back takes five of them, and the middle the others.
  for (const front of choices(hand, ROW_CARDS.front)) {
    const asFront = worth('front', front.value, rules);
    for (const back of backs) {
      if ((back.mask & front.mask) !== 0) continue;
      const middle = whole & ~front.mask & ~back.mask;
      const value = values[middle] ?? 0;
      if (value > back.value || front.value > value) continue;
      const sum = asFront + (middles[middle] ?? 0) + back.asBack;
      if (sum > best.sum) best = { sum, front: front.mask, middle, back: back.mask };
    }
  }
  const [front = [], middle = [], back = []] = ROW_NAMES.map((row) => cardsIn(hand, best[row]));
  return { front, middle, back };
};
