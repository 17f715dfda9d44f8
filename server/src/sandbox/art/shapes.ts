import { numberOf } from '@fairground/engines/random/repeatable';
import { at, HEIGHT, times, WIDTH } from './brush.ts';
import type { Brush } from './brush.ts';

type Stop = readonly [offset: number, colour: string];

const stopsOf = (stops: readonly Stop[]): string =>
  stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/** Named by what it is: the same gradient twice in a drawing is the same one. */
const idOf = (stops: string): string => `g${numberOf(stops).toString(36)}`;

/** Fills the whole tile from top to bottom. */
export const sky = (stops: readonly Stop[]): string => {
  const body = stopsOf(stops);
  const id = idOf(body);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${body}</linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`;
};

/** A round light that fades to nothing. */
export const glow = (x: number, y: number, radius: number, colour: string, clear: string): string => {
  const body = stopsOf([
    [0, colour],
    [1, clear],
  ]);
  const id = `r${idOf(body)}`;
  return `<radialGradient id="${id}">${body}</radialGradient><circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="url(#${id})"/>`;
};

/** Beams that turn round a point, every second one bright. */
export const beams = (x: number, y: number, count: number, colour: string, turn: number): string => {
  const step = (Math.PI * 2) / count;
  const point = (angle: number): string => `${at(x + 560 * Math.cos(angle))} ${at(y + 560 * Math.sin(angle))}`;
  return times(count, (index) => {
    const angle = turn + index * step;
    return `<path d="M${x} ${y}L${point(angle)}L${point(angle + step * 0.46)}Z" fill="${colour}"/>`;
  });
};

/** A rolling line across the tile, filled to its foot. */
export const ridge = (brush: Brush, y: number, rise: number, steps: number, colour: string): string => {
  const width = WIDTH / steps;
  let path = `M-10 ${HEIGHT + 10}L-10 ${at(y + brush.between(-rise, rise))}`;
  for (let index = 0; index <= steps; index += 1) {
    const x = (index + 0.5) * width;
    path += `Q${at(x)} ${at(y + brush.between(-rise, rise))} ${at(x + width / 2)} ${at(y + brush.between(-rise, rise) / 2)}`;
  }
  return `<path d="${path}L${WIDTH + 60} ${HEIGHT + 10}Z" fill="${colour}"/>`;
};

/** Sharp mountains across the tile. */
export const peaks = (brush: Brush, y: number, rise: number, count: number, colour: string): string => {
  const width = WIDTH / count;
  let path = `M-20 ${HEIGHT + 10}L-20 ${y}`;
  for (let index = 0; index <= count; index += 1)
    path += `L${at((index + brush.between(0.1, 0.4)) * width)} ${at(y - brush.between(0.4, 1) * rise)}L${at((index + brush.between(0.6, 0.9)) * width)} ${at(y - brush.between(0, 0.3) * rise)}`;
  return `<path d="${path}L${WIDTH + 60} ${HEIGHT + 10}Z" fill="${colour}" stroke="${colour}" stroke-width="6" stroke-linejoin="round"/>`;
};

/** Small lights strewn over a part of the tile. */
export const dots = (
  brush: Brush,
  count: number,
  {
    from,
    to,
    least,
    most,
  }: { readonly from: number; readonly to: number; readonly least: number; readonly most: number },
  colour: (strength: number) => string,
): string =>
  times(
    count,
    () =>
      `<circle cx="${at(brush.between(0, WIDTH))}" cy="${at(brush.between(from, to))}" r="${at(brush.between(least, most))}" fill="${colour(brush.between(0.25, 1))}"/>`,
  );

/** Soft discs out of focus. */
export const bokeh = (brush: Brush, count: number, shift: number): string =>
  dots(brush, count, { from: 10, to: 330, least: 4, most: 17 }, (strength) =>
    brush.ink(0.86, 0.1, shift, at(strength * 2.2) / 10),
  );

/** A four-pointed twinkle. */
export const twinkle = (x: number, y: number, size: number, colour: string): string => {
  const thin = size * 0.14;
  return `<path d="M${at(x)} ${at(y - size)}Q${at(x + thin)} ${at(y - thin)} ${at(x + size)} ${at(y)}Q${at(x + thin)} ${at(y + thin)} ${at(x)} ${at(y + size)}Q${at(x - thin)} ${at(y + thin)} ${at(x - size)} ${at(y)}Q${at(x - thin)} ${at(y - thin)} ${at(x)} ${at(y - size)}Z" fill="${colour}"/>`;
};

/** A cloud of four puffs on a flat foot. */
export const cloud = (x: number, y: number, size: number, colour: string): string =>
  `<g fill="${colour}"><ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(size)}" ry="${at(size * 0.34)}"/><circle cx="${at(x - size * 0.38)}" cy="${at(y - size * 0.2)}" r="${at(size * 0.32)}"/><circle cx="${at(x + size * 0.1)}" cy="${at(y - size * 0.34)}" r="${at(size * 0.42)}"/><circle cx="${at(x + size * 0.52)}" cy="${at(y - size * 0.14)}" r="${at(size * 0.26)}"/></g>`;

/** A leaf from its foot, bent to one side. */
export const leaf = (x: number, y: number, length: number, turn: number, colour: string): string =>
  `<path transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)})" d="M0 0Q${at(length * 0.34)} ${at(-length * 0.5)} 0 ${at(-length)}Q${at(-length * 0.34)} ${at(-length * 0.5)} 0 0Z" fill="${colour}"/>`;
