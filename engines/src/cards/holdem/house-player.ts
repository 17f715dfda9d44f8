import { choiceOf, NO_LIMIT, sumOf } from '../betting/betting.ts';
import type { BettingAction } from '../betting/betting.ts';
import { CATEGORIES, categoryOf, heightOf } from '../poker/hand-value.ts';
import { bestOf } from './best-of.ts';
import type { HoldemView } from './hand.ts';

/**
 * The public rules by which players of the house play, version 1. They know the view of their seat and nothing else:
 * strong hands raise by half the pot, middling ones call up to a part of the pot, the others check or fold.
 */
export const houseAction = (view: HoldemView): BettingAction => {
  const { betting, seat } = view;
  if (seat === null) return { do: 'fold' };
  const { toCall, raise } = choiceOf(betting, seat, NO_LIMIT);
  const strength = strengthOf(view);
  const pot = sumOf(betting.put);
  if (strength >= STRONG && raise && betting.raises < RAISES_MAX) {
    const wanted = betting.level + Math.floor((pot + toCall) / 2);
    return { do: 'raise', to: Math.min(raise.max, Math.max(raise.min, wanted)) };
  }
  if (toCall === 0) return { do: 'check' };
  return strength >= STRONG || (strength >= MIDDLING && toCall * 2 <= pot) ? { do: 'call' } : { do: 'fold' };
};

const [MIDDLING, STRONG] = [1, 2] as const;
const RAISES_MAX = 2;
const FACE = 11;
const QUEEN = 12;
const TEN = 10;

/** 0 for weak, 1 for middling, 2 for strong. */
const strengthOf = ({ cards, board }: HoldemView): 0 | 1 | 2 => {
  const heights = cards.map(heightOf);
  const [high, low] = [Math.max(...heights), Math.min(...heights)];
  if (board.length === 0) {
    if ((high === low && low >= TEN) || low >= QUEEN) return STRONG;
    return high === low || low >= TEN - 1 || high >= FACE + 2 ? MIDDLING : 0;
  }
  const category = CATEGORIES.indexOf(categoryOf(bestOf([...cards, ...board])));
  if (category >= CATEGORIES.indexOf('two-pair')) return STRONG;
  return category === CATEGORIES.indexOf('pair') || high >= FACE + 2 ? MIDDLING : 0;
};
