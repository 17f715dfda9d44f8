import { colour, scattered } from './paint.ts';
import type { Brush } from './paint.ts';
import { tone } from './relief.ts';
import type { Tones } from './relief.ts';

/** The room the edge of a cabinet goes round, and what it is painted with. */
export type Cabinet = {
  readonly brush: Brush;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly hue: number;
  readonly tones: Tones;
};

/** How wide an edge is. */
export const EDGE = 17;

/** Points round the cabinet in even steps, with the way they look along. */
export const around = ({ left, top, width, height }: Cabinet, out: number, step: number, draw: Draw): void => {
  const [wide, high] = [width + 2 * out, height + 2 * out];
  const sides = [
    [left - out, top - out, wide, 0],
    [left - out + wide, top - out, high, Math.PI / 2],
    [left - out + wide, top - out + high, wide, Math.PI],
    [left - out, top - out + high, high, -Math.PI / 2],
  ] as const;
  for (const [x, y, length, angle] of sides) {
    const count = Math.max(1, Math.round(length / step));
    for (let index = 0; index < count; index += 1) {
      const way = (length * index) / count;
      draw(x + way * Math.cos(angle), y + way * Math.sin(angle), angle, length / count, index);
    }
  }
};
type Draw = (x: number, y: number, angle: number, step: number, index: number) => void;

const box = ({ brush, left, top, width, height }: Cabinet, out: number, radius: number): void => {
  brush.beginPath();
  brush.roundRect(left - out, top - out, width + 2 * out, height + 2 * out, radius);
};

export const ore = (cabinet: Cabinet): CanvasGradient => {
  const { brush, left, top, width, height, tones } = cabinet;
  const paint = brush.createLinearGradient(left, top - EDGE, left + width * 0.5, top + height + EDGE);
  paint.addColorStop(0, tone(tones.light));
  paint.addColorStop(0.22, tone(tones.body));
  paint.addColorStop(0.5, tone(tones.deep));
  paint.addColorStop(0.72, tone(tones.body));
  paint.addColorStop(1, tone(tones.deep));
  return paint;
};

export const wood = (cabinet: Cabinet): string => colour(0.4, 0.06, 45 + (cabinet.hue % 20));

export const ring = (cabinet: Cabinet, fill: string | CanvasGradient, out = EDGE, radius = 17): void => {
  const { brush } = cabinet;
  box(cabinet, out, radius);
  brush.fillStyle = fill;
  brush.fill();
};

export const line = (cabinet: Cabinet, out: number, radius: number, width: number, paint: string): void => {
  box(cabinet, out, radius);
  cabinet.brush.lineWidth = width;
  cabinet.brush.strokeStyle = paint;
  cabinet.brush.stroke();
};

export const knob = ({ brush, tones }: Cabinet, x: number, y: number, radius: number): void => {
  const shine = brush.createRadialGradient(x - radius * 0.35, y - radius * 0.4, 0.5, x, y, radius);
  shine.addColorStop(0, tone(tones.light));
  shine.addColorStop(0.6, tone(tones.body));
  shine.addColorStop(1, tone(tones.deep));
  brush.fillStyle = shine;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
};

/** A shape that repeats along the outside, its foot on the edge: x along, y outward. */
export const outside = (
  cabinet: Cabinet,
  step: number,
  fill: string | CanvasGradient,
  shape: (half: number) => void,
): void =>
  around(cabinet, EDGE - 2, step, (x, y, angle, length) => {
    const { brush } = cabinet;
    brush.save();
    brush.translate(x, y);
    brush.rotate(angle);
    brush.translate(length / 2, 0);
    brush.beginPath();
    shape(length / 2);
    brush.fillStyle = fill;
    brush.fill();
    brush.lineWidth = 1;
    brush.strokeStyle = tone(cabinet.tones.deep, 0.8);
    brush.stroke();
    brush.restore();
  });

export const metalRing = (cabinet: Cabinet): void => {
  ring(cabinet, ore(cabinet));
  line(cabinet, EDGE - 1, 16, 1.5, tone(cabinet.tones.light, 0.7));
  line(cabinet, 6, 8, 2, tone(cabinet.tones.deep));
};

export const woodRing = (cabinet: Cabinet): void => {
  ring(cabinet, wood(cabinet));
  line(cabinet, EDGE - 1, 16, 2, colour(0.55, 0.07, 55));
  const chance = scattered(11);
  for (const out of [8, 11.5, 14.5]) line(cabinet, out, 12, 1, colour(0.3 + chance() * 0.05, 0.05, 40, 0.7));
  line(cabinet, 6, 8, 2, colour(0.22, 0.04, 40));
};
