import type { Card } from '../../tables/card.ts';
import { handValue } from '../poker/hand-value.ts';

/** The value of the best five of five to seven cards. */
export const bestOf = (cards: readonly Card[]): number => {
  if (cards.length <= FIVE) return handValue(cards);
  if (cards.length === FIVE + 1) return Math.max(...cards.map((_, at) => handValue(cards.toSpliced(at, 1))));
  const pairs = cards.flatMap((_, one) => cards.slice(one + 1).map((_, step) => [one, one + 1 + step] as const));
  return Math.max(...pairs.map(([one, other]) => handValue(cards.filter((_, at) => at !== one && at !== other))));
};

const FIVE = 5;
