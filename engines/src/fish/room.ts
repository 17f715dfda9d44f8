import { FISH } from './fish-kind.ts';
import type { FishKind, RoomReturn } from './fish-kind.ts';
import type { SeaRules } from './path.ts';

/** What a shot can be fired with: how many cannon loads it costs, and how many fish share it at most. */
export type WeaponRules = {
  readonly cost: number;
  readonly targetsMax: number;
  /** How far from the first fish, or from the line to it, another one may be, in steps of the sea. */
  readonly reach: number;
};

export const WEAPONS = ['bullet', 'laser', 'bomb'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** Everything about a fishing room that is the same for everybody. */
export type FishingRules = RoomReturn & {
  /** One ticket in so many wins the pool; a shot has as many tickets as it costs cannon loads of size 1. */
  readonly jackpotOneIn: number;
  readonly cannons: readonly number[];
  readonly weapons: Readonly<Record<Weapon, WeaponRules>>;
  readonly seats: number;
  /** Fish that come with a word of warning. */
  readonly bosses: readonly string[];
  readonly kinds: readonly FishKind[];
  readonly sea: SeaRules;
};

const SEA_KINDS: readonly (readonly [code: string, weight: number, durationMs: number])[] = [
  ['minnow', 14, 11_000],
  ['goby', 12, 12_000],
  ['clownfish', 11, 12_000],
  ['lanternfish', 8, 13_000],
  ['seahorse', 6, 16_000],
  ['jellyfish', 7, 19_000],
  ['pufferfish', 6, 15_000],
  ['squid', 5, 12_000],
  ['turtle', 5, 18_000],
  ['octopus', 4, 17_000],
  ['lobster', 4, 17_000],
  ['ray', 4, 14_000],
  ['swordfish', 3, 10_000],
  ['dolphin', 3, 11_000],
  ['treasure-crab', 3, 18_000],
  ['storm-shell', 2, 18_000],
  ['hammerhead', 2, 17_000],
  ['river-dragon', 1, 22_000],
  ['golden-whale', 1, 25_000],
];

/** The house's sea. Whatever is aimed at, by whatever weapon, 97 of 100 come back in the long run, 1 of them as jackpot. */
export const FISHING: FishingRules = {
  rtp: '0.97',
  jackpotShare: '0.01',
  jackpotOneIn: 25_000,
  cannons: [1, 2, 3, 5, 10],
  weapons: {
    bullet: { cost: 1, targetsMax: 1, reach: 0 },
    laser: { cost: 2, targetsMax: 5, reach: 110 },
    bomb: { cost: 4, targetsMax: 6, reach: 300 },
  },
  seats: 4,
  bosses: ['hammerhead', 'river-dragon', 'golden-whale'],
  kinds: FISH,
  sea: {
    width: 1_600,
    height: 900,
    margin: 160,
    waveMs: 30_000,
    fish: 44,
    kinds: SEA_KINDS.map(([code, weight, durationMs]) => ({ code, weight, durationMs })),
  },
};
