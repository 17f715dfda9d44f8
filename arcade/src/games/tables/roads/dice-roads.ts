import type { TablePast } from '@fairground/contract/studio/table';
import { PICTURES } from '@fairground/engines/tables/bau-cua';
import { countsOf } from '@fairground/engines/tables/statistics';
import { el } from '../../../shell/dom.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Face } from '../face.ts';
import { drawDie, drawDisc } from '../scene/dice.ts';
import { pictureOf } from '../scene/pictures.ts';
import { at, draw } from '../svg.ts';
import { LAST, columns, lastRounds } from './parts.ts';
import { COLOURS } from './road-grid.ts';
import { mainRoads, sideCounts } from './side-roads.ts';

const TOTALS = Array.from({ length: 16 }, (_, index) => index + 3);
const ROUNDS_SHOWN = 12;

const things = (drawn: readonly SVGGElement[], size: number): SVGSVGElement =>
  draw(
    'svg',
    { class: 'things', viewBox: `0 0 ${drawn.length * size} ${size}`, 'aria-hidden': 'true' },
    ...drawn.map((thing, index) => at((index + 0.5) * size, size / 2, thing)),
  );

/** The last rounds as they lay on the plate, newest first. */
const plates = (rounds: readonly { readonly picture: Node; readonly said: string }[]): HTMLElement =>
  el(
    'ol',
    { class: 'plates' },
    ...rounds
      .slice(-ROUNDS_SHOWN)
      .toReversed()
      .map(({ picture, said }) => el('li', {}, picture, el('b', {}, said))),
  );

/** Sic bo: high and low in streaks, the totals one by one and how often each came, the dice of the last rounds. */
export const sicBoRoads = (face: Face, past: readonly TablePast[], { t }: Texts): Node[] => {
  const dice = past.flatMap(({ result }) => (result.kind === 'sic-bo' ? [result.dice] : []));
  const totals = dice.map((faces) => faces.reduce((sum, each) => sum + each, 0));
  const bars = countsOf(TOTALS, totals).map(({ value, count }) => ({
    name: String(value),
    count,
    colour: value >= 11 ? COLOURS.red : COLOURS.blue,
  }));
  return [
    lastRounds(past, LAST),
    sideCounts(face, past),
    mainRoads(face, past, t),
    columns(bars, t('table-totals')),
    plates(
      dice.map((faces, index) => ({
        picture: things(
          faces.map((each) => drawDie(each, 22)),
          26,
        ),
        said: String(totals[index] ?? ''),
      })),
    ),
  ];
};

const REDS = [0, 1, 2, 3, 4];

/** Xóc đĩa: even and odd in streaks, how many discs lay red, and the discs of the last rounds. */
export const xocDiaRoads = (face: Face, past: readonly TablePast[], { t }: Texts): Node[] => {
  const discs = past.flatMap(({ result }) => (result.kind === 'xoc-dia' ? [result.discs] : []));
  const reds = discs.map((each) => each.filter(Boolean).length);
  const bars = countsOf(REDS, reds).map(({ value, count }) => ({
    name: String(value),
    count,
    colour: value % 2 === 0 ? COLOURS.red : COLOURS.blue,
  }));
  return [
    lastRounds(past, LAST),
    sideCounts(face, past),
    mainRoads(face, past, t),
    columns(bars, t('table-reds')),
    plates(
      discs.map((each, index) => ({
        picture: things(
          each.toSorted((one, other) => Number(other) - Number(one)).map((isRed) => drawDisc(isRed, 10)),
          24,
        ),
        said: String(reds[index] ?? ''),
      })),
    ),
  ];
};

const PICTURE_ROUNDS = 24;

/** Bầu cua has no sides: how often each picture came, and the last rounds. */
export const pictureRoads = (past: readonly TablePast[], { t }: Texts): Node[] => {
  const shown = past.flatMap(({ result }) => (result.kind === 'bau-cua' ? [result.pictures] : []));
  const counts = PICTURES.map((picture, place) => {
    const count = shown.flat().filter((each) => each === place).length;
    const item = el('li', {}, el('span', {}, t(`spot-${picture}`)), el('b', {}, String(count)));
    item.prepend(pictureOf(picture));
    return item;
  });
  const rounds = shown
    .slice(-PICTURE_ROUNDS)
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
