import type { Decision, HandShown } from '@fairground/contract/studio/hands';
import { BEST, isNatural, pointsOf, valueOf } from './blackjack.ts';
import type { BlackjackRules, LaterSpot, PlayedHand } from './blackjack.ts';
import { rankOf } from './card.ts';
import type { Card } from './card.ts';

type Hand = PlayedHand & { readonly isOver: boolean };

/** How far a seat is: its hands, whose turn it is, and what may be decided now. */
export type SeatPlay = {
  readonly hands: readonly Hand[];
  readonly isInsured: boolean;
  /** The hand that is to be decided on, from 0; null when the seat is done. */
  readonly turn: number | null;
  readonly can: readonly Decision[];
};

/** A decision that the rules do not allow where it was made. */
export class IllegalDecision extends RangeError {}

const ACE = 1;

/** Plays a seat from its cards and the decisions so far. A seat without a further decision stands. */
export const playSeat = (
  rules: BlackjackRules,
  cards: readonly Card[],
  up: Card,
  decisions: readonly Decision[],
): SeatPlay => {
  const next = dealer(cards);
  const first: readonly Hand[] = [hand([next(), next()])];
  let play = followed(rules, up, first, { isInsured: false, count: 0 });
  for (const [index, decision] of decisions.entries()) {
    if (!play.can.includes(decision)) throw new IllegalDecision(`Nobody can ${decision} now.`);
    const turn = play.turn ?? 0;
    const isInsured = play.isInsured || decision === 'insure';
    const hands = decided(rules, play.hands, turn, decision, next);
    play = followed(rules, up, hands, { isInsured, count: index + 1 });
  }
  return play;
};

/** Cards leave the row one after the other. */
const dealer = (cards: readonly Card[]) => {
  let taken = 0;
  return (): Card => {
    const card = cards[taken];
    if (card === undefined) throw new RangeError('No seat takes so many cards.');
    taken += 1;
    return card;
  };
};

/** A hand is over when nothing can be done about it any more: 21 stands by itself. */
const hand = (cards: readonly Card[], isDoubled = false, isOver = false): Hand => ({
  cards,
  isDoubled,
  isOver: isOver || pointsOf(cards).total >= BEST,
});

const decided = (
  rules: BlackjackRules,
  hands: readonly Hand[],
  turn: number,
  decision: Decision,
  next: () => Card,
): readonly Hand[] => {
  const one = hands[turn];
  if (!one) return hands;
  switch (decision) {
    case 'insure':
      return hands;
    case 'stand':
      return hands.with(turn, { ...one, isOver: true });
    case 'hit':
      return hands.with(turn, hand([...one.cards, next()]));
    case 'double':
      return hands.with(turn, hand([...one.cards, next()], true, true));
    case 'split': {
      const isLast = rankOf(one.cards[0] ?? 0) === ACE && rules.splitAces === 'one-card';
      const [left, right] = [next(), next()];
      return [
        [one.cards[0] ?? 0, left],
        [one.cards[1] ?? 0, right],
      ].map((cards) => hand(cards, false, isLast));
    }
  }
};

const followed = (
  rules: BlackjackRules,
  up: Card,
  hands: readonly Hand[],
  { isInsured, count }: { readonly isInsured: boolean; readonly count: number },
): SeatPlay => {
  const mayInsure = count === 0 && rankOf(up) === ACE;
  // A natural has nothing to decide but whether it is insured.
  const [first] = hands;
  if (first && hands.length === 1 && isNatural(first.cards))
    return mayInsure
      ? { hands: [{ ...first, isOver: false }], isInsured, turn: 0, can: ['stand', 'insure'] }
      : { hands, isInsured, turn: null, can: [] };
  const turn = hands.findIndex(({ isOver }) => !isOver);
  const one = hands[turn];
  if (!one) return { hands, isInsured, turn: null, can: [] };
  const isFirst = one.cards.length === 2;
  const [left = 0, right = 0] = one.cards;
  const can: Decision[] = ['hit', 'stand'];
  if (isFirst && (hands.length === 1 || rules.doubleAfterSplit)) can.push('double');
  if (isFirst && hands.length === 1 && valueOf(left) === valueOf(right)) can.push('split');
  if (mayInsure) can.push('insure');
  return { hands, isInsured, turn, can };
};

/** What a decision stakes: the spot, and its part of the first stake in halves; nothing where it costs nothing. */
export const laterStake = (
  decision: Decision,
  turn: number,
): { readonly spot: LaterSpot; readonly halves: bigint } | undefined => {
  switch (decision) {
    case 'double':
      return { spot: turn === 0 ? 'double:1' : 'double:2', halves: 2n };
    case 'split':
      return { spot: 'split', halves: 2n };
    case 'insure':
      return { spot: 'insurance', halves: 1n };
    case 'hit':
    case 'stand':
      return undefined;
  }
};

/** The hands of a seat as everybody may see them. */
export const shownHands = (hands: readonly PlayedHand[]): HandShown[] =>
  hands.map(({ cards, isDoubled }) => ({ cards: [...cards], isDoubled }));
