import type { TablePast } from '@fairground/contract/studio/table';
import { coldest, hottest } from '@fairground/engines/tables/statistics';
import { el } from '../../../shell/dom.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Face } from '../face.ts';
import type { Tone } from '../spots.ts';
import { LAST, lastRounds, shareBar, valueList } from './parts.ts';
import { COLOURS } from './road-grid.ts';
import { streakRoad } from './side-roads.ts';

const POCKETS = Array.from({ length: 37 }, (_, pocket) => pocket);
const FEW = 5;

/** Roulette: the last numbers, streaks of colour, how the chances share out, numbers that came often and long ago. */
export const rouletteRoads = (
  face: Face,
  past: readonly TablePast[],
  texts: Texts,
  toneOf: (pocket: number) => Tone,
): Node[] => {
  const { t } = texts;
  const pockets = past.flatMap(({ result }) => (result.kind === 'roulette' ? [result.pocket] : []));
  const count = (holds: (pocket: number) => boolean): number => pockets.filter(holds).length;
  const bar = (name: string, colour: string, holds: (pocket: number) => boolean) => ({
    name,
    colour,
    count: count(holds),
  });
  const shown = (values: ReturnType<typeof hottest>) =>
    values.map(({ value, count: figure }) => ({
      text: String(value),
      colour: COLOURS[toneOf(value)],
      figure: `${figure}×`,
    }));
  const since = (values: ReturnType<typeof coldest>) =>
    values.map(({ value, count: rounds }) => ({
      text: String(value),
      colour: COLOURS[toneOf(value)],
      figure: t('table-rounds-ago', { count: rounds }),
    }));
  return [
    lastRounds(past, LAST),
    el('div', { class: 'road-row main', role: 'img', 'aria-label': t('table-streaks') }, streakRoad(face, past, 20)),
    el(
      'div',
      { class: 'shares' },
      shareBar([
        bar(t('spot-red'), COLOURS.red, (pocket) => toneOf(pocket) === 'red'),
        bar(t('spot-zero'), COLOURS.green, (pocket) => pocket === 0),
        bar(t('spot-black'), COLOURS.black, (pocket) => toneOf(pocket) === 'black'),
      ]),
      shareBar([
        bar(t('spot-odd'), '#7a6ad8', (pocket) => pocket % 2 === 1),
        bar(t('spot-even'), '#3f97a8', (pocket) => pocket > 0 && pocket % 2 === 0),
      ]),
      shareBar([
        bar(t('spot-low'), '#7a6ad8', (pocket) => pocket > 0 && pocket <= 18),
        bar(t('spot-high'), '#3f97a8', (pocket) => pocket > 18),
      ]),
    ),
    el(
      'div',
      { class: 'value-lists' },
      valueList(t('table-hot'), shown(hottest(POCKETS, pockets, FEW))),
      valueList(t('table-cold'), since(coldest(POCKETS, pockets, FEW))),
    ),
  ];
};
