import { rankOf } from '../../tables/card.ts';
import type { Card } from '../../tables/card.ts';
import type { Debt, Seat } from '../card-game.ts';
import { isTwo } from './combination.ts';
import type { SamLocRules, SamLocState } from './state.ts';

/** Who owes whom: cuts first, then what every loser owes the winner. A declared hand counts alone. */
export const settleSamLoc = (state: SamLocState): readonly Debt[] => {
  const { end, rules, hands, declarer, cuts } = state;
  if (end === null) throw new RangeError('A hand is settled when it is over.');
  const others = hands.flatMap((_, seat) => (seat === end.winner ? [] : [seat]));
  if (end.by === 'instant')
    return others.map((from) => ({ from, to: end.winner, units: rules.instant, reason: 'instant' }));
  if (end.by === 'stopped' && declarer !== null)
    return [{ from: declarer, to: end.winner, units: rules.declared * others.length, reason: 'declared' }];
  if (declarer !== null)
    return others.map((from) => ({ from, to: end.winner, units: rules.declared, reason: 'declared' }));
  const owed = others.flatMap((seat) => debtsOf(state, seat, end.winner));
  const liable = end.by === 'out' ? end.liable : null;
  return [...cuts, ...owed.map((debt) => (liable === null ? debt : { ...debt, from: liable }))];
};

const debtsOf = ({ hands, hasPlayed, rules }: SamLocState, from: Seat, to: Seat): readonly Debt[] => {
  const hand = hands[from] ?? [];
  if (hasPlayed[from] !== true) return [{ from, to, units: rules.frozen, reason: 'frozen' }];
  const held = heldValue(hand, rules);
  const count: Debt = { from, to, units: hand.length * rules.card, reason: 'count' };
  return held > 0 ? [{ from, to, units: held, reason: 'held' }, count] : [count];
};

const heldValue = (hand: readonly Card[], { heldTwo, heldFour }: SamLocRules): number => {
  const fours = [...Map.groupBy(hand, rankOf).values()].filter((group) => group.length === 4 && !group.every(isTwo));
  return hand.filter(isTwo).length * heldTwo + fours.length * heldFour;
};
