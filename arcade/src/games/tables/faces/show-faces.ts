import { REMAINDERS, remainderOf } from '@fairground/engines/tables/fan-tan';
import { MONEY_WHEEL, WHEEL_FIELDS } from '@fairground/engines/tables/money-wheel';
import type { WheelField } from '@fairground/engines/tables/money-wheel';
import type { TextKey } from '../../../texts/texts.ts';
import type { Face, MakeFace } from '../face.ts';
import { fanTanRoads, moneyWheelRoads } from '../roads/show-roads.ts';
import { createFanTanShow } from '../scene/fan-tan-show.ts';
import { drawField } from '../scene/fields.ts';
import { createMoneyWheelShow } from '../scene/money-wheel-show.ts';
import type { Spot, Tone } from '../spots.ts';
import { draw } from '../svg.ts';

const NO_SIDES: Face['sides'] = {
  banker: { name: '', short: '', tone: 'red' },
  player: { name: '', short: '', tone: 'blue' },
  tie: { name: '', short: '', tone: 'green' },
};

const FAN_TONES: readonly Tone[] = ['blue', 'red', 'green', 'gold'];
const NIMS = REMAINDERS.flatMap((first) =>
  REMAINDERS.filter((second) => second !== first).map((second) => [first, second] as const),
);
/** Columns of the cloth: a row of 2, 3, 4, 6 or 12 equal cells fits. */
const COLUMNS = 24;
const inRow = (row: number, cells: number, index: number): string => {
  const width = COLUMNS / cells;
  return `${row} / ${index * width + 1} / ${row + 1} / ${(index + 1) * width + 1}`;
};

const fanTanSpots = (): Spot[] => [
  ...REMAINDERS.map((number, index) => ({
    spot: `fan:${number}`,
    label: String(number),
    tone: FAN_TONES[index] ?? ('plain' as const),
    area: inRow(1, 4, index),
  })),
  { spot: 'odd', tone: 'plain', area: inRow(2, 6, 0) },
  ...(['1-2', '2-3', '3-4', '4-1'] as const).map((pair, index) => ({
    spot: `kwok:${pair}`,
    label: pair.replace('-', ' · '),
    area: inRow(2, 6, index + 1),
  })),
  { spot: 'even', tone: 'plain', area: inRow(2, 6, 5) },
  ...NIMS.map(([first, second], index) => ({
    spot: `nim:${first}-${second}`,
    label: `${first} › ${second}`,
    isSmall: true,
    area: inRow(3, 12, index),
    narrow: inRow(3 + Math.floor(index / 6), 6, index % 6),
  })),
  ...REMAINDERS.map((without, index) => {
    const numbers = REMAINDERS.filter((number) => number !== without);
    return {
      spot: `ssh:${numbers.join('-')}`,
      label: numbers.join(' · '),
      area: inRow(4, 4, index),
      narrow: inRow(5, 4, index),
    };
  }),
];

export const fanTanFace: MakeFace = (texts) => {
  const { t } = texts;
  const face: Face = {
    kind: 'fan-tan',
    cloth: ['#2c5a2f', '#0c220f'],
    rule: t('fan-tan-rule'),
    spots: fanTanSpots(),
    show: createFanTanShow,
    sideOf: (result) =>
      result.kind === 'fan-tan' ? (remainderOf(result.buttons) % 2 === 0 ? 'banker' : 'player') : undefined,
    sides: {
      banker: { name: t('spot-even'), short: '', tone: 'red' },
      player: { name: t('spot-odd'), short: '', tone: 'blue' },
      tie: { name: '', short: '', tone: 'green' },
    },
    resultText: (result) =>
      result.kind === 'fan-tan'
        ? t('fan-tan-result', { buttons: result.buttons, left: remainderOf(result.buttons) })
        : '',
    roads: (past) => fanTanRoads(face, past, texts),
  };
  return face;
};

const WHEEL_TONES: Readonly<Record<WheelField, Tone>> = {
  one: 'gold',
  three: 'blue',
  sun: 'red',
  moon: 'plain',
  star: 'green',
  lantern: 'black',
  crown: 'plain',
};
const pictureOf = (field: WheelField): Node =>
  draw(
    'svg',
    { class: 'spot-picture', viewBox: '-20 -20 40 40', 'aria-hidden': 'true' },
    drawField(field, MONEY_WHEEL.pays[field]),
  );

/** One and three above, where the most is staked, and the rare fields below. */
const wheelArea = (index: number): string =>
  index < 2 ? `1 / ${index * 5 + 1} / 2 / ${index * 5 + 6}` : `2 / ${(index - 2) * 2 + 1} / 3 / ${(index - 2) * 2 + 3}`;

export const moneyWheelFace: MakeFace = (texts) => {
  const { t } = texts;
  return {
    kind: 'money-wheel',
    cloth: ['#3a2a6b', '#140d2b'],
    rule: t('money-wheel-rule'),
    spots: WHEEL_FIELDS.map((field, index) => ({
      spot: field,
      tone: WHEEL_TONES[field],
      area: wheelArea(index),
      picture: () => pictureOf(field),
    })),
    show: createMoneyWheelShow,
    sideOf: () => undefined,
    sides: NO_SIDES,
    resultText: (result) => {
      const field = result.kind === 'money-wheel' ? MONEY_WHEEL.segments[result.segment] : undefined;
      return field ? t(`spot-field-${field}` as TextKey) : '';
    },
    roads: (past) => moneyWheelRoads(past, texts),
  };
};
