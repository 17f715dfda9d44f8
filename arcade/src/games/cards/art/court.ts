import { SUIT_PATHS } from '../../tables/scene/card.ts';
import { circle, draw, path } from '../../tables/svg.ts';

/** Jack, queen and king in our own drawing: a half figure in robe and hat, and its mirror image below. */

const GOLD = '#e9b44c';
const SKIN = '#f4d3b0';
const DARK = '#2a1d1a';

type Cloth = { readonly robe: string; readonly trim: string; readonly hair: string };

/** Spades, hearts, clubs, diamonds. */
const CLOTHS: readonly Cloth[] = [
  { robe: '#243a73', trim: '#8fb0ea', hair: '#3a2b23' },
  { robe: '#b3273f', trim: '#f6b7a6', hair: '#8a4b22' },
  { robe: '#1f5a4c', trim: '#9ad9b9', hair: '#221c1a' },
  { robe: '#a9411d', trim: '#f8d08c', hair: '#b07a2c' },
];
const [JACK, QUEEN] = [11, 12] as const;

/** The upper half lies in 28…84 by 18…70. */
const half = (rank: number, suit: number): SVGGElement => {
  const { robe, trim, hair } = CLOTHS[suit] ?? { robe: '#444', trim: '#ccc', hair: '#222' };
  return draw(
    'g',
    {},
    // The robe: shoulders, a wide collar and a band across.
    path('M31 70 C31 55 40 50 48 47 L64 47 C72 50 81 55 81 70z', { fill: robe }),
    path('M46 48 L56 63 L66 48 L61 45 H51z', { fill: trim }),
    path('M31 70 C31 62 34 57 37 54 L56 70z', { fill: trim, opacity: 0.55 }),
    path('M56 63 V70 M41 62 l4 8 M71 62 l-4 8', { stroke: GOLD, 'stroke-width': 2, fill: 'none' }),
    ...[52, 60].map((x) => circle(x, 67, 1.5, { fill: GOLD })),
    hairOf(rank, hair),
    draw('ellipse', { cx: 56, cy: 37, rx: 8.6, ry: 10.4, fill: SKIN }),
    ...faceOf(rank, hair),
    ...hatOf(rank, robe, trim),
    path(SUIT_PATHS[suit] ?? '', { class: 'pc-ink', transform: 'translate(76 27) scale(0.42)' }),
  );
};

const hairOf = (rank: number, hair: string): SVGPathElement =>
  rank === QUEEN
    ? path('M46 31 C40 40 44 50 42 57 C48 58 50 52 50 46 H62 C62 52 64 58 70 57 C68 50 72 40 66 31z', { fill: hair })
    : path('M46 30 C43 38 45 46 47 48 H65 C67 46 69 38 66 30z', { fill: hair });

const faceOf = (rank: number, hair: string): readonly Node[] => [
  circle(52.6, 36, 1.25, { fill: DARK }),
  circle(59.4, 36, 1.25, { fill: DARK }),
  path('M51 33.4 q1.7 -1.4 3.4 0 M57.8 33.4 q1.7 -1.4 3.4 0', { stroke: hair, 'stroke-width': 1.1, fill: 'none' }),
  path('M56 36.5 v3.2 h-1.2', { stroke: '#c79a72', 'stroke-width': 0.9, fill: 'none' }),
  ...(rank === QUEEN || rank === JACK
    ? [path('M53.6 42.6 q2.4 1.9 4.8 0', { stroke: '#b4443f', 'stroke-width': 1.4, fill: 'none' })]
    : [
        path('M47.6 40 C48 52 64 52 64.4 40 C61 43 59 41.6 56 41.6 C53 41.6 51 43 47.6 40z', { fill: hair }),
        path('M53.8 44.4 q2.2 1.1 4.4 0', { stroke: '#e9a08c', 'stroke-width': 1.2, fill: 'none' }),
      ]),
  ...(rank === QUEEN
    ? [circle(49.8, 40.4, 1.5, { fill: '#eea492' }), circle(62.2, 40.4, 1.5, { fill: '#eea492' })]
    : []),
];

const hatOf = (rank: number, robe: string, trim: string): readonly Node[] => {
  if (rank === JACK)
    return [
      path('M45 31 C45 22 67 22 67 31 C62 28.4 50 28.4 45 31z', { fill: robe }),
      path('M45 31 C50 28 62 28 67 31', { stroke: GOLD, 'stroke-width': 2.2, fill: 'none' }),
      path('M64 27 C70 18 78 19 82 22 C77 24 73 28 66 29z', { fill: trim }),
    ];
  if (rank === QUEEN)
    return [
      path('M45.5 30 L44 20 L50 25 L56 17 L62 25 L68 20 L66.5 30 C61 27.4 51 27.4 45.5 30z', { fill: GOLD }),
      ...[
        [44, 19],
        [56, 16],
        [68, 19],
      ].map(([x = 0, y = 0]) => circle(x, y, 1.9, { fill: trim })),
      circle(56, 25.4, 1.8, { fill: robe }),
    ];
  return [
    path('M44.5 30 V19 L50.5 24 L56 18 L61.5 24 L67.5 19 V30 C61 27.4 51 27.4 44.5 30z', { fill: GOLD }),
    path('M56 18 V11.5 M53.2 14 H58.8', { stroke: GOLD, 'stroke-width': 2.2, fill: 'none' }),
    path('M45 29.6 C51 27.2 61 27.2 67 29.6', { stroke: robe, 'stroke-width': 2, fill: 'none' }),
    circle(56, 24.4, 1.9, { fill: robe }),
  ];
};

export const courtFigure = (rank: number, suit: number): SVGGElement =>
  draw(
    'g',
    {},
    draw('rect', { class: 'pc-frame', x: 30, y: 9, width: 52, height: 122, rx: 5 }),
    half(rank, suit),
    draw('g', { transform: 'rotate(180 56 70)' }, half(rank, suit)),
    path('M31 70 H81', { stroke: GOLD, 'stroke-width': 1.6, fill: 'none' }),
  );
