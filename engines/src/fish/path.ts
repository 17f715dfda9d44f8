import type { Outcome } from '../fair/outcome.ts';
import { below, weighted } from '../random/words.ts';
import type { Words } from '../random/words.ts';

/** A place in the sea, in whole steps; the sea lies from 0 to its size, fish come from outside and leave it again. */
export type Place = { readonly x: number; readonly y: number };

/** A fish on its way: from its start for so long, along four points. Everybody computes the same places from it. */
export type Spawn = {
  readonly id: number;
  readonly kind: string;
  readonly startMs: number;
  readonly durationMs: number;
  readonly points: readonly [Place, Place, Place, Place];
};

export type SeaRules = {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** How long a wave of spawns is, and how many fish it has. */
  readonly waveMs: number;
  readonly fish: number;
  readonly kinds: readonly { readonly code: string; readonly weight: number; readonly durationMs: number }[];
};

/** The fish of one wave, in the order they come. */
export const spawnWave: Outcome<SeaRules, readonly Spawn[]> = (words, rules) => {
  const weights = rules.kinds.map(({ weight }) => weight);
  return Array.from({ length: rules.fish }, () => {
    const kind = rules.kinds[weighted(words, weights)];
    const startMs = below(words, rules.waveMs);
    return { id: 0, kind: kind?.code ?? '', startMs, durationMs: kind?.durationMs ?? 1, points: newPath(words, rules) };
  })
    .toSorted((one, other) => one.startMs - other.startMs)
    .map((spawn, id) => ({ ...spawn, id }));
};

/** Across the sea from one side to the other, with two bends on the way. */
const newPath = (words: Words, { width, height, margin }: SeaRules): Spawn['points'] => {
  const isFromLeft = below(words, 2) === 0;
  const somewhere = (x: number): Place => ({ x, y: below(words, height + 1) });
  const across = [-margin, Math.floor(width / 3), Math.floor((2 * width) / 3), width + margin];
  const [first = 0, second = 0, third = 0, last = 0] = isFromLeft ? across : across.toReversed();
  return [somewhere(first), somewhere(second), somewhere(third), somewhere(last)];
};

/** How far off a reported shot may be: the clocks and lines of players differ. */
export const TOLERANCE_MS = 300;

/** Whether a fish can be hit at a moment of its wave, as the server's own clock has it. */
export const canBeHit = ({ startMs, durationMs }: Spawn, atMs: number): boolean =>
  atMs >= startMs - TOLERANCE_MS && atMs <= startMs + durationMs + TOLERANCE_MS;

/** Where a fish is. Sums and products only, so that every machine gets the same bits. */
export const placeAt = ({ startMs, durationMs, points }: Spawn, atMs: number): Place => {
  const done = Math.min(Math.max((atMs - startMs) / durationMs, 0), 1);
  const left = 1 - done;
  const weights = [left * left * left, 3 * left * left * done, 3 * left * done * done, done * done * done];
  const mix = (axis: 'x' | 'y'): number =>
    points.reduce((sum, point, index) => sum + point[axis] * (weights[index] ?? 0), 0);
  return { x: mix('x'), y: mix('y') };
};
