import type { Card } from '../../tables/card.ts';
import type { Debt, Seat } from '../card-game.ts';
import { eatenBy } from './state.ts';
import type { PhomState } from './state.ts';
import { bestSplit, isMeld, pointsOf } from './melds.ts';

/** What a seat lays down at the end. Melds are the best there are, and cards that fit melds laid before are sent there. */
export type LaidHand = {
  readonly seat: Seat;
  readonly melds: readonly (readonly Card[])[];
  readonly loose: readonly Card[];
  readonly points: number;
};

/** The seats lay down in the order of turns, from the leader on. */
export const layHands = ({ hands, leader, eaten }: PhomState): readonly LaidHand[] => {
  const table: (readonly Card[])[] = [];
  return hands.map((_, step): LaidHand => {
    const seat = (leader + step) % hands.length;
    const split = bestSplit(hands[seat] ?? [], eatenBy(eaten, seat));
    if (!split) throw new RangeError('Eaten cards stay in melds.');
    const loose = split.melds.length === 0 ? split.loose : sent(split.loose, table);
    table.push(...split.melds);
    return { seat, melds: split.melds, loose, points: pointsOf(loose) };
  });
};

/** Takes the loose cards that make a meld of the table longer; the melds grow by them. */
const sent = (loose: readonly Card[], table: (readonly Card[])[]): readonly Card[] => {
  for (const [at, meld] of table.entries()) {
    const card = loose.find((one) => isMeld([...meld, one]));
    if (card === undefined) continue;
    table[at] = [...meld, card];
    return sent(
      loose.filter((other) => other !== card),
      table,
    );
  }
  return loose;
};

/** Cards that were eaten first, then a full hand or the places. */
export const settlePhom = (state: PhomState): readonly Debt[] => {
  const { turn, full, eaten, rules } = state;
  if (turn !== null) throw new RangeError('A hand is settled when it is over.');
  const forEaten = eaten.map(({ from, by, isLast }): Debt => ({
    from,
    to: by,
    units: isLast ? rules.eatenLast : rules.eaten,
    reason: 'eaten',
  }));
  return [...forEaten, ...(full ? fullDebts(state, full) : placeDebts(state))];
};

const fullDebts = (
  { hands, eaten, rules }: PhomState,
  { seat, how }: NonNullable<PhomState['full']>,
): readonly Debt[] => {
  const others = hands.flatMap((_, other) => (other === seat ? [] : [other]));
  const own = eaten.filter(({ by }) => by === seat);
  const fed = others.find((other) => own.filter(({ from }) => from === other).length >= rules.liableFrom);
  const liable = fed ?? own.find(({ isLast }) => isLast)?.from;
  return others.map((from) => ({ from: liable ?? from, to: seat, units: rules.full[how], reason: 'full' }));
};

const placeDebts = (state: PhomState): readonly Debt[] => {
  const [first, ...others] = ranked(state);
  if (!first) return [];
  return others.map(({ seat, melds }, place) => ({
    from: seat,
    to: first.seat,
    units: melds.length === 0 ? state.rules.noMeld : (state.rules.places[place] ?? 0),
    reason: 'place',
  }));
};

/** Fewest points first, seats without a meld last; where that is equal, who laid down first. */
export const ranked = (state: PhomState): readonly LaidHand[] =>
  layHands(state).toSorted((one, other) => {
    if (one.melds.length === 0 || other.melds.length === 0)
      return Number(one.melds.length === 0) - Number(other.melds.length === 0);
    return one.points - other.points;
  });
