import { METALS } from '@fairground/contract/catalog/look';
import type { MetalName, Tone } from '@fairground/contract/catalog/look';
import type { Glyph } from './cast.ts';
import { colour, newCanvas } from './paint.ts';
import type { Brush } from './paint.ts';

/** The three tones a raised thing is painted in. */
export type Tones = { readonly light: Tone; readonly body: Tone; readonly deep: Tone };

export const tone = ([lightness, chroma, hue]: Tone, alpha = 1): string => colour(lightness, chroma, hue, alpha);

export const metalTones = (metal: MetalName): Tones => METALS[metal];

/** Enamel of a hue, for letters and stones. */
export const enamelTones = (hue: number): Tones => ({
  light: [0.93, 0.08, hue],
  body: [0.7, 0.18, hue],
  deep: [0.38, 0.15, hue - 12],
});

/** Fills or strokes one shape; where it stands is already set. */
export type Shape = { readonly fill: (brush: Brush) => void; readonly stroke: (brush: Brush) => void };

/** How a raised shape stands on its ground: the thickness of its dark edge, and how far it stands out. */
export type Raise = { readonly edge: number; readonly height: number };

/**
 * Paints a shape as if it stood out from its ground. The light comes from the upper left in every game: edges that face
 * it shine, those that turn away are dark.
 */
export const raise = (brush: Brush, size: number, shape: Shape, { light, body, deep }: Tones, by: Raise): void => {
  const sheet = newCanvas(size, size);
  const ore = sheet.brush.createLinearGradient(size * 0.3, size * 0.1, size * 0.5, size * 0.92);
  ore.addColorStop(0, tone(light));
  ore.addColorStop(0.5, tone(body));
  ore.addColorStop(1, tone([(body[0] + deep[0]) / 2, body[1], deep[2]]));
  sheet.brush.fillStyle = ore;
  shape.fill(sheet.brush);
  sheet.brush.globalCompositeOperation = 'source-atop';
  sheet.brush.lineJoin = 'round';
  sheet.brush.lineWidth = by.height * 1.6;
  for (const [shift, paint] of [
    [-by.height, tone([deep[0] * 0.8, deep[1], deep[2]], 0.55)],
    [by.height, tone([0.99, Math.min(0.04, light[1]), light[2]], 0.8)],
  ] as const) {
    sheet.brush.save();
    sheet.brush.translate(shift * 0.7, shift);
    sheet.brush.strokeStyle = paint;
    shape.stroke(sheet.brush);
    sheet.brush.restore();
  }
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 60%)';
  brush.shadowBlur = by.height * 3;
  brush.shadowOffsetX = by.height * 0.8;
  brush.shadowOffsetY = by.height * 1.8;
  brush.lineJoin = 'round';
  brush.lineWidth = by.edge * 2;
  brush.strokeStyle = tone([Math.min(0.2, deep[0]), deep[1] * 0.6, deep[2]]);
  shape.stroke(brush);
  brush.restore();
  brush.drawImage(sheet.canvas, 0, 0);
};

/** A glyph of a size round a point, as a shape. */
export const glyphShape = ({ box, path }: Glyph, x: number, y: number, size: number): Shape => {
  const drawn = new Path2D(path);
  const scale = size / box;
  const placed = new Path2D();
  placed.addPath(drawn, new DOMMatrix([scale, 0, 0, scale, x - size / 2, y - size / 2]));
  return pathShape(placed);
};

const pathShape = (path: Path2D): Shape => ({
  fill: (brush) => brush.fill(path),
  stroke: (brush) => brush.stroke(path),
});

/** Words round a point, as a shape: no wider than `widthMax`. */
export const wordShape = (words: string, font: string, x: number, y: number, widthMax: number): Shape => {
  const set = (brush: Brush): void => {
    brush.font = font;
    brush.textAlign = 'center';
    brush.textBaseline = 'alphabetic';
  };
  return {
    fill: (brush) => {
      set(brush);
      brush.fillText(words, x, y, widthMax);
    },
    stroke: (brush) => {
      set(brush);
      brush.strokeText(words, x, y, widthMax);
    },
  };
};
