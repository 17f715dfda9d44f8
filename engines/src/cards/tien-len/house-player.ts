import { bombOf, combinationOf } from './combination.ts';
import type { Combination } from './combination.ts';
import { legalActions, timeoutAction } from './legal.ts';
import type { TienLenAction } from './legal.ts';
import { orderOf, TWO } from './strength.ts';
import type { TienLenView } from './view.ts';

/** A seat with so few cards is kept from going out at any price. */
const CLOSE_TO_OUT = 3;

/**
 * The public rules by which players of the house play, version 1. They know the view of their seat and nothing else.
 * Leads the combination with the lowest card and the most cards. Answers with what leaves the fewest
 * cards of the same rank behind, then with the lowest; keeps twos and bombs for cuts and for the end of the hand.
 */
export const houseAction = (view: TienLenView): TienLenAction => {
  const plays = legalActions(view).flatMap((action) => (action.do === 'play' ? [read(action.cards)] : []));
  if (view.trick.plays.length === 0) return play(lead(plays, view)) ?? timeoutAction(view);
  if (view.turn !== view.seat) return play(cheapest(plays, view)) ?? { do: 'pass' };
  const isUrgent = view.counts.some((count, seat) => seat !== view.seat && count > 0 && count <= CLOSE_TO_OUT);
  const cuts = isTwo(view.trick.plays.at(-1)?.combination);
  const spared = plays.filter((made) => isUrgent || view.cards.length <= CLOSE_TO_OUT || !isSpared(made, cuts));
  return play(cheapest(spared, view)) ?? { do: 'pass' };
};

const read = (cards: Combination['cards']): Combination => {
  const made = combinationOf(cards);
  if (!made) throw new RangeError('A legal play is a combination.');
  return made;
};

const play = (made: Combination | undefined): TienLenAction | undefined => made && { do: 'play', cards: made.cards };

const isTwo = (made: Combination | undefined): boolean => made !== undefined && orderOf(made.cards.at(-1) ?? 0) === TWO;

const isSpared = (made: Combination, cuts: boolean): boolean => isTwo(made) || (bombOf(made) !== undefined && !cuts);

const lead = (plays: readonly Combination[], view: TienLenView): Combination | undefined => {
  const [lowest] = view.cards;
  const whole = plays.find(({ cards }) => cards.length === view.cards.length);
  const leads = plays.filter(
    (made) => lowest !== undefined && made.cards.includes(lowest) && bombOf(made) === undefined,
  );
  return (
    whole ?? leads.toSorted((one, other) => other.cards.length - one.cards.length || one.top - other.top)[0] ?? plays[0]
  );
};

const cheapest = (plays: readonly Combination[], view: TienLenView): Combination | undefined => {
  const whole = plays.find(({ cards }) => cards.length === view.cards.length);
  return whole ?? plays.toSorted((one, other) => torn(one, view) - torn(other, view) || one.top - other.top)[0];
};

/** How many cards of the same ranks a play leaves behind. */
const torn = ({ cards }: Combination, view: TienLenView): number => {
  const ranks = new Set(cards.map(orderOf));
  return view.cards.filter((card) => ranks.has(orderOf(card)) && !cards.includes(card)).length;
};
