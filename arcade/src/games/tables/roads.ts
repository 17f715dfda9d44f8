import type { TablePast } from '@fairground/contract/studio/table';
import { beadPlate, bigRoad, derivedRoad } from '@fairground/engines/tables/roads';
import type { DerivedRoad, Placed, RoadResult } from '@fairground/engines/tables/roads';
import { PICTURES } from '@fairground/engines/tables/bau-cua';
import { el } from '../../shell/dom.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Face } from './face.ts';
import { pictureOf } from './scene/pictures.ts';
import type { Tone } from './spots.ts';
import { circle, draw, path, words } from './svg.ts';

const CELL = 20;
const ROWS = 6;
const COLOURS: Readonly<Record<Tone, string>> = {
  red: '#e0455f',
  blue: '#4f8ff0',
  green: '#2fae76',
  gold: '#e0a63c',
  black: '#5b6275',
  plain: '#8a8fa3',
};

export type Roads = { readonly element: HTMLElement; readonly show: (past: readonly TablePast[]) => void };

/** What came before: the roads of a table with sides, the last rounds, and how often each came. */
export const createRoads = (face: Face, texts: Texts): Roads => {
  const { t } = texts;
  const body = el('div', { class: 'roads-body' });
  const element = el(
    'section',
    { class: 'roads', 'aria-label': t('table-roads') },
    el('h2', {}, t('table-statistics')),
    body,
  );
  return {
    element,
    show: (past) => {
      const sides = past.flatMap(({ result }) => face.sideOf(result) ?? []);
      const parts = face.kind === 'bau-cua' ? pictureRoads(past, texts) : sideRoads(face, sides, past, texts);
      body.replaceChildren(...parts);
    },
  };
};

const sideRoads = (face: Face, sides: readonly RoadResult[], past: readonly TablePast[], { t }: Texts): Node[] => {
  const tone = (side: RoadResult): string => COLOURS[face.sides[side].tone];
  const counts = (['banker', 'player', 'tie'] as const)
    .filter((side) => face.kind !== 'xoc-dia' || side !== 'tie')
    .map((side) => {
      const count = sides.filter((each) => each === side).length;
      const name = el('span', {}, face.sides[side].name);
      return el('li', { style: `--tone: ${tone(side)}` }, name, el('b', {}, String(count)));
    });
  const short = past.filter(({ result }) => face.sideOf(result)).map(({ result }) => face.shortOf(result).text);
  const beads = grid(beadPlate(sides), 12, (side, index) => [
    circle(0, 0, 8.4, { fill: tone(side) }),
    words(0, 3.6, short[index] ?? '', { fill: '#fff', 'font-size': 9.5, 'font-weight': 700 }),
  ]);
  const big = grid(bigRoad(sides), 18, ({ winner, ties }) => [
    circle(0, 0, 7, { fill: 'none', stroke: tone(winner), 'stroke-width': 3 }),
    ...(ties > 0 ? [path('M-7 7 L7 -7', { stroke: tone('tie'), 'stroke-width': 3 })] : []),
  ]);
  const derived = (['big-eye', 'small', 'cockroach'] as const).map((road) => derivedGrid(sides, road));
  return [
    el('ul', { class: 'counts' }, ...counts),
    el('div', { class: 'road-row main', role: 'img', 'aria-label': t('table-roads') }, beads, big),
    el('div', { class: 'road-row small', 'aria-hidden': 'true' }, ...derived),
  ];
};

const derivedGrid = (sides: readonly RoadResult[], road: DerivedRoad): SVGSVGElement =>
  grid(derivedRoad(sides, road), 14, (colour) => {
    const paint = colour === 'red' ? COLOURS.red : COLOURS.blue;
    if (road === 'big-eye') return [circle(0, 0, 6.4, { fill: 'none', stroke: paint, 'stroke-width': 3 })];
    if (road === 'small') return [circle(0, 0, 7, { fill: paint })];
    return [path('M-6 6 L6 -6', { stroke: paint, 'stroke-width': 4, 'stroke-linecap': 'round' })];
  });

/** The last columns of a road that fit. */
const grid = <Mark>(
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

const ROUNDS_SHOWN = 24;

const pictureRoads = (past: readonly TablePast[], { t }: Texts): Node[] => {
  const shown = past.flatMap(({ result }) => (result.kind === 'bau-cua' ? [result.pictures] : []));
  const counts = PICTURES.map((picture, place) => {
    const count = shown.flat().filter((each) => each === place).length;
    const item = el('li', {}, el('span', {}, t(`spot-${picture}`)), el('b', {}, String(count)));
    item.prepend(pictureOf(picture));
    return item;
  });
  const rounds = shown
    .slice(-ROUNDS_SHOWN)
    .toReversed()
    .map((pictures) =>
      el(
        'li',
        {},
        ...pictures.map((place) => {
          const picture = el('span', { class: 'tiny' });
          picture.append(pictureOf(PICTURES[place] ?? 'bau'));
          return picture;
        }),
      ),
    );
  return [el('ul', { class: 'counts pictures' }, ...counts), el('ol', { class: 'picture-rounds' }, ...rounds)];
};
