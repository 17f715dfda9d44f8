import { circle, draw } from '../svg.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die from above, drawn around its middle; the one and the four are red, as on dice of the East. */
export const drawDie = (face: number, size: number): SVGGElement => {
  const half = size / 2;
  const pip = face === 1 || face === 4 ? '#c8213a' : '#1d2433';
  return draw(
    'g',
    {},
    draw('rect', { x: -half, y: -half + size * 0.07, width: size, height: size, rx: size * 0.2, fill: '#b9b09d' }),
    draw('rect', { x: -half, y: -half, width: size, height: size, rx: size * 0.2, fill: '#fffdf6' }),
    ...(PIPS[face] ?? []).map(([x, y]) =>
      circle(x * size * 0.27, y * size * 0.27, size * (face === 1 ? 0.15 : 0.095), { fill: pip }),
    ),
  );
};

/** A disc of xóc đĩa. */
export const drawDisc = (isRed: boolean, radius: number): SVGGElement =>
  draw(
    'g',
    {},
    circle(0, radius * 0.12, radius, { fill: isRed ? '#7d1222' : '#a9a291' }),
    circle(0, 0, radius, { fill: isRed ? '#d7304b' : '#fdfaf0' }),
    circle(0, 0, radius * 0.66, {
      fill: 'none',
      stroke: isRed ? '#ffffff66' : '#00000026',
      'stroke-width': radius * 0.1,
    }),
  );
