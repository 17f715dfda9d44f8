import { pocketTone } from '@fairground/engines/tables/marks';
import { rouletteLayout } from '@fairground/engines/tables/roulette-layout';
import type { Face, MakeFace } from '../face.ts';
import { rouletteRoads } from '../roads/number-roads.ts';
import type { Layer } from '../layers.ts';
import { createWheelShow } from '../scene/wheel-show.ts';
import type { Spot } from '../spots.ts';

const RED: ReadonlySet<number> = rouletteLayout('single').get('red') ?? new Set();

const numbers = (): Spot[] =>
  Array.from({ length: 36 }, (_, index) => {
    const [number, column, row] = [index + 1, Math.floor(index / 3), index % 3];
    return {
      spot: `straight:${number}`,
      label: String(number),
      tone: pocketTone(number),
      area: `${3 - row} / ${column + 2} / ${4 - row} / ${column + 3}`,
      narrow: `${column + 2} / ${row + 3} / ${column + 3} / ${row + 4}`,
      isSmall: true,
      layer: 'number',
    };
  });

type Place = { readonly row: number; readonly column: number };

/** Where a number lies: three rows, the first number of each column at the foot. */
const placeOf = (number: number): Place =>
  number === 0 ? { row: 3, column: 1 } : { row: 3 - ((number - 1) % 3), column: Math.floor((number - 1) / 3) + 2 };

/** The same on a phone: twelve rows of three, zero above them. */
const narrowPlaceOf = (number: number): Place =>
  number === 0 ? { row: 1, column: 3 } : { row: Math.floor((number - 1) / 3) + 2, column: ((number - 1) % 3) + 3 };

const LAYER_OF: Readonly<Record<string, Layer>> = {
  split: 'split',
  street: 'street',
  trio: 'street',
  corner: 'corner',
  line: 'line',
  'first-four': 'line',
};

const span = (rows: readonly number[], columns: readonly number[]): string =>
  [Math.min(...rows), Math.min(...columns), Math.max(...rows) + 1, Math.max(...columns) + 1].join(' / ');

/** Bets on several numbers lie on the lines between them; those on whole columns at the foot. */
const between = (): Spot[] =>
  [...rouletteLayout('single').keys()]
    .filter((spot) => /^(split|corner|street|line|trio|first-four):/.test(spot))
    .map((spot) => {
      const [kind = '', list = ''] = spot.split(':');
      const all = list.split('-').map(Number);
      // Zero stands beside all three rows: next to it, those of the other numbers count.
      const others = all.filter((number) => number > 0);
      const area = span(
        others.map((number) => placeOf(number).row),
        all.map((number) => placeOf(number).column),
      );
      const narrow = span(
        all.map((number) => narrowPlaceOf(number).row),
        others.map((number) => narrowPlaceOf(number).column),
      );
      const dot = kind === 'street' || kind === 'line' || kind === 'first-four' ? 'foot' : 'middle';
      return { spot, label: '', area, narrow, isSmall: true, dot, layer: LAYER_OF[kind] ?? 'line' };
    });

export const rouletteFace: MakeFace = (texts) => {
  const { t } = texts;
  const face: Face = {
    kind: 'roulette',
    cloth: ['#1b5e3a', '#072516'],
    rule: t('roulette-rule'),
    spots: [
      {
        spot: 'straight:0',
        label: '0',
        tone: 'green',
        area: '1 / 1 / 4 / 2',
        narrow: '1 / 3 / 2 / 6',
        isSmall: true,
        layer: 'number',
      },
      ...numbers(),
      ...between(),
      ...[1, 2, 3].map((column) => ({
        spot: `column:${column}`,
        label: '2 : 1',
        area: `${4 - column} / 14 / ${5 - column} / 15`,
        narrow: `14 / ${column + 2} / 15 / ${column + 3}`,
        isSmall: true,
      })),
      ...[1, 2, 3].map((dozen) => ({
        spot: `dozen:${dozen}`,
        area: `4 / ${dozen * 4 - 2} / 5 / ${dozen * 4 + 2}`,
        narrow: `${dozen * 4 - 2} / 2 / ${dozen * 4 + 2} / 3`,
        isSmall: true,
      })),
      ...(['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((spot, index) => ({
        spot,
        tone: spot === 'red' || spot === 'black' ? spot : ('plain' as const),
        area: `5 / ${index * 2 + 2} / 6 / ${index * 2 + 4}`,
        narrow: `${index * 2 + 2} / 1 / ${index * 2 + 4} / 2`,
        isSmall: true,
      })),
    ],
    show: (sound) => createWheelShow(pocketTone, sound),
    sideOf: (result) => {
      if (result.kind !== 'roulette') return undefined;
      if (result.pocket === 0) return 'tie';
      return RED.has(result.pocket) ? 'banker' : 'player';
    },
    sides: {
      banker: { name: t('spot-red'), short: '', tone: 'red' },
      player: { name: t('spot-black'), short: '', tone: 'black' },
      tie: { name: t('spot-zero'), short: '0', tone: 'green' },
    },
    resultText: (result) => {
      if (result.kind !== 'roulette') return '';
      const tone = pocketTone(result.pocket);
      const colour = tone === 'green' ? t('spot-zero') : t(tone === 'red' ? 'spot-red' : 'spot-black');
      return `${result.pocket} · ${colour}`;
    },
    roads: (past) => rouletteRoads(face, past, texts, pocketTone),
  };
  return face;
};
