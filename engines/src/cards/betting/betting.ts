import type { ActionFault, Seat } from '../card-game.ts';

/**
 * A round of bets. Amounts are whole chips; what a chip is worth, the table says. Everything here is open to all seats.
 */
export type Betting = {
  /** What every seat has left. */
  readonly stacks: readonly number[];
  /** What every seat put in during this round, and during the hand. */
  readonly bets: readonly number[];
  readonly put: readonly number[];
  readonly folded: readonly boolean[];
  /** Who has acted since the last full raise: such a seat may call and fold, and not raise. */
  readonly hasActed: readonly boolean[];
  /** What a seat has to match. */
  readonly level: number;
  /** The size of the last full raise. */
  readonly lastRaise: number;
  readonly raises: number;
  readonly turn: Seat | null;
};

export type BettingAction =
  | { readonly do: 'fold' }
  | { readonly do: 'check' }
  | { readonly do: 'call' }
  /** The whole bet of the seat in this round after the raise. */
  | { readonly do: 'raise'; readonly to: number };

export type BettingLimits = {
  /** A raise is at most the pot after the call. */
  readonly isPotLimit: boolean;
  readonly raisesMax: number | null;
};

export const NO_LIMIT: BettingLimits = { isPotLimit: false, raisesMax: null };

/** What the seat whose turn it is may do: what a call costs, and to what it may raise. */
export type BettingChoice = {
  readonly toCall: number;
  readonly raise: { readonly min: number; readonly max: number } | null;
};

export const at = (amounts: readonly number[], seat: Seat): number => amounts[seat] ?? 0;

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The seats that have not folded. */
export const seatsIn = ({ folded }: Pick<Betting, 'folded'>): readonly Seat[] =>
  folded.flatMap((isFolded, seat) => (isFolded ? [] : [seat]));

export const choiceOf = (betting: Betting, seat: Seat, limits: BettingLimits): BettingChoice => {
  const { level, lastRaise, raises } = betting;
  const [stack, bet] = [at(betting.stacks, seat), at(betting.bets, seat)];
  const toCall = Math.min(stack, Math.max(0, level - bet));
  const allIn = bet + stack;
  const most = limits.isPotLimit ? Math.min(allIn, level + sumOf(betting.put) + (level - bet)) : allIn;
  const others = seatsIn(betting).filter((other) => other !== seat && at(betting.stacks, other) > 0);
  const mayRaise =
    most > level &&
    others.length > 0 &&
    betting.hasActed[seat] !== true &&
    (limits.raisesMax === null || raises < limits.raisesMax);
  return { toCall, raise: mayRaise ? { min: Math.min(level + lastRaise, most), max: most } : null };
};

/** Why the action is refused; undefined if the seat may do it. */
export const bettingFault = (
  betting: Betting,
  seat: Seat | null,
  action: BettingAction,
  limits: BettingLimits,
): ActionFault | undefined => {
  if (betting.turn === null) return 'hand-is-over';
  if (seat === null || betting.turn !== seat) return 'not-your-turn';
  const { toCall, raise } = choiceOf(betting, seat, limits);
  switch (action.do) {
    case 'fold':
      return undefined;
    case 'check':
      return toCall === 0 ? undefined : 'must-call';
    case 'call':
      return toCall > 0 ? undefined : 'nothing-to-call';
    case 'raise': {
      const isInside = raise !== null && action.to >= raise.min && action.to <= raise.max;
      return isInside && Number.isSafeInteger(action.to) ? undefined : 'raise-out-of-range';
    }
  }
};

/** The round after a checked action; its turn is null when nobody has anything left to decide. */
export const afterBet = (betting: Betting, seat: Seat, action: BettingAction, limits: BettingLimits): Betting => {
  const hasActed = betting.hasActed.with(seat, true);
  switch (action.do) {
    case 'fold':
      return turned({ ...betting, hasActed, folded: betting.folded.with(seat, true) }, seat);
    case 'check':
      return turned({ ...betting, hasActed }, seat);
    case 'call':
      return turned({ ...paidIn(betting, seat, choiceOf(betting, seat, limits).toCall), hasActed }, seat);
    case 'raise':
      return turned(
        raised({ ...paidIn(betting, seat, action.to - at(betting.bets, seat)), hasActed }, seat, action.to),
        seat,
      );
  }
};

/** A raise below the last one is an all-in: it has to be matched, and lets nobody raise who has acted. */
const raised = (betting: Betting, seat: Seat, to: number): Betting => {
  const size = to - betting.level;
  const isFull = size >= betting.lastRaise;
  return {
    ...betting,
    level: to,
    lastRaise: isFull ? size : betting.lastRaise,
    raises: betting.raises + 1,
    hasActed: isFull ? betting.hasActed.map((_, other) => other === seat) : betting.hasActed,
  };
};

/** Moves chips of a seat into the pot: all it has where it has less. */
export const paidIn = (betting: Betting, seat: Seat, amount: number): Betting => {
  const paid = Math.min(amount, at(betting.stacks, seat));
  return {
    ...betting,
    stacks: betting.stacks.with(seat, at(betting.stacks, seat) - paid),
    bets: betting.bets.with(seat, at(betting.bets, seat) + paid),
    put: betting.put.with(seat, at(betting.put, seat) + paid),
  };
};

/** Gives the turn to the first seat after this one that has something to decide. */
export const turned = (betting: Betting, after: Seat): Betting => {
  const seats = betting.stacks.length;
  const order = Array.from({ length: seats }, (_, step) => (after + 1 + step) % seats);
  return { ...betting, turn: order.find((seat) => hasToAct(betting, seat)) ?? null };
};

const hasToAct = (betting: Betting, seat: Seat): boolean => {
  const inside = seatsIn(betting);
  if (inside.length < 2 || !inside.includes(seat) || at(betting.stacks, seat) === 0) return false;
  if (at(betting.bets, seat) < betting.level) return true;
  // Nobody else can answer a bet: there is nothing to decide.
  const isAlone = inside.every((other) => other === seat || at(betting.stacks, other) === 0);
  return !isAlone && betting.hasActed[seat] !== true;
};
