import type { Card } from '../../tables/card.ts';
import type { ActionFault } from '../card-game.ts';
import { beats, bombOf, combinationOf, isCut } from './combination.ts';
import type { Combination } from './combination.ts';
import { combinationsOf } from './combinations.ts';
import type { TienLenView } from './view.ts';

export type TienLenAction = { readonly do: 'play'; readonly cards: readonly Card[] } | { readonly do: 'pass' };

/** Why the seat of the view may not do that now; undefined if it may. */
export const faultOf = (view: TienLenView, action: TienLenAction): ActionFault | undefined => {
  if (view.turn === null) return 'hand-is-over';
  if (action.do === 'pass') {
    if (view.turn !== view.seat) return 'not-your-turn';
    return view.trick.plays.length === 0 ? 'must-lead' : undefined;
  }
  if (!action.cards.every((card) => view.cards.includes(card))) return 'not-your-cards';
  const combination = combinationOf(action.cards);
  return combination === undefined ? 'not-a-combination' : faultOfPlay(view, combination);
};

const faultOfPlay = (view: TienLenView, combination: Combination): ActionFault | undefined => {
  const last = view.trick.plays.at(-1);
  if (view.turn !== view.seat) return mayCutOutOfTurn(view, combination) ? undefined : 'not-your-turn';
  if (last) return beats(combination, last.combination) ? undefined : 'does-not-beat';
  return view.opening === null || combination.cards.includes(view.opening) ? undefined : 'must-open';
};

/** Four pairs in a row may cut before the turn comes and after a pass; a seat does not cut itself. */
const mayCutOutOfTurn = ({ seat, frozen, trick }: TienLenView, combination: Combination): boolean => {
  const last = trick.plays.at(-1);
  if (seat === null || last === undefined || last.seat === seat || frozen.includes(seat)) return false;
  return bombOf(combination) === 'four-run' && isCut(combination, last.combination);
};

/** Every play the seat may make now, lowest first, and the pass where there is one. */
export const legalActions = (view: TienLenView): readonly TienLenAction[] => {
  const plays = combinationsOf(view.cards)
    .filter((combination) => view.turn !== null && faultOfPlay(view, combination) === undefined)
    .toSorted((one, other) => one.top - other.top)
    .map(({ cards }): TienLenAction => ({ do: 'play', cards }));
  const pass: TienLenAction = { do: 'pass' };
  return faultOf(view, pass) === undefined ? [...plays, pass] : plays;
};

/** When the time of the seat is up it passes; where it has to lead it plays its lowest card. */
export const timeoutAction = (view: TienLenView): TienLenAction =>
  view.trick.plays.length > 0 ? { do: 'pass' } : { do: 'play', cards: view.cards.slice(0, 1) };
