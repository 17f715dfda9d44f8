import type { Debt, DebtReason, Seat } from '../card-game.ts';
import { PLACE_PAYMENTS, valueWhenHeld } from './sheet.ts';
import { playingSeats } from './state.ts';
import type { TienLenState } from './state.ts';

/** Who owes whom at the end: cuts first, then frozen seats, held pieces, and places or cards. */
export const settleTienLen = (state: TienLenState): readonly Debt[] => {
  const { instant, rules, hands, cuts } = state;
  if (instant) {
    const others = hands.flatMap((_, seat) => (seat === instant.seat ? [] : [seat]));
    return others.map((seat) => debt(seat, instant.seat, rules.instantWin, 'instant'));
  }
  const [winner] = state.out;
  if (winner === undefined) throw new RangeError('A hand is settled when it is over.');
  return [...cuts, ...(rules.mode === 'places' ? byPlaces(state, winner) : byCount(state, winner))];
};

const debt = (from: Seat, to: Seat, units: number, reason: DebtReason): Debt => ({ from, to, units, reason });

const heldBy = (seats: readonly Seat[], winner: Seat, { hands, rules }: TienLenState): readonly Debt[] =>
  seats
    .map((seat) => debt(seat, winner, valueWhenHeld(hands[seat] ?? [], rules), 'held'))
    .filter(({ units }) => units > 0);

const frozenDebts = ({ frozen, rules }: TienLenState, winner: Seat): readonly Debt[] =>
  frozen.map((seat) => debt(seat, winner, rules.frozen, 'frozen'));

const byPlaces = (state: TienLenState, winner: Seat): readonly Debt[] => {
  const last = playingSeats(state);
  const places = [...state.out, ...last];
  const payments = PLACE_PAYMENTS[places.length] ?? [];
  return [
    ...frozenDebts(state, winner),
    ...heldBy([...state.frozen, ...last], winner, state),
    ...payments.map(({ from, to, units }) => debt(places[from] ?? winner, places[to] ?? winner, units, 'place')),
  ];
};

const byCount = (state: TienLenState, winner: Seat): readonly Debt[] => {
  const losers = state.hands.flatMap((_, seat) => (seat === winner ? [] : [seat]));
  const counted = losers.filter((seat) => !state.frozen.includes(seat));
  return [
    ...frozenDebts(state, winner),
    ...heldBy(losers, winner, state),
    ...counted.map((seat) => debt(seat, winner, state.hands[seat]?.length ?? 0, 'count')),
  ];
};
