import { at, circle, draw, path, shade } from '../svg.ts';

/** One dealer for each table: the same face whenever one comes back. */
export type DealerLook = {
  readonly skin: readonly [string, string];
  readonly hair: string;
  readonly style: 'bun' | 'bob' | 'short';
  readonly dress: readonly [string, string];
  readonly trim: string;
};

const SKINS = [
  ['#f6d3b3', '#e0ae87'],
  ['#eec39a', '#d19d70'],
  ['#d9a273', '#b57e50'],
  ['#b9805a', '#935f3e'],
] as const;
const HAIRS = ['#1d1418', '#33201b', '#4a2c20', '#26262e'] as const;
const STYLES = ['bun', 'bob', 'short'] as const;
const DRESSES = [
  ['#7f1d3a', '#4e0f25'],
  ['#1f3b6d', '#12234a'],
  ['#0f5a4f', '#083630'],
  ['#4b2a6e', '#2c1745'],
  ['#2b2f3d', '#171a24'],
] as const;
const TRIMS = ['#f2c66d', '#f3e3c3', '#e8a15c'] as const;

export const lookOf = (name: string): DealerLook => {
  let seed = 2_166_136_261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const pick = <Item>(items: readonly Item[]): Item => {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_519) >>> 0;
    return items[(seed >>> 8) % items.length] as Item;
  };
  return { skin: pick(SKINS), hair: pick(HAIRS), style: pick(STYLES), dress: pick(DRESSES), trim: pick(TRIMS) };
};

/** Head and shoulders behind the table, 200 wide, with the chin at the origin's height. */
export const drawDealer = (look: DealerLook): SVGGElement => {
  const { skin, dress, trim } = look;
  const [light, dark] = skin;
  return draw(
    'g',
    { class: 'dealer' },
    draw('defs', {}, shade('dealer-dress', dress[0], dress[1]), shade('dealer-skin', light, dark)),
    draw('g', { transform: 'translate(0 17)' }, hairBehind(look)),
    // Neck, shoulders and the arms that rest on the table.
    path('M-16 -14 h32 v34 h-32z', { fill: dark }),
    path('M-96 128 C-98 60 -62 32 -20 20 C-8 32 8 32 20 20 C62 32 98 60 96 128z', { fill: 'url(#dealer-dress)' }),
    path('M-20 20 C-8 40 8 40 20 20 L26 26 C10 52 -10 52 -26 26z', { fill: trim, opacity: 0.95 }),
    path('M0 44 V128', { stroke: trim, 'stroke-width': 2, opacity: 0.65 }),
    ...[60, 82, 104].map((y) => circle(0, y, 3.2, { fill: trim })),
    path('M-62 60 C-70 90 -70 110 -66 128', { stroke: '#0004', 'stroke-width': 3, fill: 'none' }),
    path('M62 60 C70 90 70 110 66 128', { stroke: '#0004', 'stroke-width': 3, fill: 'none' }),
    draw('g', { transform: 'translate(0 17)' }, draw('g', { class: 'dealer-head' }, ...headOf(look))),
  );
};

/** The hands, which lie on the table before the dealer. */
export const drawHands = ({ skin, dress, trim }: DealerLook): SVGGElement =>
  draw(
    'g',
    { class: 'dealer-hands' },
    hand(-64, 126, dress[1], skin[0], trim, 1),
    hand(64, 126, dress[1], skin[0], trim, -1),
  );

const hand = (x: number, y: number, sleeve: string, skin: string, trim: string, side: number): SVGGElement =>
  at(
    x,
    y,
    path(
      `M${-22 * side} -18 C${-6 * side} -24 ${18 * side} -16 ${34 * side} 6 L${16 * side} 18 C0 8 ${-14 * side} 6 ${-24 * side} 8z`,
      { fill: sleeve },
    ),
    path(`M${34 * side} 6 L${16 * side} 18 L${21 * side} 23 L${39 * side} 10z`, { fill: trim }),
    path(
      `M${21 * side} 22 C${28 * side} 32 ${46 * side} 34 ${54 * side} 27 C${56 * side} 20 ${48 * side} 12 ${39 * side} 10z`,
      { fill: skin },
    ),
  );

const headOf = (look: DealerLook): Node[] => [
  draw('ellipse', { cx: -37, cy: -44, rx: 7, ry: 10, fill: look.skin[1] }),
  draw('ellipse', { cx: 37, cy: -44, rx: 7, ry: 10, fill: look.skin[1] }),
  path('M-36 -58 C-36 -92 36 -92 36 -58 C36 -30 22 0 0 0 C-22 0 -36 -30 -36 -58z', { fill: 'url(#dealer-skin)' }),
  draw('ellipse', { cx: -20, cy: -26, rx: 8, ry: 5, fill: '#e8776a', opacity: 0.22 }),
  draw('ellipse', { cx: 20, cy: -26, rx: 8, ry: 5, fill: '#e8776a', opacity: 0.22 }),
  ...[-1, 1].flatMap((side) => [
    path(`M${side * 8} -60 C${side * 13} -65 ${side * 22} -64 ${side * 26} -58`, {
      stroke: look.hair,
      'stroke-width': 2.6,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    draw(
      'g',
      { class: 'dealer-eye' },
      draw('ellipse', { cx: side * 16, cy: -48, rx: 6, ry: 4.4, fill: '#fffaf3' }),
      circle(side * 16, -47.6, 3.4, { fill: '#2a1b18' }),
      circle(side * 16 + 1.2, -49, 1.1, { fill: '#fff' }),
      path(`M${side * 9.5} -49.5 C${side * 13} -54.5 ${side * 20} -54.5 ${side * 23.5} -49`, {
        stroke: '#2a1b18',
        'stroke-width': 2,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    ),
  ]),
  path('M-2 -40 C-4 -32 -3 -30 2 -29', {
    stroke: look.skin[1],
    'stroke-width': 2.4,
    fill: 'none',
    'stroke-linecap': 'round',
  }),
  path('M-11 -18 C-5 -12 5 -12 11 -18 C5 -15 -5 -15 -11 -18z', {
    fill: '#b23a48',
    stroke: '#b23a48',
    'stroke-width': 2.2,
    'stroke-linejoin': 'round',
  }),
  ...hairAbove(look),
];

const hairBehind = ({ style, hair }: DealerLook): SVGGElement => {
  if (style === 'bob')
    return at(
      0,
      0,
      path('M-46 -58 C-50 -104 50 -104 46 -58 C48 -30 46 -8 40 2 L-40 2 C-46 -8 -48 -30 -46 -58z', { fill: hair }),
    );
  if (style === 'bun')
    return at(
      0,
      0,
      circle(0, -104, 20, { fill: hair }),
      path('M-42 -56 C-46 -100 46 -100 42 -56 L38 -22 L-38 -22z', { fill: hair }),
    );
  return at(0, 0, path('M-41 -58 C-44 -98 44 -98 41 -58 L38 -40 L-38 -40z', { fill: hair }));
};

const hairAbove = ({ style, hair, trim }: DealerLook): Node[] => {
  if (style === 'short')
    return [
      path(
        'M-39 -56 C-42 -98 -8 -104 10 -96 C34 -96 44 -76 39 -54 C36 -66 30 -74 16 -78 C-4 -70 -26 -74 -32 -70 C-36 -66 -38 -62 -39 -56z',
        { fill: hair },
      ),
    ];
  const fringe = path('M-40 -54 C-44 -96 44 -96 40 -54 C34 -70 20 -80 2 -82 C-16 -78 -32 -70 -40 -54z', { fill: hair });
  const shine = path('M-26 -80 C-14 -88 2 -90 16 -86', {
    stroke: '#fff3',
    'stroke-width': 4,
    fill: 'none',
    'stroke-linecap': 'round',
  });
  return style === 'bun'
    ? [fringe, shine, circle(-30, -86, 5, { fill: trim }), circle(-38, -80, 3.5, { fill: trim })]
    : [fringe, shine];
};
