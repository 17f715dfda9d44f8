import { SUITS } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';
import { orderOf, sorted, strengthOf, TWO } from './strength.ts';

/** What cards are when they are played together. */

export type Shape = 'single' | 'pair' | 'triple' | 'four' | 'straight' | 'pair-run';

export type Combination = {
  readonly shape: Shape;
  readonly cards: readonly Card[];
  /** The strength of its highest card. */
  readonly top: number;
};

const STRAIGHT_MIN = 3;
const PAIRS_MIN = 3;
const OF_A_RANK: readonly (Shape | undefined)[] = [undefined, 'single', 'pair', 'triple', 'four'];

/** Reads cards in any order; undefined if they are no combination. */
export const combinationOf = (cards: readonly Card[]): Combination | undefined => {
  const ordered = sorted(cards);
  const shape = shapeOf(ordered.map(orderOf));
  if (shape === undefined || new Set(cards).size !== cards.length) return undefined;
  return { shape, cards: ordered, top: strengthOf(ordered.at(-1) ?? 0) };
};

const shapeOf = (orders: readonly number[]): Shape | undefined => {
  const ranks = [...new Set(orders)];
  if (ranks.length === 1) return OF_A_RANK[orders.length];
  if (!ranks.every((rank, at) => rank === (ranks[0] ?? 0) + at) || ranks.includes(TWO)) return undefined;
  if (orders.length === ranks.length) return ranks.length >= STRAIGHT_MIN ? 'straight' : undefined;
  const isPairs = ranks.length >= PAIRS_MIN && ranks.every((rank) => orders.filter((one) => one === rank).length === 2);
  return isPairs ? 'pair-run' : undefined;
};

/** The three kinds of bombs; a longer run of pairs counts as one of four. */
export type Bomb = 'three-run' | 'four' | 'four-run';

export const bombOf = ({ shape, cards }: Combination): Bomb | undefined => {
  if (shape === 'four') return 'four';
  if (shape !== 'pair-run') return undefined;
  return cards.length > PAIRS_MIN * 2 ? 'four-run' : 'three-run';
};

/** How high a bomb cuts. A single two is cut by all, a pair of twos only from a four upwards. */
const POWER = { 'three-run': 1, four: 2, 'four-run': 3 } as const satisfies Record<Bomb, number>;
const POWER_AGAINST_TWOS: Partial<Record<Shape, number>> = { single: 1, pair: 2 };

const isTwos = ({ top }: Combination): boolean => Math.floor(top / SUITS) === TWO;

/** Whether `later` is a bomb that cuts a two, a pair of twos or another bomb. A two over a two is no cut. */
export const isCut = (later: Combination, earlier: Combination): boolean => {
  const bomb = bombOf(later);
  if (bomb === undefined) return false;
  const against = bombOf(earlier);
  if (against !== undefined) return POWER[bomb] > POWER[against] || isHigher(later, earlier);
  const needed = isTwos(earlier) ? POWER_AGAINST_TWOS[earlier.shape] : undefined;
  return needed !== undefined && POWER[bomb] >= needed;
};

/** Whether `later` may be played on `earlier`: the same shape and length with a higher top card, or a cut. */
export const beats = (later: Combination, earlier: Combination): boolean =>
  isHigher(later, earlier) || isCut(later, earlier);

const isHigher = (later: Combination, earlier: Combination): boolean =>
  later.shape === earlier.shape && later.cards.length === earlier.cards.length && later.top > earlier.top;
