import { isTriple, totalOf } from '@fairground/engines/tables/sic-bo';
import type { Dice } from '@fairground/engines/tables/sic-bo';
import { PICTURES } from '@fairground/engines/tables/bau-cua';
import type { Face, MakeFace } from '../face.ts';
import { pictureRoads, sicBoRoads, xocDiaRoads } from '../roads/dice-roads.ts';
import { drawPicture, pictureOf } from '../scene/pictures.ts';
import { createCupShow } from '../scene/cup-show.ts';
import { drawDie, drawDisc } from '../scene/dice.ts';
import type { Spot } from '../spots.ts';
import { draw } from '../svg.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const diceOf = (faces: readonly number[]): Node => {
  const width = faces.length * 46;
  return draw(
    'svg',
    { class: 'spot-picture', viewBox: `0 0 ${width} 44`, 'aria-hidden': 'true' },
    ...faces.map((face, index) => draw('g', { transform: `translate(${index * 46 + 23} 22)` }, drawDie(face, 38))),
  );
};

/** A row of equal cells on a cloth of 56 columns. */
const inRow = (row: number, cells: number, index: number): string => {
  const width = Math.floor(COLUMNS / cells);
  const start = Math.floor((COLUMNS - cells * width) / 2) + index * width + 1;
  return `${row} / ${start} / ${row + 1} / ${start + width}`;
};
const COLUMNS = 56;

/** The same on a phone: any of 2, 3, 5, 6 and 7 equal cells fit. */
const NARROW_COLUMNS = 210;
const inNarrowRow = (row: number, cells: number, index: number): string => {
  const width = NARROW_COLUMNS / cells;
  return `${row} / ${index * width + 1} / ${row + 1} / ${(index + 1) * width + 1}`;
};
const TOTALS_IN_NARROW_ROW = 7;
const PAIRS_IN_NARROW_ROW = 5;

const PAIRS = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => [low, high] as const));
const PAIRS_IN_FIRST_ROW = 8;

const sicBoSpots = (): Spot[] => [
  { spot: 'small', tone: 'blue', area: '1 / 1 / 3 / 17', narrow: inNarrowRow(1, 3, 0) },
  { spot: 'odd', area: '1 / 17 / 2 / 27', narrow: inNarrowRow(2, 2, 0) },
  { spot: 'even', area: '2 / 17 / 3 / 27', narrow: inNarrowRow(2, 2, 1) },
  { spot: 'any-triple', tone: 'gold', area: '1 / 27 / 3 / 41', narrow: inNarrowRow(1, 3, 1) },
  { spot: 'big', tone: 'red', area: '1 / 41 / 3 / 57', narrow: inNarrowRow(1, 3, 2) },
  ...Array.from({ length: 14 }, (_, index) => ({
    spot: `total:${index + 4}`,
    label: String(index + 4),
    area: inRow(3, 14, index),
    narrow: inNarrowRow(
      3 + Math.floor(index / TOTALS_IN_NARROW_ROW),
      TOTALS_IN_NARROW_ROW,
      index % TOTALS_IN_NARROW_ROW,
    ),
  })),
  ...(['single', 'double', 'triple'] as const).flatMap((bet, row) =>
    FACES.map((face, index) => ({
      spot: `${bet}:${face}`,
      label: '',
      tone: bet === 'triple' ? ('gold' as const) : ('plain' as const),
      area: inRow(4 + row, 6, index),
      narrow: inNarrowRow(5 + row, 6, index),
      picture: () => diceOf(Array.from({ length: row + 1 }, () => face)),
    })),
  ),
  ...PAIRS.map(([low, high], index) => ({
    spot: `pair:${low}-${high}`,
    label: `${low} · ${high}`,
    isSmall: true,
    area:
      index < PAIRS_IN_FIRST_ROW
        ? inRow(7, PAIRS_IN_FIRST_ROW, index)
        : inRow(8, PAIRS.length - PAIRS_IN_FIRST_ROW, index - PAIRS_IN_FIRST_ROW),
    narrow: inNarrowRow(8 + Math.floor(index / PAIRS_IN_NARROW_ROW), PAIRS_IN_NARROW_ROW, index % PAIRS_IN_NARROW_ROW),
  })),
];

export const sicBoFace: MakeFace = (texts) => {
  const { t } = texts;
  const face: Face = {
    kind: 'sic-bo',
    cloth: ['#6b1f2e', '#260710'],
    rule: t('sic-bo-rule'),
    spots: sicBoSpots(),
    show: (sound) =>
      createCupShow((result) => (result.kind === 'sic-bo' ? result.dice.map((face) => drawDie(face, 62)) : []), sound),
    sideOf: (result) => {
      if (result.kind !== 'sic-bo') return undefined;
      const dice = result.dice as unknown as Dice;
      if (isTriple(dice)) return 'tie';
      return totalOf(dice) >= 11 ? 'banker' : 'player';
    },
    sides: {
      banker: { name: t('spot-big'), short: t('spot-big').slice(0, 1), tone: 'red' },
      player: { name: t('spot-small'), short: t('spot-small').slice(0, 1), tone: 'blue' },
      tie: { name: t('spot-any-triple'), short: '3', tone: 'gold' },
    },
    resultText: (result) => {
      if (result.kind !== 'sic-bo') return '';
      const dice = result.dice as unknown as Dice;
      const side = isTriple(dice) ? t('spot-any-triple') : t(totalOf(dice) >= 11 ? 'spot-big' : 'spot-small');
      return `${result.dice.join(' · ')} = ${totalOf(dice)}, ${side}`;
    },
    roads: (past) => sicBoRoads(face, past, texts),
  };
  return face;
};

export const bauCuaFace: MakeFace = (texts) => {
  const { t } = texts;
  return {
    kind: 'bau-cua',
    cloth: ['#8a3b16', '#331204'],
    rule: t('bau-cua-rule'),
    spots: (['nai', 'bau', 'ga', 'ca', 'cua', 'tom'] as const).map((spot, index) => ({
      spot,
      tone: 'gold' as const,
      area: `${1 + Math.floor(index / 3)} / ${(index % 3) + 1} / ${2 + Math.floor(index / 3)} / ${(index % 3) + 2}`,
      picture: () => pictureOf(spot),
    })),
    show: (sound) =>
      createCupShow(
        (result) =>
          result.kind === 'bau-cua' ? result.pictures.map((place) => drawPicture(PICTURES[place] ?? 'bau', 66)) : [],
        sound,
      ),
    sideOf: () => undefined,
    sides: {
      banker: { name: '', short: '', tone: 'red' },
      player: { name: '', short: '', tone: 'blue' },
      tie: { name: '', short: '', tone: 'green' },
    },
    resultText: (result) =>
      result.kind === 'bau-cua'
        ? result.pictures.map((place) => t(`spot-${PICTURES[place] ?? 'bau'}`)).join(' · ')
        : '',
    roads: (past) => pictureRoads(past, texts),
  };
};

const discsOf = (red: number): Node =>
  draw(
    'svg',
    { class: 'spot-picture', viewBox: '0 0 136 34', 'aria-hidden': 'true' },
    ...[0, 1, 2, 3].map((index) =>
      draw('g', { transform: `translate(${index * 34 + 17} 17)` }, drawDisc(index < red, 14)),
    ),
  );

const XOC_DIA_DISCS = [
  ['four-white', 0],
  ['three-white', 1],
  ['two-two', 2],
  ['three-red', 3],
  ['four-red', 4],
] as const;

export const xocDiaFace: MakeFace = (texts) => {
  const { t } = texts;
  const face: Face = {
    kind: 'xoc-dia',
    cloth: ['#0f5566', '#05212a'],
    rule: t('xoc-dia-rule'),
    spots: [
      { spot: 'even', tone: 'red', area: '1 / 1 / 2 / 6' },
      { spot: 'odd', tone: 'blue', area: '1 / 6 / 2 / 11' },
      ...XOC_DIA_DISCS.map(([spot, red], index) => ({
        spot,
        tone: spot === 'two-two' ? ('plain' as const) : ('gold' as const),
        area: `2 / ${index * 2 + 1} / 3 / ${index * 2 + 3}`,
        picture: () => discsOf(red),
      })),
    ],
    show: (sound) =>
      createCupShow(
        (result) => (result.kind === 'xoc-dia' ? result.discs.map((isRed) => drawDisc(isRed, 26)) : []),
        sound,
      ),
    sideOf: (result) =>
      result.kind === 'xoc-dia' ? (result.discs.filter(Boolean).length % 2 === 0 ? 'banker' : 'player') : undefined,
    sides: {
      banker: { name: t('spot-even'), short: t('spot-even').slice(0, 1), tone: 'red' },
      player: { name: t('spot-odd'), short: t('spot-odd').slice(0, 1), tone: 'blue' },
      tie: { name: '', short: '', tone: 'green' },
    },
    resultText: (result) => {
      if (result.kind !== 'xoc-dia') return '';
      const red = result.discs.filter(Boolean).length;
      const [spot] = XOC_DIA_DISCS[red] ?? ['two-two'];
      return `${t(`spot-${spot}`)}, ${t(red % 2 === 0 ? 'spot-even' : 'spot-odd')}`;
    },
    roads: (past) => xocDiaRoads(face, past, texts),
  };
  return face;
};
