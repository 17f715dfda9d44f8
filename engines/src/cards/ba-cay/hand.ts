import type { Card } from '../../tables/card.ts';
import type { ActionFault, Applied, Deal, Debt, HiddenCards, Seat } from '../card-game.ts';
import { dealCards } from '../deal-cards.ts';
import { baCayHand } from './value.ts';

export type BaCayRules = {
  readonly betMax: number;
  /** What the winner's hand multiplies the bet with. */
  readonly byTen: number;
  readonly byTriple: number;
  /** What each seat that takes part puts into the common pot for the best hand. */
  readonly common: number;
  readonly sideMax: number;
};

/** What a seat stakes before it sees its cards. The banker stakes nothing against itself. */
export type BaCayBets = {
  readonly units: number;
  readonly isInCommon: boolean;
  /** Bets between two seats: they count where both name each other, by the lower amount. */
  readonly sides: readonly { readonly with: Seat; readonly units: number }[];
};

export type BaCayState = {
  readonly rules: BaCayRules;
  readonly banker: Seat;
  readonly hands: readonly HiddenCards[];
  readonly bets: readonly (BaCayBets | null)[];
};

export type BaCayAction = { readonly do: 'bet' } & BaCayBets;

export type BaCayEvent =
  | { readonly is: 'bet'; readonly seat: Seat; readonly bets: BaCayBets }
  | { readonly is: 'over' };

/** Cards are shown to nobody before all bets are in, and to everybody then. */
export type BaCayView = {
  readonly seat: Seat | null;
  readonly rules: BaCayRules;
  readonly banker: Seat;
  readonly bets: readonly (BaCayBets | null)[];
  readonly shown: readonly (readonly Card[])[] | null;
};

const CARDS_EACH = 3;

/** The button is the banker. */
export const dealBaCay = (deal: Deal, rules: BaCayRules): BaCayState => {
  const hands = dealCards(deal, CARDS_EACH);
  return { rules, banker: deal.button, hands, bets: hands.map(() => null) };
};

export const waitsFor = ({ bets }: BaCayState): readonly Seat[] =>
  bets.flatMap((bet, seat) => (bet === null ? [seat] : []));

export const isOver = (state: BaCayState): boolean => waitsFor(state).length === 0;

export const viewBaCay = (state: BaCayState, seat: Seat | null): BaCayView => ({
  seat,
  rules: state.rules,
  banker: state.banker,
  bets: state.bets,
  shown: isOver(state) ? state.hands : null,
});

export const faultOf = (view: BaCayView, action: BaCayAction): ActionFault | undefined => {
  const { seat, banker, bets, rules } = view;
  if (bets.every((bet) => bet !== null)) return 'hand-is-over';
  if (seat === null || bets[seat] !== null) return 'not-your-turn';
  const isUnits = (units: number, min: number, max: number): boolean =>
    Number.isInteger(units) && units >= min && units <= max;
  const isBet = seat === banker ? action.units === 0 : isUnits(action.units, 1, rules.betMax);
  const partners = action.sides.map((side) => side.with);
  const areSides = action.sides.every(
    (side) => side.with !== seat && bets[side.with] !== undefined && isUnits(side.units, 1, rules.sideMax),
  );
  return isBet && areSides && new Set(partners).size === partners.length ? undefined : 'bet-out-of-range';
};

export const applyBaCay = (
  state: BaCayState,
  seat: Seat,
  action: BaCayAction,
): Applied<BaCayState, BaCayEvent> | { readonly fault: ActionFault } => {
  const fault = faultOf(viewBaCay(state, seat), action);
  if (fault !== undefined) return { fault };
  const { do: _do, ...bets } = action;
  const next = { ...state, bets: state.bets.with(seat, bets) };
  const event: BaCayEvent = { is: 'bet', seat, bets };
  return { state: next, events: isOver(next) ? [event, { is: 'over' }] : [event] };
};

/** The banker against each, in the order of seats; then the bets between two, then the common pot. */
export const settleBaCay = (state: BaCayState): readonly Debt[] => {
  const { rules, banker, hands } = state;
  if (!isOver(state)) throw new RangeError('A hand is settled when it is over.');
  const values = hands.map((hand) => baCayHand(hand));
  const valueOf = (seat: Seat): number => values[seat]?.value ?? 0;
  const between = (one: Seat, other: Seat): { readonly from: Seat; readonly to: Seat } =>
    valueOf(one) > valueOf(other) ? { from: other, to: one } : { from: one, to: other };
  const against = hands.flatMap((_, seat): readonly Debt[] => {
    if (seat === banker) return [];
    const { from, to } = between(seat, banker);
    const units = (state.bets[seat]?.units ?? 0) * factorOf(values[to], rules);
    return [{ from, to, units, reason: 'banker' }];
  });
  return [...against, ...sideDebts(state, between), ...commonDebts(state, valueOf)];
};

const factorOf = (hand: ReturnType<typeof baCayHand> | undefined, { byTen, byTriple }: BaCayRules): number => {
  if (hand?.isTriple === true) return byTriple;
  return hand?.points === 10 ? byTen : 1;
};

const sideDebts = (
  { bets }: BaCayState,
  between: (one: Seat, other: Seat) => { readonly from: Seat; readonly to: Seat },
): readonly Debt[] =>
  bets.flatMap((bet, seat) =>
    (bet?.sides ?? []).flatMap((side): readonly Debt[] => {
      const answer = bets[side.with]?.sides.find((back) => back.with === seat);
      if (!answer || side.with < seat) return [];
      return [{ ...between(seat, side.with), units: Math.min(side.units, answer.units), reason: 'side' }];
    }),
  );

const commonDebts = ({ bets, rules }: BaCayState, valueOf: (seat: Seat) => number): readonly Debt[] => {
  const seats = bets.flatMap((bet, seat) => (bet?.isInCommon === true ? [seat] : []));
  const [best] = seats.toSorted((one, other) => valueOf(other) - valueOf(one));
  return seats.flatMap((seat): readonly Debt[] =>
    best === undefined || seat === best ? [] : [{ from: seat, to: best, units: rules.common, reason: 'common' }],
  );
};

/** The seat with the best hand, if it has ten or a triple: it may take the bank. */
export const bankTaker = ({ hands }: BaCayState): Seat | null => {
  const values = hands.map((hand) => baCayHand(hand));
  const best = values.reduce((top, hand, seat) => (hand.value > (values[top]?.value ?? 0) ? seat : top), 0);
  const hand = values[best];
  return hand && (hand.isTriple || hand.points === 10) ? best : null;
};
