import type { WheelField } from '@fairground/engines/tables/money-wheel';
import { circle, draw, path, words } from '../svg.ts';

/** What each field of the wheel is painted in, from the light to the shade. */
export const FIELD_COLOURS: Readonly<Record<WheelField, readonly [string, string]>> = {
  one: ['#e9b44c', '#a8741a'],
  three: ['#4f8ff0', '#1e4fa8'],
  sun: ['#ef5f4a', '#a3221a'],
  moon: ['#8e86c9', '#4c4590'],
  star: ['#2fae76', '#126344'],
  lantern: ['#2b2f44', '#11131f'],
  crown: ['#c354d6', '#6d1f84'],
};

const RAYS = Array.from({ length: 8 }, (_, index) => index * 45);

const SHAPES: Readonly<Partial<Record<WheelField, () => readonly Node[]>>> = {
  sun: () => [
    circle(0, 0, 7, { fill: '#ffe9b0' }),
    ...RAYS.map((angle) => path('M-2 -9 L0 -15 L2 -9z', { fill: '#ffe9b0', transform: `rotate(${angle})` })),
  ],
  moon: () => [path('M6 -12 A13 13 0 1 0 12 7 A10 10 0 1 1 6 -12z', { fill: '#f4f0ff' })],
  star: () => [path('M0 -14 L4 -4.5 L14 -4 L6 2.5 L9 13 L0 7 L-9 13 L-6 2.5 L-14 -4 L-4 -4.5z', { fill: '#eafff2' })],
  lantern: () => [
    draw('ellipse', { cx: 0, cy: 0, rx: 11, ry: 10, fill: '#ff6b4a' }),
    draw('ellipse', { cx: 0, cy: 0, rx: 4.5, ry: 10, fill: '#ffb35c' }),
    draw('rect', { x: -6, y: -12.5, width: 12, height: 3.5, rx: 1, fill: '#ffe3a6' }),
    draw('rect', { x: -6, y: 9, width: 12, height: 3.5, rx: 1, fill: '#ffe3a6' }),
    path('M-3 12.5 V17 M0 12.5 V18 M3 12.5 V17', { stroke: '#ffe3a6', 'stroke-width': 1.4 }),
  ],
  crown: () => [
    path('M-13 8 L-13 -6 L-6 0 L0 -11 L6 0 L13 -6 L13 8z', { fill: '#ffe08a', stroke: '#8a5a00', 'stroke-width': 1 }),
    circle(0, -12, 2.2, { fill: '#fff' }),
    circle(-13, -7.5, 1.9, { fill: '#fff' }),
    circle(13, -7.5, 1.9, { fill: '#fff' }),
  ],
};

/** The sign of a field around its middle: a drawing, or what it pays. */
export const drawField = (field: WheelField, pays: string): SVGGElement => {
  const shape = SHAPES[field];
  return draw(
    'g',
    {},
    ...(shape ? shape() : [words(0, 8, pays, { fill: '#fff', 'font-size': 24, 'font-weight': 850 })]),
  );
};
