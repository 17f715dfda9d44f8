import type { Card } from '../../tables/card.ts';
import { combinationOf } from './combination.ts';
import type { Combination } from './combination.ts';
import { ACE, byOrder, TWO } from './strength.ts';

/** Every combination that can be made of a hand, each once. */
export const combinationsOf = (hand: readonly Card[]): readonly Combination[] => {
  const groups = byOrder(hand);
  const sets: (readonly Card[])[] = groups.flatMap((group) => subsets(group));
  return [...sets, ...runs(groups, 1), ...runs(groups, 2)]
    .map((cards) => combinationOf(cards))
    .filter((made) => made !== undefined);
};

/** All choices of at least one card. */
const subsets = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: 2 ** cards.length - 1 }, (_, bits) => cards.filter((_, at) => ((bits + 1) >> at) % 2 === 1));

/** Runs of at least three ranks with so many cards of each, from every start to every end; twos are in none. */
const runs = (groups: readonly (readonly Card[])[], each: 1 | 2): readonly (readonly Card[])[] => {
  const choices = groups.slice(0, TWO).map((group) => subsets(group).filter(({ length }) => length === each));
  const made: (readonly Card[])[] = [];
  for (let start = 0; start + 2 <= ACE; start += 1) {
    let open: readonly (readonly Card[])[] = [[]];
    for (let rank = start; rank <= ACE && open.length > 0; rank += 1) {
      const choice = choices[rank] ?? [];
      open = open.flatMap((cards) => choice.map((more) => [...cards, ...more]));
      if (rank - start >= 2) made.push(...open);
    }
  }
  return made;
};
