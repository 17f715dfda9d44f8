import { colour, glow, scattered } from './paint.ts';
import type { Brush } from './paint.ts';
import { paintDeep, paintParlour, paintSalon } from './worlds/rooms.ts';
import { paintMidway, paintPass } from './worlds/heights.ts';
import { paintMine, paintNeon, paintTent } from './worlds/places.ts';
import type { Size } from './worlds/places.ts';

/** Quick games that are played round by round, each in a world of its own. */
export type QuickKind = 'dice' | 'plinko' | 'wheel' | 'keno' | 'mines' | 'hi-lo' | 'limbo' | 'towers';

/** Something small that moves in the air; `part` goes from 0 to 1 and begins again. */
type Mote = (
  brush: Brush,
  at: { readonly x: number; readonly y: number; readonly part: number; readonly size: number },
) => void;

export type World = {
  /** The colour the controls take. */
  readonly hue: number;
  /** The place, painted once for a size. */
  readonly paint: (brush: Brush, size: Size) => void;
  readonly mote: Mote;
  /** How long one takes, and whether it rises. */
  readonly lifeMs: number;
  readonly rises: boolean;
};

const dust: Mote = (brush, { x, y, part, size }) => {
  brush.fillStyle = colour(0.9, 0.08, 85, 0.28 * Math.sin(part * Math.PI));
  dot(brush, x, y, size);
};
const spark: Mote = (brush, { x, y, part, size }) => {
  brush.fillStyle = colour(0.8, 0.2, 330 - 120 * part, 0.7 * Math.sin(part * Math.PI));
  brush.fillRect(x, y, size * 0.7, size * 3);
};
const glint: Mote = (brush, { x, y, part, size }) => {
  const light = Math.sin(part * Math.PI) ** 6;
  brush.strokeStyle = colour(0.92, 0.13, 160, light);
  brush.lineWidth = 1.5;
  brush.beginPath();
  brush.moveTo(x - size * 2.4 * light, y);
  brush.lineTo(x + size * 2.4 * light, y);
  brush.moveTo(x, y - size * 2.4 * light);
  brush.lineTo(x, y + size * 2.4 * light);
  brush.stroke();
};
const bulb: Mote = (brush, { x, y, part, size }) =>
  glow(brush, x, y, size * 4, (alpha) => colour(0.88, 0.15, 85, alpha * 0.35 * Math.sin(part * Math.PI) ** 2));
const bubble: Mote = (brush, { x, y, part, size }) => {
  brush.strokeStyle = colour(0.93, 0.05, 210, 0.5 * Math.sin(part * Math.PI));
  brush.lineWidth = 1.2;
  brush.beginPath();
  brush.arc(x, y, size * 1.8, 0, Math.PI * 2);
  brush.stroke();
};

const dot = (brush: Brush, x: number, y: number, radius: number): void => {
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
};

export const WORLDS: Readonly<Record<QuickKind, World>> = {
  dice: { hue: 15, paint: paintParlour, mote: dust, lifeMs: 9_000, rises: false },
  plinko: { hue: 315, paint: paintNeon, mote: spark, lifeMs: 3_600, rises: true },
  wheel: { hue: 45, paint: paintTent, mote: bulb, lifeMs: 2_600, rises: false },
  keno: { hue: 225, paint: paintDeep, mote: bubble, lifeMs: 7_000, rises: true },
  mines: { hue: 70, paint: paintMine, mote: glint, lifeMs: 4_200, rises: false },
  'hi-lo': { hue: 155, paint: paintSalon, mote: dust, lifeMs: 11_000, rises: false },
  limbo: { hue: 300, paint: paintMidway, mote: bulb, lifeMs: 3_200, rises: false },
  towers: { hue: 195, paint: paintPass, mote: dust, lifeMs: 8_000, rises: true },
};

const MOTES = 22;
const PLACES = (() => {
  const next = scattered(77);
  return Array.from({ length: MOTES }, () => ({ x: next(), y: next(), ahead: next(), size: 1 + next() * 2 }));
})();

/** Draws what moves in a world at a moment. */
export const paintMotes = (brush: Brush, { width, height }: Size, { mote, lifeMs, rises }: World, ms: number): void => {
  brush.clearRect(0, 0, width, height);
  for (const { x, y, ahead, size } of PLACES) {
    const part = (ms / lifeMs + ahead) % 1;
    const up = rises ? (1 - part) * height : (y + part * 0.04) * height;
    mote(brush, { x: (x + 0.015 * Math.sin(part * 6.3 + ahead * 9)) * width, y: up, part, size });
  }
};
