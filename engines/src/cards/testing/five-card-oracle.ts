import type { Card } from '../../tables/card.ts';
import { CATEGORIES } from '../poker/hand-value.ts';

/**
 * A second way to value five cards, made of masks and counts instead of sorted groups. Equal numbers mean equal hands
 * and a higher one wins; the numbers themselves differ from those of the evaluator.
 */
export const oracleValue = (cards: readonly Card[]): number => {
  const counts = new Uint8Array(15);
  let [suits, mask] = [0, 0];
  for (const card of cards) {
    const height = card % 13 === 0 ? 14 : (card % 13) + 1;
    counts[height] = (counts[height] ?? 0) + 1;
    mask |= 1 << height;
    suits |= 1 << Math.floor(card / 13);
  }
  const isFlush = (suits & (suits - 1)) === 0;
  const run = [14, 13, 12, 11, 10, 9, 8, 7, 6].find((top) => mask === 0b11111 << (top - 4));
  const top = mask === ((1 << 14) | 0b111100) ? 5 : run;
  const order = (name: (typeof CATEGORIES)[number]): number => CATEGORIES.indexOf(name) * 10_000_000;
  if (top !== undefined) return order(isFlush ? 'straight-flush' : 'straight') + top;
  const tops = (count: number): readonly number[] =>
    [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].filter((height) => counts[height] === count);
  const kickers = [...tops(4), ...tops(3), ...tops(2), ...tops(1)].reduce((sum, height) => sum * 15 + height, 0);
  if (tops(4).length === 1) return order('four') + kickers;
  if (tops(3).length === 1 && tops(2).length === 1) return order('full-house') + kickers;
  if (isFlush) return order('flush') + kickers;
  if (tops(3).length === 1) return order('triple') + kickers;
  if (tops(2).length === 2) return order('two-pair') + kickers;
  return order(tops(2).length === 1 ? 'pair' : 'high-card') + kickers;
};
