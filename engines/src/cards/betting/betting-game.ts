import type { CardGame, Deal, Seat } from '../card-game.ts';
import type { PotSettlement } from './pots.ts';

/** A game that is paid from pots: stacks come with the deal, and the result is what every seat gains or loses in chips. */
export type BettingGame<Rules, State, Action, Event, View> = Omit<
  CardGame<Rules, State, Action, Event, View>,
  'deal' | 'settle'
> & {
  readonly deal: (deal: BettingDeal, rules: Rules) => State;
  readonly settle: (state: State) => PotSettlement;
};

export type BettingDeal = Deal & {
  /** What every seat has at the table, in chips. */
  readonly stacks: readonly number[];
  /** Who posts the blinds where an empty seat holds the button or a blind; the two after the button otherwise. */
  readonly blinds?: {
    readonly small: number | null;
    readonly big: number;
    /** Seats that post a big blind out of turn, as those do who do not wait for it. */
    readonly posts?: readonly Seat[];
  };
};
