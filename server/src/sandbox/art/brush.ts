import { wordsOf } from '@fairground/engines/random/repeatable';

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

/** The picture library knows no OKLCH, so the tokens' colour space is turned into sRGB here. */
export const colourOf = (lightness: number, chroma: number, hue: number, alpha = 1): string => {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear));
    return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
  });
  return alpha === 1 ? `rgb(${rgb.join(',')})` : `rgba(${rgb.join(',')},${alpha})`;
};
