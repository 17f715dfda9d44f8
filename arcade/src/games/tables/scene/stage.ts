import { at, circle, draw, path, shade } from '../svg.ts';
import { drawDealer, drawHands, lookOf } from './dealer.ts';

export const WIDTH = 800;
export const HEIGHT = 400;

/** The room of a table: wall, lights, the dealer, and the cloth with whatever lies on it. */
export const createStage = (name: string, cloth: readonly [string, string], onCloth: SVGGElement): SVGSVGElement => {
  const look = lookOf(name);
  return draw(
    'svg',
    {
      class: 'scene',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'xMidYMax slice',
      'aria-hidden': 'true',
    },
    draw(
      'defs',
      {},
      shade('wall', '#2a1f3f', '#120c1f'),
      shade('curtain', '#5a1730', '#2a0917'),
      shade('rail', '#7a4a26', '#3a1f10'),
      draw(
        'radialGradient',
        { id: 'cloth', cx: 0.5, cy: 0.15, r: 0.9 },
        draw('stop', { offset: 0, 'stop-color': cloth[0] }),
        draw('stop', { offset: 1, 'stop-color': cloth[1] }),
      ),
      draw(
        'radialGradient',
        { id: 'lamp', cx: 0.5, cy: 0.5, r: 0.5 },
        draw('stop', { offset: 0, 'stop-color': '#ffd98a', 'stop-opacity': 0.5 }),
        draw('stop', { offset: 1, 'stop-color': '#ffd98a', 'stop-opacity': 0 }),
      ),
    ),
    draw('rect', { x: -400, width: 1600, height: HEIGHT, fill: 'url(#wall)' }),
    draw('ellipse', { cx: 400, cy: 96, rx: 330, ry: 150, fill: 'url(#lamp)' }),
    ...arch(),
    ...curtains(),
    ...garland(),
    draw('g', { transform: PLACE }, drawDealer(look)),
    // The rail and the cloth.
    path('M-400 430 C-300 250 140 216 400 216 C660 216 1100 250 1200 430z', { fill: 'url(#rail)' }),
    path('M-390 460 C-280 268 150 228 400 228 C650 228 1080 268 1190 460z', { fill: 'url(#cloth)' }),
    path('M-250 400 C-120 292 180 246 400 246 C620 246 920 292 1050 400', {
      fill: 'none',
      stroke: '#f2d38c',
      'stroke-opacity': 0.35,
      'stroke-width': 2,
    }),
    draw('g', { transform: PLACE }, drawHands(look)),
    onCloth,
  );
};

const PLACE = 'translate(400 118) scale(0.92)';

const arch = (): Node[] => [
  path('M210 216 V92 A190 92 0 0 1 590 92 V216z', {
    fill: '#1c1430',
    stroke: '#f2c66d',
    'stroke-opacity': 0.28,
    'stroke-width': 3,
  }),
  path('M232 216 V98 A168 78 0 0 1 568 98 V216z', { fill: '#251a40' }),
  ...Array.from({ length: 7 }, (_, index) => {
    const angle = Math.PI * (0.08 + (0.84 * index) / 6);
    return path(`M400 150 L${400 - 158 * Math.cos(angle)} ${112 - 88 * Math.sin(angle)}`, {
      stroke: '#ffffff',
      'stroke-opacity': 0.04,
      'stroke-width': 12,
    });
  }),
];

const curtains = (): Node[] =>
  [-1, 1].map((side) => {
    const x = (value: number): number => 400 + side * value;
    return draw(
      'g',
      {},
      path(`M${x(225)} -10 C${x(250)} 70 ${x(230)} 150 ${x(290)} 240 L${x(900)} 300 V-10z`, { fill: 'url(#curtain)' }),
      ...[262, 318, 376, 440, 520].map((fold, index) =>
        path(`M${x(fold)} -10 C${x(fold + 14)} 80 ${x(fold - 6)} 160 ${x(fold + 26)} 250`, {
          stroke: '#000',
          'stroke-opacity': 0.22,
          'stroke-width': 10 + index * 2,
          fill: 'none',
        }),
      ),
    );
  });

/** Bulbs on a line: the sign of the brand. */
const garland = (): Node[] => {
  const bulbs = Array.from({ length: 17 }, (_, index) => {
    const part = index / 16;
    return { x: -20 + 840 * part, y: 14 + 30 * Math.sin(Math.PI * ((part * 3) % 1)) };
  });
  return [
    path([0, 1, 2].map((arc) => `M${-20 + arc * 280} 12 q140 62 280 0`).join(' '), {
      stroke: '#0008',
      'stroke-width': 2,
      fill: 'none',
    }),
    ...bulbs.map(({ x, y }, index) =>
      at(
        x,
        y,
        circle(0, 0, 9, { fill: '#ffce6b', opacity: 0.18 }),
        circle(0, 0, 4, { class: 'bulb', fill: '#ffe3a6', style: `animation-delay: ${(index % 5) * -0.7}s` }),
      ),
    ),
  ];
};
