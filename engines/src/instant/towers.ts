import type { Outcome } from '../fair/outcome.ts';
import { divide, fraction, parseDecimal, power } from '../maths/fraction.ts';
import { LOST } from '../maths/payout.ts';
import type { Return } from '../maths/payout.ts';
import { drawn } from '../random/words.ts';
import { IllegalStepError } from './illegal-step.ts';

export const TOWERS = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type Tower = (typeof TOWERS)[number];

/** How many doors every floor of a tower has, and behind how many of them is a trap. */
export type TowerPlan = { readonly doors: number; readonly traps: number };

export type TowersRules = {
  readonly floors: number;
  readonly rtp: string;
  readonly towers: Readonly<Record<Tower, TowerPlan>>;
};

export const TOWERS_RULES: TowersRules = {
  floors: 9,
  rtp: '0.99',
  towers: {
    easy: { doors: 4, traps: 1 },
    medium: { doors: 3, traps: 1 },
    hard: { doors: 2, traps: 1 },
    expert: { doors: 3, traps: 2 },
    master: { doors: 4, traps: 3 },
  },
};

export type TowerRules = TowerPlan & { readonly floors: number; readonly rtp: string };

export const towerRules = ({ floors, rtp, towers }: TowersRules, tower: Tower): TowerRules => ({
  ...towers[tower],
  floors,
  rtp,
});

/** The traps of every floor from the ground up: drawn before the first step, revealed after the last. */
export const placeTraps: Outcome<TowerRules, readonly (readonly number[])[]> = (words, { floors, doors, traps }) =>
  Array.from({ length: floors }, () => drawn(words, traps, doors));

export type TowersRound = {
  readonly rules: TowerRules;
  readonly traps: readonly (readonly number[])[];
  /** The door taken on each floor so far. */
  readonly climbed: readonly number[];
  readonly state: 'open' | 'cashed' | 'lost';
};

export const startTowers = (rules: TowerRules, traps: readonly (readonly number[])[]): TowersRound => ({
  rules,
  traps,
  climbed: [],
  state: 'open',
});

/** Takes a door of the next floor. The top floor cashes out by itself: there is nowhere left to climb. */
export const climbTower = (round: TowersRound, door: number): TowersRound => {
  const { rules, traps, climbed, state } = round;
  if (state !== 'open') throw new IllegalStepError('round-over');
  if (!Number.isInteger(door) || door < 0 || door >= rules.doors) throw new IllegalStepError('not-a-door');
  const further = { ...round, climbed: [...climbed, door] };
  if (traps[climbed.length]?.includes(door)) return { ...further, state: 'lost' };
  return further.climbed.length === rules.floors ? { ...further, state: 'cashed' } : further;
};

/** Takes what is won so far; at least one floor must be climbed. */
export const cashOutTowers = (round: TowersRound): TowersRound => {
  if (round.state !== 'open') throw new IllegalStepError('round-over');
  if (round.climbed.length === 0) throw new IllegalStepError('nothing-won');
  return { ...round, state: 'cashed' };
};

/** What a finished round gives back. */
export const towersReturn = ({ rules, climbed, state }: TowersRound): Return => {
  if (state === 'open') throw new IllegalStepError('nothing-won');
  return state === 'lost' ? LOST : towersWin(rules, climbed.length);
};

/** The stated return divided by the chance of so many safe doors in a row, exactly. */
export const towersWin = ({ doors, traps, rtp }: TowerRules, floors: number): Return =>
  divide(parseDecimal(rtp), power(fraction(doors - traps, doors), floors));
