import { wordsOf } from '@fairground/engines/random/repeatable';
import { colourOf } from '../../platform/srgb.ts';

/** The size a tile is drawn in: three to four, twice the width it has in a lobby. */
export const WIDTH = 300;
export const HEIGHT = 400;

/** What every part of a tile is drawn with: its light and its own chance. */
export type Brush = {
  /** A colour by lightness and chroma; `shift` turns the hue away from the tile's own. */
  readonly ink: (lightness: number, chroma: number, shift?: number, alpha?: number) => string;
  /** A number in between, from the tile's own stream. */
  readonly between: (least: number, most: number) => number;
  /** How far the second light stands from the first on the wheel. */
  readonly second: number;
};

/** Second lights that sit well with any hue: a neighbour to either side, or nearly opposite. */
const SECOND_LIGHTS = [38, -42, 60, -70, 150] as const;

export const brushOf = (hue: number, seed: string): Brush => {
  const words = wordsOf(seed);
  const between = (least: number, most: number): number => least + (words() / 0x1_0000_0000) * (most - least);
  const second = SECOND_LIGHTS[Math.floor(between(0, SECOND_LIGHTS.length))] ?? 38;
  return {
    between,
    second,
    ink: (lightness, chroma, shift = 0, alpha = 1) => colourOf(lightness, chroma, hue + shift, alpha),
  };
};

/** Shortens a number for the drawing. */
export const at = (value: number): number => Math.round(value * 10) / 10;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.round(count) }, (_, index) => draw(index)).join('');
