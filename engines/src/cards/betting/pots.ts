import type { Seat } from '../card-game.ts';
import { at, sumOf } from './betting.ts';

/** How the chips of a hand are shared: by the levels of those who stay, the rake from the main pot first. */

export type Pot = { readonly amount: number; readonly seats: readonly Seat[] };

export type PotRake = { readonly basisPoints: number; readonly cap: number };

export type SharedPot = Pot & { readonly rake: number; readonly winners: readonly Seat[] };

export type PotSettlement = {
  readonly pots: readonly SharedPot[];
  /** What goes back to the seat that bet more than anybody matched. */
  readonly uncalled: { readonly seat: Seat; readonly amount: number } | null;
  readonly rake: number;
  /** What each seat gains or loses; the rake is taken. */
  readonly net: readonly number[];
};

type Put = { readonly put: readonly number[]; readonly folded: readonly boolean[] };

const WHOLE = 10_000;

/** The part of the highest bet that nobody matched. */
const uncalledOf = (put: readonly number[]): PotSettlement['uncalled'] => {
  const [highest = 0, second = 0] = put.toSorted((one, other) => other - one);
  return highest > second ? { seat: put.indexOf(highest), amount: highest - second } : null;
};

/** The main pot and the side pots, lowest level first. Chips of seats that folded stay in the pots they reach. */
export const potsOf = ({ put, folded }: Put): readonly Pot[] => {
  const inside = put.flatMap((amount, seat) => (folded[seat] === true || amount === 0 ? [] : [{ seat, amount }]));
  const levels = [...new Set(inside.map(({ amount }) => amount))].toSorted((one, other) => one - other);
  return levels.map((level, index) => {
    const below = index === 0 ? 0 : at(levels, index - 1);
    const isTop = index === levels.length - 1;
    const reach = (amount: number): number => Math.max(0, (isTop ? amount : Math.min(amount, level)) - below);
    return {
      amount: sumOf(put.map(reach)),
      seats: inside.filter(({ amount }) => amount >= level).map(({ seat }) => seat),
    };
  });
};

export const sharePots = (
  { put, folded }: Put,
  options: {
    /** The higher value wins; equal ones share. */
    readonly valueOf: (seat: Seat) => number;
    readonly rake: PotRake;
    /** An odd chip goes to the first winner after the button. */
    readonly button: Seat;
  },
): PotSettlement => {
  const uncalled = uncalledOf(put);
  const matched = uncalled ? put.with(uncalled.seat, at(put, uncalled.seat) - uncalled.amount) : put;
  const pots = potsOf({ put: matched, folded });
  const total = sumOf(matched);
  const rake = Math.min(Math.floor((total * options.rake.basisPoints) / WHOLE), options.rake.cap);
  let left = rake;
  const shared = pots.map((pot): SharedPot => {
    const taken = Math.min(left, pot.amount);
    left -= taken;
    const best = Math.max(...pot.seats.map((seat) => options.valueOf(seat)));
    return { ...pot, rake: taken, winners: pot.seats.filter((seat) => options.valueOf(seat) === best) };
  });
  const won = put.map((_, seat) => sumOf(shared.map((pot) => shareOf(pot, seat, options.button, put.length))));
  return { pots: shared, uncalled, rake, net: won.map((amount, seat) => amount - at(matched, seat)) };
};

const shareOf = ({ amount, rake, winners }: SharedPot, seat: Seat, button: Seat, seats: number): number => {
  if (!winners.includes(seat)) return 0;
  const [whole, odd] = [Math.floor((amount - rake) / winners.length), (amount - rake) % winners.length];
  const after = (one: Seat): number => (one - button - 1 + seats) % seats;
  const place = winners.toSorted((one, other) => after(one) - after(other)).indexOf(seat);
  return whole + (place < odd ? 1 : 0);
};
