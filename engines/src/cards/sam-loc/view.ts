import type { Card } from '../../tables/card.ts';
import type { ActionFault, HiddenCards, Seat } from '../card-game.ts';
import { beats, combinationOf, combinationsOf, isTwo } from './combination.ts';
import type { Combination } from './combination.ts';
import type { End, SamLocRules, SamLocState, Trick } from './state.ts';

export type SamLocAction =
  | { readonly do: 'declare' }
  | { readonly do: 'decline' }
  | { readonly do: 'play'; readonly cards: readonly Card[] }
  | { readonly do: 'pass' };

/** What one seat sees, or a person who only looks on. */
export type SamLocView = {
  readonly seat: Seat | null;
  readonly rules: SamLocRules;
  readonly cards: HiddenCards;
  readonly counts: readonly number[];
  readonly hasPlayed: readonly boolean[];
  readonly asked: readonly Seat[];
  readonly declarer: Seat | null;
  readonly turn: Seat | null;
  readonly trick: Trick;
  readonly end: End | null;
  readonly shown: readonly (readonly Card[])[] | null;
};

const NO_CARDS = [] as readonly Card[] as HiddenCards;

export const viewSamLoc = (state: SamLocState, seat: Seat | null): SamLocView => ({
  seat,
  rules: state.rules,
  cards: seat === null ? NO_CARDS : (state.hands[seat] ?? NO_CARDS),
  counts: state.hands.map(({ length }) => length),
  hasPlayed: state.hasPlayed,
  asked: state.asked,
  declarer: state.declarer,
  turn: state.turn,
  trick: state.trick,
  end: state.end,
  shown: state.end === null ? null : state.hands,
});

/** Why the seat of the view may not do that now; undefined if it may. */
export const faultOf = (view: SamLocView, action: SamLocAction): ActionFault | undefined => {
  if (view.end !== null) return 'hand-is-over';
  const isAsked = view.asked.length > 0;
  if (action.do === 'declare' || action.do === 'decline')
    return view.seat !== null && view.asked.includes(view.seat) ? undefined : 'not-your-turn';
  if (isAsked || view.turn !== view.seat) return 'not-your-turn';
  if (action.do === 'pass') return view.trick.plays.length === 0 ? 'must-lead' : undefined;
  if (!action.cards.every((card) => view.cards.includes(card))) return 'not-your-cards';
  const combination = combinationOf(action.cards);
  return combination === undefined ? 'not-a-combination' : faultOfPlay(view, combination);
};

const faultOfPlay = (view: SamLocView, combination: Combination): ActionFault | undefined => {
  const last = view.trick.plays.at(-1);
  if (last && !beats(combination, last.combination)) return 'does-not-beat';
  return endsWithTwo(view.cards, combination.cards) ? 'ends-with-a-two' : undefined;
};

/** No hand ends with a two: not by the play itself, and not by one that leaves nothing but twos. */
const endsWithTwo = (hand: readonly Card[], played: readonly Card[]): boolean => {
  const left = hand.filter((card) => !played.includes(card));
  return left.length === 0 ? played.some(isTwo) : left.every(isTwo);
};

/** Plays that differ in more than suits, lowest first; the pass and the answers to the question before. */
export const legalActions = (view: SamLocView): readonly SamLocAction[] => {
  const words: readonly SamLocAction[] = [{ do: 'decline' }, { do: 'declare' }, { do: 'pass' }];
  const plays = combinationsOf(view.cards)
    .toSorted((one, other) => one.top - other.top)
    .map(({ cards }): SamLocAction => ({ do: 'play', cards }));
  return [...plays, ...words].filter((action) => faultOf(view, action) === undefined);
};

/** When the time is up nothing is declared, a seat passes, and leads its lowest single where it has to. */
export const timeoutAction = (view: SamLocView): SamLocAction => {
  if (view.asked.length > 0) return { do: 'decline' };
  const single = legalActions(view).find((action) => action.do === 'play' && action.cards.length === 1);
  return view.trick.plays.length > 0 || !single ? { do: 'pass' } : single;
};

/**
 * The public rules of players of the house, version 1: they declare nothing, lead the longest combination with their lowest
 * rank, answer with the lowest play and keep twos and fours while they hold more than three cards.
 */
export const houseAction = (view: SamLocView): SamLocAction => {
  if (view.asked.length > 0) return { do: 'decline' };
  const plays = legalActions(view).flatMap((action) => (action.do === 'play' ? [action] : []));
  const whole = plays.find(({ cards }) => cards.length === view.cards.length);
  if (whole) return whole;
  const isSpared = (cards: readonly Card[]): boolean => cards.some(isTwo) || combinationOf(cards)?.shape === 'four';
  const isLead = view.trick.plays.length === 0;
  const free = plays.filter(({ cards }) => view.cards.length <= CLOSE_TO_OUT || !isSpared(cards));
  const [first] = isLead ? free.toSorted((one, other) => other.cards.length - one.cards.length) : free;
  return first ?? (isLead ? (plays[0] ?? { do: 'pass' }) : { do: 'pass' });
};

const CLOSE_TO_OUT = 3;
