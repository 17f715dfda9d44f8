import { rankOf, suitOf } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';
import { combinationOf, isTwo } from './combination.ts';

/** Hands that win before a card is played, the strongest first. */
export const INSTANT_WINS = ['ten-in-a-row', 'four-twos', 'one-colour', 'three-triples', 'five-pairs'] as const;

export type InstantWin = (typeof INSTANT_WINS)[number];

const TRIPLES = 3;
const PAIRS = 5;

export const instantWinOf = (hand: readonly Card[]): InstantWin | undefined => {
  const counts = [...Map.groupBy(hand, rankOf).values()].map(({ length }) => length);
  const held: Readonly<Record<InstantWin, boolean>> = {
    'ten-in-a-row': combinationOf(hand)?.shape === 'straight',
    'four-twos': hand.filter(isTwo).length === 4,
    'one-colour': new Set(hand.map((card) => suitOf(card) % 2)).size === 1,
    'three-triples': counts.filter((count) => count >= 3).length >= TRIPLES,
    'five-pairs': counts.reduce((sum, count) => sum + Math.floor(count / 2), 0) >= PAIRS,
  };
  return INSTANT_WINS.find((win) => held[win]);
};
