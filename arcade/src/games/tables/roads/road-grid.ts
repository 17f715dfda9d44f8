import type { Placed } from '@fairground/engines/tables/roads';
import type { Tone } from '../spots.ts';
import { draw, path } from '../svg.ts';

const CELL = 20;
const ROWS = 6;

export const COLOURS: Readonly<Record<Tone, string>> = {
  red: '#e0455f',
  blue: '#4f8ff0',
  green: '#2fae76',
  gold: '#e0a63c',
  black: '#5b6275',
  plain: '#8a8fa3',
};

/** The last columns of a road that fit. */
export const grid = <Mark>(
  placed: readonly Placed<Mark>[],
  columns: number,
  drawn: (mark: Mark, index: number) => readonly Node[],
): SVGSVGElement => {
  const last = placed.reduce((most, { column }) => Math.max(most, column), 0);
  const first = Math.max(0, last - columns + 1);
  const [width, height] = [columns * CELL, ROWS * CELL];
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, index) => `M${index * CELL} 0 V${height}`),
    ...Array.from({ length: ROWS + 1 }, (_, index) => `M0 ${index * CELL} H${width}`),
  ];
  return draw(
    'svg',
    { class: 'road', viewBox: `-1 -1 ${width + 2} ${height + 2}`, style: `--columns: ${columns}` },
    draw('rect', { width, height, fill: '#fffaf0' }),
    path(lines.join(' '), { stroke: '#00000018', 'stroke-width': 1 }),
    ...placed.flatMap(({ column, row, mark }, index) =>
      column < first
        ? []
        : [
            draw(
              'g',
              { transform: `translate(${(column - first + 0.5) * CELL} ${(row + 0.5) * CELL})` },
              ...drawn(mark, index),
            ),
          ],
    ),
  );
};
