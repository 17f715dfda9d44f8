import type { Applied, ActionFault, Debt, Seat } from '../card-game.ts';
import type { Card } from '../../tables/card.ts';
import { combinationOf, isCut } from './combination.ts';
import { faultOf } from './legal.ts';
import type { TienLenAction } from './legal.ts';
import { valueWhenCut } from './sheet.ts';
import type { TienLenRules } from './sheet.ts';
import { NEW_TRICK, playingSeats, seatsAfter, without } from './state.ts';
import type { TienLenState, Trick } from './state.ts';
import { viewTienLen } from './view.ts';

/** The public events of a hand, in their order. */
export type TienLenEvent =
  | { readonly is: 'played'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly is: 'passed'; readonly seat: Seat }
  | { readonly is: 'out'; readonly seat: Seat }
  | { readonly is: 'frozen'; readonly seats: readonly Seat[] }
  | { readonly is: 'trick-won'; readonly seat: Seat; readonly cut: Debt | null }
  | { readonly is: 'over' };

type Step = Applied<TienLenState, TienLenEvent>;

export const applyTienLen = (
  state: TienLenState,
  seat: Seat,
  action: TienLenAction,
): Step | { readonly fault: ActionFault } => {
  const fault = faultOf(viewTienLen(state, seat), action);
  if (fault !== undefined) return { fault };
  if (action.do === 'pass') {
    const trick = { ...state.trick, passed: [...state.trick.passed, seat] };
    return turned({ ...state, trick }, seat, [{ is: 'passed', seat }]);
  }
  return played(state, seat, action.cards);
};

const played = (state: TienLenState, seat: Seat, cards: readonly Card[]): Step => {
  const combination = combinationOf(cards);
  const hand = state.hands[seat];
  if (!combination || !hand) throw new RangeError('Only a checked play is made.');
  const next: TienLenState = {
    ...state,
    hands: state.hands.with(seat, without(hand, cards)),
    hasPlayed: state.hasPlayed.with(seat, true),
    opening: null,
    trick: { ...state.trick, plays: [...state.trick.plays, { seat, combination }] },
  };
  const event: TienLenEvent = { is: 'played', seat, cards: combination.cards };
  return cards.length === hand.length ? wentOut(next, seat, event) : turned(next, seat, [event]);
};

/** Who has played no card when the first goes out is frozen. One seat alone has nobody to play with. */
const wentOut = (state: TienLenState, seat: Seat, event: TienLenEvent): Step => {
  const out = [...state.out, seat];
  const isFirst = out.length === 1;
  const frozen = isFirst ? state.hasPlayed.flatMap((has, at) => (has ? [] : [at])) : state.frozen;
  const next = { ...state, out, frozen };
  const events: TienLenEvent[] = [event, { is: 'out', seat }];
  if (isFirst && frozen.length > 0) events.push({ is: 'frozen', seats: frozen });
  const ends = state.rules.mode === 'count' || playingSeats(next).length <= 1;
  return ends ? ended(next, events) : turned(next, seat, events);
};

const ended = (state: TienLenState, events: readonly TienLenEvent[]): Step => {
  const cut = cutOf(state.trick, state.rules);
  return {
    state: { ...state, turn: null, cuts: cut ? [...state.cuts, cut] : state.cuts },
    events: [...events, { is: 'over' }],
  };
};

/** The next seat that may still answer, or the end of the trick. */
const turned = (state: TienLenState, after: Seat, events: readonly TienLenEvent[]): Step => {
  const playing = playingSeats(state);
  const last = state.trick.plays.at(-1)?.seat ?? after;
  const order = seatsAfter(after, state.hands.length);
  const next = order.find((seat) => playing.includes(seat) && seat !== last && !state.trick.passed.includes(seat));
  if (next !== undefined) return { state: { ...state, turn: next }, events };
  // A seat that went out with the trick leaves the lead to the one after it.
  const leader = [last, ...seatsAfter(last, state.hands.length)].find((seat) => playing.includes(seat)) ?? last;
  const cut = cutOf(state.trick, state.rules) ?? null;
  return {
    state: { ...state, turn: leader, trick: NEW_TRICK, cuts: cut ? [...state.cuts, cut] : state.cuts },
    events: [...events, { is: 'trick-won', seat: last, cut }],
  };
};

/**
 * What the cuts of a trick make owed: the seat that was cut last pays the last cutter all pieces that were cut, back to
 * the first of the chain. Seats before pay nothing.
 */
const cutOf = ({ plays }: Trick, rules: TienLenRules): Debt | undefined => {
  const isCutAt = (at: number): boolean => {
    const [earlier, later] = [plays[at - 1], plays[at]];
    return earlier !== undefined && later !== undefined && isCut(later.combination, earlier.combination);
  };
  let first = plays.length - 1;
  while (first > 0 && isCutAt(first)) first -= 1;
  const [payer, cutter] = plays.slice(-2);
  if (first >= plays.length - 1 || !payer || !cutter) return undefined;
  const units = plays.slice(first, -1).reduce((sum, { combination }) => sum + valueWhenCut(combination, rules), 0);
  return { from: payer.seat, to: cutter.seat, units, reason: 'cut' };
};
