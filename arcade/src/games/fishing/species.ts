import type { Brush } from '../../art/paint.ts';
import { paintClownfish, paintLanternfish, paintRay, paintSeahorse, paintSwordfish } from './paint-fish.ts';
import { paintDolphin, paintGoldenWhale, paintHammerhead, paintRiverDragon } from './paint-great.ts';
import { paintLobster, paintOctopus, paintStormShell, paintTreasureCrab, paintTurtle } from './paint-shelled.ts';
import { paintGoby, paintJellyfish, paintMinnow, paintPufferfish, paintSquid } from './paint-small.ts';

/** How a kind of fish looks and moves. Every picture faces left. */
export type Species = {
  readonly picture: (brush: Brush) => void;
  /** Its length in steps of the sea. */
  readonly size: number;
  /** How it swims: a wave through the body, a pulse of the whole, or a glide. */
  readonly swim: 'wave' | 'pulse' | 'glide';
  readonly beatMs: number;
  /** The hue of the light around it, for those that carry one. */
  readonly light?: number;
};

export const SPECIES: Readonly<Record<string, Species>> = {
  minnow: { picture: paintMinnow, size: 84, swim: 'wave', beatMs: 420 },
  goby: { picture: paintGoby, size: 92, swim: 'wave', beatMs: 520 },
  clownfish: { picture: paintClownfish, size: 106, swim: 'wave', beatMs: 520 },
  lanternfish: { picture: paintLanternfish, size: 118, swim: 'wave', beatMs: 640, light: 95 },
  seahorse: { picture: paintSeahorse, size: 118, swim: 'pulse', beatMs: 900 },
  jellyfish: { picture: paintJellyfish, size: 118, swim: 'pulse', beatMs: 1_300, light: 275 },
  pufferfish: { picture: paintPufferfish, size: 124, swim: 'pulse', beatMs: 1_100 },
  squid: { picture: paintSquid, size: 130, swim: 'pulse', beatMs: 800 },
  turtle: { picture: paintTurtle, size: 156, swim: 'glide', beatMs: 1_500 },
  octopus: { picture: paintOctopus, size: 146, swim: 'pulse', beatMs: 1_200 },
  lobster: { picture: paintLobster, size: 146, swim: 'glide', beatMs: 700 },
  ray: { picture: paintRay, size: 190, swim: 'pulse', beatMs: 1_500 },
  swordfish: { picture: paintSwordfish, size: 230, swim: 'wave', beatMs: 480 },
  dolphin: { picture: paintDolphin, size: 200, swim: 'glide', beatMs: 900 },
  'treasure-crab': { picture: paintTreasureCrab, size: 158, swim: 'glide', beatMs: 500, light: 80 },
  'storm-shell': { picture: paintStormShell, size: 142, swim: 'glide', beatMs: 1_600, light: 215 },
  hammerhead: { picture: paintHammerhead, size: 310, swim: 'wave', beatMs: 900, light: 20 },
  'river-dragon': { picture: paintRiverDragon, size: 340, swim: 'wave', beatMs: 1_100, light: 150 },
  'golden-whale': { picture: paintGoldenWhale, size: 390, swim: 'wave', beatMs: 1_700, light: 85 },
};

export const speciesOf = (kind: string): Species => {
  const found = SPECIES[kind];
  if (!found) throw new RangeError(`Nobody has drawn a ${kind}.`);
  return found;
};
