import type { Card } from '../../tables/card.ts';
import type { ActionFault, Applied, Debt, HiddenCards, Seat } from '../card-game.ts';
import { combinationOf, isCut, orderOf } from './combination.ts';
import type { Combination } from './combination.ts';
import { NEW_TRICK } from './state.ts';
import type { End, SamLocRules, SamLocState, Trick } from './state.ts';
import { faultOf, viewSamLoc } from './view.ts';
import type { SamLocAction } from './view.ts';

export type SamLocEvent =
  | { readonly is: 'declared'; readonly seat: Seat }
  | { readonly is: 'declined'; readonly seat: Seat }
  | { readonly is: 'played'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly is: 'passed'; readonly seat: Seat }
  | { readonly is: 'trick-won'; readonly seat: Seat; readonly cut: Debt | null }
  | { readonly is: 'over'; readonly end: End };

type Step = Applied<SamLocState, SamLocEvent>;

export const applySamLoc = (
  state: SamLocState,
  seat: Seat,
  action: SamLocAction,
): Step | { readonly fault: ActionFault } => {
  const fault = faultOf(viewSamLoc(state, seat), action);
  if (fault !== undefined) return { fault };
  switch (action.do) {
    case 'declare':
      return { state: { ...state, asked: [], declarer: seat, turn: seat }, events: [{ is: 'declared', seat }] };
    case 'decline': {
      const asked = state.asked.filter((other) => other !== seat);
      const turn = asked.length === 0 ? state.leader : null;
      return { state: { ...state, asked, turn }, events: [{ is: 'declined', seat }] };
    }
    case 'pass': {
      const trick = { ...state.trick, passed: [...state.trick.passed, seat] };
      return turned({ ...state, trick }, seat, [{ is: 'passed', seat }]);
    }
    case 'play':
      return played(state, seat, action.cards);
  }
};

const played = (state: SamLocState, seat: Seat, cards: readonly Card[]): Step => {
  const combination = combinationOf(cards);
  const hand = state.hands[seat];
  if (!combination || !hand) throw new RangeError('Only a checked play is made.');
  const left = hand.filter((card) => !cards.includes(card)) as readonly Card[] as HiddenCards;
  const next: SamLocState = {
    ...state,
    hands: state.hands.with(seat, left),
    hasPlayed: state.hasPlayed.with(seat, true),
    trick: { ...state.trick, plays: [...state.trick.plays, { seat, combination }] },
  };
  const events: SamLocEvent[] = [{ is: 'played', seat, cards: combination.cards }];
  // A declarer that is beaten once has lost everything.
  if (state.declarer !== null && state.declarer !== seat) return ended(next, { by: 'stopped', winner: seat }, events);
  if (left.length > 0) return turned(next, seat, events);
  return ended(next, { by: 'out', winner: seat, liable: liableFor(state, seat, combination) }, events);
};

const ended = (state: SamLocState, end: End, events: readonly SamLocEvent[]): Step => {
  const cut = cutOf(state.trick, state.rules);
  return {
    state: { ...state, turn: null, end, cuts: cut ? [...state.cuts, cut] : state.cuts },
    events: [...events, { is: 'over', end }],
  };
};

/**
 * Who pays for all: the seat before one with a single card left, if it played a single that was not its highest and the
 * other won on it.
 */
const liableFor = (state: SamLocState, winner: Seat, combination: Combination): Seat | null => {
  const last = state.trick.plays.at(-1);
  const before = (winner + state.hands.length - 1) % state.hands.length;
  if (combination.shape !== 'single' || last?.seat !== before || last.combination.shape !== 'single') return null;
  return (state.hands[before] ?? []).some((card) => orderOf(card) > last.combination.top) ? before : null;
};

const turned = (state: SamLocState, after: Seat, events: readonly SamLocEvent[]): Step => {
  const seats = state.hands.length;
  const last = state.trick.plays.at(-1)?.seat ?? after;
  const order = Array.from({ length: seats - 1 }, (_, step) => (after + 1 + step) % seats);
  const next = order.find((seat) => seat !== last && !state.trick.passed.includes(seat));
  if (next !== undefined) return { state: { ...state, turn: next }, events };
  const cut = cutOf(state.trick, state.rules) ?? null;
  return {
    state: { ...state, turn: last, trick: NEW_TRICK, cuts: cut ? [...state.cuts, cut] : state.cuts },
    events: [...events, { is: 'trick-won', seat: last, cut }],
  };
};

/** The seat that was cut last pays the last cutter for every piece of the chain. */
const cutOf = ({ plays }: Trick, { cutPiece }: SamLocRules): Debt | undefined => {
  let first = plays.length - 1;
  const isCutAt = (place: number): boolean => {
    const [earlier, later] = [plays[place - 1], plays[place]];
    return earlier !== undefined && later !== undefined && isCut(later.combination, earlier.combination);
  };
  while (first > 0 && isCutAt(first)) first -= 1;
  const [payer, cutter] = plays.slice(-2);
  const pieces = plays.length - 1 - first;
  if (pieces <= 0 || !payer || !cutter) return undefined;
  return { from: payer.seat, to: cutter.seat, units: pieces * cutPiece, reason: 'cut' };
};
