import type { Picture } from '@fairground/engines/tables/bau-cua';
import { circle, draw, path } from '../svg.ts';

/** The six pictures of bầu cua, each 100 by 100 around its middle, in one hand. */
const DRAWN: Readonly<Record<Picture, () => Node[]>> = {
  bau: () => [
    path('M0 -40 C2 -30 -2 -26 0 -22', { stroke: '#4b7a2b', 'stroke-width': 5, fill: 'none' }),
    path('M0 -34 C14 -46 28 -40 30 -32 C18 -28 8 -28 0 -34z', { fill: '#5f9a38' }),
    path('M0 -26 C16 -26 18 -6 12 2 C34 12 34 42 0 42 C-34 42 -34 12 -12 2 C-18 -6 -16 -26 0 -26z', {
      fill: '#d99a2b',
    }),
    path('M-16 18 C-20 26 -16 34 -8 36', {
      stroke: '#fff8',
      'stroke-width': 5,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    path('M-14 2 C-6 8 6 8 14 2', { stroke: '#b3361f', 'stroke-width': 5, fill: 'none' }),
  ],
  cua: () => [
    ...[-1, 1].flatMap((side) => [
      ...[6, 18, 30].map((y, index) =>
        path(
          `M${side * 24} ${y - 4} C${side * 36} ${y - 4} ${side * 40} ${y + 2} ${side * (42 - index * 4)} ${y + 10}`,
          { stroke: '#b3361f', 'stroke-width': 5, fill: 'none', 'stroke-linecap': 'round' },
        ),
      ),
      path(`M${side * 24} -2 C${side * 34} -8 ${side * 36} -18 ${side * 34} -24`, {
        stroke: '#b3361f',
        'stroke-width': 6,
        fill: 'none',
      }),
      path(
        `M${side * 34} -20 C${side * 20} -24 ${side * 20} -42 ${side * 34} -42 L${side * 32} -32 L${side * 40} -40 C${side * 48} -30 ${side * 44} -20 ${side * 34} -20z`,
        { fill: '#d9452c' },
      ),
      path(`M${side * 8} -12 V-22`, { stroke: '#7d1d12', 'stroke-width': 4 }),
      circle(side * 8, -24, 4.5, { fill: '#1d1418' }),
    ]),
    path('M-30 8 C-30 -18 30 -18 30 8 C30 30 14 36 0 36 C-14 36 -30 30 -30 8z', { fill: '#d9452c' }),
    path('M-14 8 C-6 2 6 2 14 8 M-10 20 C-4 16 4 16 10 20', {
      stroke: '#ffb49a',
      'stroke-width': 4,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  ],
  tom: () => [
    path('M-34 20 C-34 -26 16 -44 34 -16 C38 -8 32 0 22 -2 C8 -18 -10 -4 -8 16 C-6 34 -30 40 -34 20z', {
      fill: '#f0703f',
    }),
    ...[-26, -14, 0, 14].map((x, index) =>
      path(`M${x} ${[4, -14, -24, -24][index]} q8 8 6 16`, { stroke: '#fff6', 'stroke-width': 4, fill: 'none' }),
    ),
    path('M-30 26 L-40 42 L-24 36 L-14 44 L-14 28z', { fill: '#d9452c' }),
    path('M32 -16 C44 -26 44 -38 36 -46 M28 -18 C34 -32 30 -40 22 -46', {
      stroke: '#b3361f',
      'stroke-width': 3,
      fill: 'none',
    }),
    circle(24, -14, 4, { fill: '#1d1418' }),
    path('M-4 10 l8 12 M4 -2 l12 12 M16 -4 l12 10', {
      stroke: '#b3361f',
      'stroke-width': 3.5,
      'stroke-linecap': 'round',
    }),
  ],
  ca: () => [
    path('M22 0 L46 -20 C42 -4 42 6 46 20z', { fill: '#2c7fb8' }),
    path('M-4 -22 C4 -38 18 -34 22 -26z M-4 22 C4 34 14 32 18 24z', { fill: '#2c7fb8' }),
    path('M-44 2 C-34 -30 8 -34 28 0 C8 34 -34 32 -44 2z', { fill: '#4aa8dd' }),
    path('M-16 -20 C-8 -8 -8 10 -16 22', { stroke: '#1f5f8c', 'stroke-width': 3, fill: 'none' }),
    ...[
      [0, -8],
      [0, 8],
      [12, 0],
    ].map(([x = 0, y = 0]) =>
      path(`M${x - 5} ${y - 6} q8 6 0 12`, { stroke: '#bfe4fa', 'stroke-width': 3, fill: 'none' }),
    ),
    circle(-28, -5, 5, { fill: '#fff' }),
    circle(-29, -5, 2.6, { fill: '#1d1418' }),
  ],
  ga: () => [
    path('M18 10 C40 6 48 -16 40 -30 C36 -14 26 -10 14 -6z M20 16 C42 18 48 4 48 -8 C42 4 32 6 16 4z', {
      fill: '#1f6b4f',
    }),
    path('M-26 -14 C-28 -36 -8 -38 -4 -22 C0 -4 12 -10 24 0 C26 26 6 34 -8 32 C-26 28 -30 8 -26 -14z', {
      fill: '#c8622a',
    }),
    path('M-24 -28 C-28 -40 -20 -40 -18 -34 C-18 -44 -8 -44 -8 -34 C-4 -40 2 -36 -4 -28z', { fill: '#d7304b' }),
    path('M-28 -18 L-40 -12 L-28 -8z', { fill: '#f2c66d' }),
    path('M-26 -6 C-30 2 -24 6 -20 0z', { fill: '#d7304b' }),
    circle(-18, -20, 3, { fill: '#1d1418' }),
    path('M-6 4 C4 0 14 6 16 14 C8 20 -4 16 -6 4z', { fill: '#e58a3f' }),
    path('M-8 32 V42 M4 31 V42 M-14 43 h10 M-2 43 h10', {
      stroke: '#f2c66d',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
  ],
  nai: () => [
    ...[-1, 1].map((side) =>
      path(
        `M${side * 8} -20 C${side * 14} -28 ${side * 18} -34 ${side * 18} -46 M${side * 16} -32 L${side * 30} -40 M${side * 12} -26 L${side * 26} -28`,
        { stroke: '#7a5a34', 'stroke-width': 4, fill: 'none', 'stroke-linecap': 'round' },
      ),
    ),
    path('M-10 -12 C-24 -20 -34 -14 -34 -6 C-26 -2 -18 -2 -10 -4z M10 -12 C24 -20 34 -14 34 -6 C26 -2 18 -2 10 -4z', {
      fill: '#a86a35',
    }),
    path('M-16 -14 C-12 -26 12 -26 16 -14 C18 4 12 22 8 32 C4 38 -4 38 -8 32 C-12 22 -18 4 -16 -14z', {
      fill: '#c58545',
    }),
    path('M-7 22 C-4 16 4 16 7 22 C8 32 4 37 0 37 C-4 37 -8 32 -7 22z', { fill: '#f3dcb8' }),
    draw('ellipse', { cx: 0, cy: 24, rx: 5, ry: 3.4, fill: '#2a1b18' }),
    circle(-8, 0, 3.2, { fill: '#1d1418' }),
    circle(8, 0, 3.2, { fill: '#1d1418' }),
    ...[
      [-4, -12],
      [4, -14],
      [0, -6],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.8, { fill: '#f3dcb8' })),
  ],
};

/** A die with a picture, drawn around its middle. */
export const drawPicture = (picture: Picture, size: number): SVGGElement => {
  const half = size / 2;
  return draw(
    'g',
    {},
    draw('rect', { x: -half, y: -half + size * 0.07, width: size, height: size, rx: size * 0.18, fill: '#b9b09d' }),
    draw('rect', { x: -half, y: -half, width: size, height: size, rx: size * 0.18, fill: '#fffaf0' }),
    draw('g', { transform: `scale(${(size * 0.86) / 100})` }, ...DRAWN[picture]()),
  );
};

/** The same as a picture of its own. */
export const pictureOf = (picture: Picture): SVGSVGElement =>
  draw('svg', { class: 'spot-picture', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, ...DRAWN[picture]());
