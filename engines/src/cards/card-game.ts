import type { Card } from '../tables/card.ts';

/**
 * What every card game of the rooms is made of. A hand is a state that only `apply` changes; it knows neither money
 * nor time. What a seat may see is a view built for it: legality and the players of the house read views only.
 */

/** A place at a hand, counted from 0 in the order of turns. */
export type Seat = number;

/** Cards of a seat that nobody else may see. Views have no field of this type but the seat's own. */
export type HiddenCards = readonly Card[] & { readonly hidden: 'from others' };

/** Why an action is refused. Nothing of the state has changed. */
export type ActionFault =
  | 'hand-is-over'
  | 'not-your-turn'
  | 'not-your-cards'
  | 'not-a-combination'
  | 'does-not-beat'
  | 'must-lead'
  | 'must-open'
  | 'must-call'
  | 'nothing-to-call'
  | 'raise-out-of-range'
  | 'bet-out-of-range'
  | 'ends-with-a-two'
  | 'no-more-cards'
  | 'must-draw'
  | 'must-discard'
  | 'keeps-eaten-cards';

export type Applied<State, Event> = { readonly state: State; readonly events: readonly Event[] };

export type Deal = {
  /** Cards in the order of the deck: place 0 goes to the seat after the button. */
  readonly deck: readonly Card[];
  readonly players: number;
  readonly button: Seat;
  /** The seat that won the hand before; null in a first hand. */
  readonly winner: Seat | null;
};

/** What one seat owes another, in units of the table. Debts are paid in the order of their list. */
export type Debt = { readonly from: Seat; readonly to: Seat; readonly units: number; readonly reason: DebtReason };

export type DebtReason =
  | 'instant'
  | 'cut'
  | 'frozen'
  | 'held'
  | 'place'
  | 'count'
  | 'rows'
  | 'extra'
  | 'banker'
  | 'side'
  | 'common'
  | 'declared'
  | 'eaten'
  | 'full';

/**
 * `folded`: a made hand that was better than that of the only seat left; `stopped`: a declared hand that the other stopped;
 * `fed`: a discard that the other ate.
 */
export type Favour = { readonly from: Seat; readonly to: Seat; readonly what: 'folded' | 'stopped' | 'fed' };

export type CardGame<Rules, State, Action, Event, View> = {
  readonly code: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly rules: Rules;
  readonly deal: (deal: Deal, rules: Rules) => State;
  readonly isOver: (state: State) => boolean;
  /** The seats whose clock runs: one where turns are taken, none when the hand is over. */
  readonly waitsFor: (state: State) => readonly Seat[];
  readonly view: (state: State, seat: Seat | null) => View;
  /** Why the seat of the view may not do that now; undefined if it may. */
  readonly faultOf: (view: View, action: Action) => ActionFault | undefined;
  /** What the seat of the view may do now: all of it where turns are taken, the best where cards are arranged. */
  readonly legal: (view: View) => readonly Action[];
  readonly apply: (state: State, seat: Seat, action: Action) => Applied<State, Event> | { readonly fault: ActionFault };
  /** What happens when the seat's time is up. */
  readonly timeout: (view: View) => Action;
  /** How a player of the house acts: by public rules, from the view of its seat. */
  readonly house: (view: View) => Action;
  /** Who owes whom, once the hand is over. */
  readonly settle: (state: State) => readonly Debt[];
  /** Who leads the next hand. */
  readonly winnerOf: (state: State) => Seat | null;
  /** What one seat did to the good of another in a hand that is over: people who look for collusion count it. */
  readonly favours?: (state: State) => readonly Favour[];
};
