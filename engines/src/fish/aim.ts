import type { Outcome } from '../fair/outcome.ts';
import type { ServerSeed } from '../fair/seed.ts';
import { wordsOf } from '../fair/stream.ts';
import { canBeHit, placeAt, spawnWave, TOLERANCE_MS } from './path.ts';
import type { Place, SeaRules, Spawn } from './path.ts';
import type { FishingRules, Weapon } from './room.ts';
import type { Words } from '../random/words.ts';

/** A fish of a room: its number is the room's own, its times count from the beginning of the room. */
export type RoomFish = Spawn & { readonly fish: number };

/** Numbers of one wave and the next never meet. */
const FISH_PER_WAVE_MAX = 1_000;

/** The words a wave is made of. Where fish swim decides no money: every target returns the same. */
export const wordsOfWave = (seed: ServerSeed, wave: number): Words =>
  wordsOf(seed, { game: 'fishing-sea', clientSeed: 'sea', nonce: wave });

/** The fish that begin in a wave, from the words of its seed. */
export const fishOfWave: Outcome<{ readonly sea: SeaRules; readonly wave: number }, readonly RoomFish[]> = (
  words,
  { sea, wave },
) =>
  spawnWave(words, sea).map((spawn) => ({
    ...spawn,
    fish: wave * FISH_PER_WAVE_MAX + spawn.id,
    startMs: wave * sea.waveMs + spawn.startMs,
  }));

export const waveAt = ({ waveMs }: SeaRules, atMs: number): number => Math.max(0, Math.floor(atMs / waveMs));

/** The waves whose fish may be under way at a moment: no fish swims longer than a wave. */
export const wavesAt = (sea: SeaRules, atMs: number): readonly number[] => {
  const wave = waveAt(sea, atMs + TOLERANCE_MS);
  return wave === 0 ? [0] : [wave - 1, wave];
};

/** Where the cannon of a seat stands: two at the bottom, two at the top. */
export const cannonOf = ({ width, height }: SeaRules, seat: number): Place => ({
  x: Math.floor((width * (seat % 2 === 0 ? 3 : 7)) / 10),
  y: seat < 2 ? height : 0,
});

/** How much screens may differ: a fish is large, and every screen has its own shape. */
const SLACK = 80;

/**
 * Whether a shot of a seat can meet all these fish at a moment: each is on its way and in sight, and of a weapon that
 * reaches several the others are near the first, or near the line from the cannon to it.
 */
export const canMeet = (
  { sea, weapons }: FishingRules,
  shot: { readonly weapon: Weapon; readonly seat: number; readonly atMs: number; readonly fish: readonly RoomFish[] },
): boolean => {
  const { targetsMax, reach } = weapons[shot.weapon];
  const [first, ...others] = shot.fish;
  if (!first || shot.fish.length > targetsMax || new Set(shot.fish.map(({ fish }) => fish)).size < shot.fish.length)
    return false;
  if (!shot.fish.every((fish) => canBeHit(fish, shot.atMs) && isInSight(sea, placeAt(fish, shot.atMs)))) return false;
  const aim = placeAt(first, shot.atMs);
  const from = cannonOf(sea, shot.seat);
  return others.every((fish) => {
    const place = placeAt(fish, shot.atMs);
    const far = shot.weapon === 'laser' ? fromLine(from, aim, place) : Math.hypot(place.x - aim.x, place.y - aim.y);
    return far <= reach + SLACK;
  });
};

export const isInSight = ({ width, height }: SeaRules, { x, y }: Place): boolean =>
  x >= -SLACK && x <= width + SLACK && y >= -SLACK && y <= height + SLACK;

/** How far a place is from the line through two others. */
export const fromLine = (from: Place, to: Place, { x, y }: Place): number => {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(alongX, alongY);
  return length === 0
    ? Math.hypot(x - from.x, y - from.y)
    : Math.abs(alongX * (y - from.y) - alongY * (x - from.x)) / length;
};
