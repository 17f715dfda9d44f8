import type { Card } from '../../tables/card.ts';
import { ACE, byOrder, isRed, TWO } from './strength.ts';

/** Hands that win before a card is played, the strongest first. */
export const INSTANT_WINS = ['one-colour', 'four-twos', 'dragon', 'five-pair-run', 'six-pairs'] as const;

export type InstantWin = (typeof INSTANT_WINS)[number];

const RUN_OF_PAIRS = 5;
const PAIRS = 6;

/** The strongest instant win of thirteen cards. */
export const instantWinOf = (hand: readonly Card[]): InstantWin | undefined => {
  const counts = byOrder(hand).map(({ length }) => length);
  const held: Readonly<Record<InstantWin, boolean>> = {
    'one-colour': new Set(hand.map(isRed)).size === 1,
    'four-twos': counts[TWO] === 4,
    dragon: counts.slice(0, ACE + 1).every((count) => count > 0),
    'five-pair-run': longestRunOfPairs(counts) >= RUN_OF_PAIRS,
    'six-pairs': counts.reduce((sum, count) => sum + Math.floor(count / 2), 0) >= PAIRS,
  };
  return INSTANT_WINS.find((win) => held[win]);
};

const longestRunOfPairs = (counts: readonly number[]): number => {
  let [longest, run] = [0, 0];
  for (const count of counts.slice(0, TWO)) {
    run = count >= 2 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
};
