import { add, divide, fraction, multiply, parseDecimal, subtract } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';

/** A kind of fish: what it pays when it is caught, in times the cost of the shot. */
export type FishKind = {
  readonly code: string;
  /** What it may pay, by whole weights; most kinds pay one thing only. */
  readonly pays: readonly { readonly times: number; readonly weight: number }[];
  /** Shots given for nothing, of the cannon that caught it; their value is part of what the fish is worth. */
  readonly freeShots: number;
};

/** What a room promises: this part of all costs comes back, the given share of it through the jackpot. */
export type RoomReturn = { readonly rtp: string; readonly jackpotShare: string };

const paying = (code: string, times: number): FishKind => ({ code, pays: [{ times, weight: 1 }], freeShots: 0 });

/** From the shoal to the bosses. A boss is caught by one blow like every other; its wounds are a picture. */
export const FISH: readonly FishKind[] = [
  paying('minnow', 2),
  paying('goby', 3),
  paying('clownfish', 5),
  paying('lanternfish', 8),
  paying('seahorse', 10),
  paying('jellyfish', 12),
  paying('pufferfish', 15),
  paying('squid', 18),
  paying('turtle', 20),
  paying('octopus', 25),
  paying('lobster', 30),
  paying('ray', 35),
  paying('swordfish', 50),
  paying('dolphin', 70),
  {
    code: 'treasure-crab',
    pays: [
      { times: 20, weight: 5 },
      { times: 40, weight: 3 },
      { times: 100, weight: 2 },
    ],
    freeShots: 0,
  },
  { code: 'storm-shell', pays: [{ times: 10, weight: 1 }], freeShots: 20 },
  paying('hammerhead', 120),
  {
    code: 'river-dragon',
    pays: [
      { times: 100, weight: 6 },
      { times: 200, weight: 3 },
      { times: 500, weight: 1 },
    ],
    freeShots: 0,
  },
  paying('golden-whale', 320),
];

/** The part of a cost that fish pay back: the promise less what goes to the jackpot. */
export const fishReturn = ({ rtp, jackpotShare }: RoomReturn): Fraction =>
  subtract(parseDecimal(rtp), parseDecimal(jackpotShare));

/** The exact worth of a catch in times the cost; a free shot is worth what a shot pays back. */
export const meanWorth = (room: RoomReturn, { pays, freeShots }: FishKind): Fraction => {
  const weights = pays.reduce((sum, { weight }) => sum + weight, 0);
  const times = pays.reduce((sum, pay) => sum + pay.times * pay.weight, 0);
  return add(fraction(times, weights), multiply(fraction(freeShots), fishReturn(room)));
};

/**
 * The chance that a shot catches the fish: the part of the cost spent on it, divided by its worth. So every target has
 * the same return, whatever is aimed at and by whom.
 */
export const captureChance = (room: RoomReturn, kind: FishKind, part: Fraction = fraction(1)): Fraction =>
  divide(multiply(fishReturn(room), part), meanWorth(room, kind));

/** The most one fish can pay, and the chance that a net aimed at it brings just that. */
export const dearestCatch = (
  room: RoomReturn,
  kinds: readonly FishKind[],
): { readonly kind: FishKind; readonly times: number; readonly chance: Fraction } => {
  const all = kinds.flatMap((kind) => {
    const weights = kind.pays.reduce((sum, { weight }) => sum + weight, 0);
    const caught = captureChance(room, kind);
    return kind.pays.map(({ times, weight }) => ({ kind, times, chance: multiply(caught, fraction(weight, weights)) }));
  });
  return all.reduce((dearest, each) => (each.times > dearest.times ? each : dearest));
};
