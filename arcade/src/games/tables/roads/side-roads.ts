import { markOf } from '@fairground/engines/tables/marks';
import type { TablePast } from '@fairground/contract/studio/table';
import { beadPlate, bigRoad, derivedRoad } from '@fairground/engines/tables/roads';
import type { DerivedRoad, RoadResult } from '@fairground/engines/tables/roads';
import { el } from '../../../shell/dom.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Face } from '../face.ts';
import { circle, path, words } from '../svg.ts';
import { LAST, lastRounds } from './parts.ts';
import { COLOURS, grid } from './road-grid.ts';

const sidesOf = (face: Face, past: readonly TablePast[]): readonly RoadResult[] =>
  past.flatMap(({ result }) => face.sideOf(result) ?? []);

/** How often each side came. */
export const sideCounts = (face: Face, past: readonly TablePast[]): HTMLElement => {
  const sides = sidesOf(face, past);
  return el(
    'ul',
    { class: 'counts' },
    ...(['banker', 'player', 'tie'] as const)
      .filter((side) => face.sides[side].name !== '')
      .map((side) =>
        el(
          'li',
          { style: `--tone: ${COLOURS[face.sides[side].tone]}` },
          el('span', {}, face.sides[side].name),
          el('b', {}, String(sides.filter((each) => each === side).length)),
        ),
      ),
  );
};

/** Every round in its order, six to a column. */
export const beads = (face: Face, past: readonly TablePast[], columns = 12): SVGSVGElement => {
  const shown = past.filter(({ result }) => face.sideOf(result)).map(({ result }) => markOf(result));
  return grid(beadPlate(sidesOf(face, past)), columns, (_side, index) => [
    circle(0, 0, 8.4, { fill: COLOURS[shown[index]?.tone ?? 'plain'] }),
    words(0, 3.6, shown[index]?.text ?? '', { fill: '#fff', 'font-size': 9.5, 'font-weight': 700 }),
  ]);
};

/** Streaks: a new column whenever the side changes. */
export const streakRoad = (face: Face, past: readonly TablePast[], columns = 18): SVGSVGElement => {
  const tone = (side: RoadResult): string => COLOURS[face.sides[side].tone];
  return grid(bigRoad(sidesOf(face, past)), columns, ({ winner, ties }) => [
    circle(0, 0, 7, { fill: 'none', stroke: tone(winner), 'stroke-width': 3 }),
    ...(ties > 0 ? [path('M-7 7 L7 -7', { stroke: tone('tie'), 'stroke-width': 3 })] : []),
  ]);
};

/** The bead plate and the big road side by side, as one picture with a name. */
export const mainRoads = (face: Face, past: readonly TablePast[], t: Texts['t']): HTMLElement =>
  el(
    'div',
    { class: 'road-row main', role: 'img', 'aria-label': t('table-roads') },
    beads(face, past),
    streakRoad(face, past),
  );

const DERIVED = ['big-eye', 'small', 'cockroach'] as const;

/** Baccarat, dragon and tiger: the bead plate, the big road and the three that are derived from it. */
export const cardRoads = (face: Face, past: readonly TablePast[], { t }: Texts): Node[] => {
  const sides = sidesOf(face, past);
  return [
    lastRounds(past, LAST),
    sideCounts(face, past),
    mainRoads(face, past, t),
    el('div', { class: 'road-row small', 'aria-hidden': 'true' }, ...DERIVED.map((road) => derivedGrid(sides, road))),
  ];
};

const derivedGrid = (sides: readonly RoadResult[], road: DerivedRoad): SVGSVGElement =>
  grid(derivedRoad(sides, road), 14, (colour) => {
    const paint = colour === 'red' ? COLOURS.red : COLOURS.blue;
    if (road === 'big-eye') return [circle(0, 0, 6.4, { fill: 'none', stroke: paint, 'stroke-width': 3 })];
    if (road === 'small') return [circle(0, 0, 7, { fill: paint })];
    return [path('M-6 6 L6 -6', { stroke: paint, 'stroke-width': 4, 'stroke-linecap': 'round' })];
  });
