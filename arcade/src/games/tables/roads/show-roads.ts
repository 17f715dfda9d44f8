import type { TablePast } from '@fairground/contract/studio/table';
import { REMAINDERS, remainderOf } from '@fairground/engines/tables/fan-tan';
import { MONEY_WHEEL, WHEEL_FIELDS } from '@fairground/engines/tables/money-wheel';
import { coldest, countsOf, hottest } from '@fairground/engines/tables/statistics';
import { el } from '../../../shell/dom.ts';
import type { Texts, TextKey } from '../../../texts/texts.ts';
import type { Face } from '../face.ts';
import { FIELD_COLOURS } from '../scene/fields.ts';
import { LAST, columns, lastRounds, valueList } from './parts.ts';
import { COLOURS } from './road-grid.ts';
import { beads, streakRoad } from './side-roads.ts';

const FAN_COLOURS = [COLOURS.blue, COLOURS.red, COLOURS.green, COLOURS.gold];

/** Fan-tan: the numbers in their order, odd and even in streaks, how often each number came and how long it is away. */
export const fanTanRoads = (face: Face, past: readonly TablePast[], { t }: Texts): Node[] => {
  const left = past.flatMap(({ result }) => (result.kind === 'fan-tan' ? [remainderOf(result.buttons)] : []));
  const colourOf = (number: number): string => FAN_COLOURS[number - 1] ?? COLOURS.plain;
  return [
    lastRounds(past, LAST),
    el(
      'div',
      { class: 'road-row main', role: 'img', 'aria-label': t('table-roads') },
      beads(face, past),
      streakRoad(face, past),
    ),
    columns(
      countsOf(REMAINDERS, left).map(({ value, count }) => ({
        name: `${value} (${count})`,
        count,
        colour: colourOf(value),
      })),
      t('table-remainders'),
    ),
    el(
      'div',
      { class: 'value-lists' },
      valueList(
        t('table-cold'),
        coldest(REMAINDERS, left, REMAINDERS.length).map(({ value, count }) => ({
          text: String(value),
          colour: colourOf(value),
          figure: t('table-rounds-ago', { count }),
        })),
      ),
    ),
  ];
};

const FIELDS = WHEEL_FIELDS.map((_, index) => index);

/** The wheel: the last fields, how often each came, and how long the rare ones are away. */
export const moneyWheelRoads = (past: readonly TablePast[], { t }: Texts): Node[] => {
  const fields = past.flatMap(({ result }) =>
    result.kind === 'money-wheel' ? [WHEEL_FIELDS.indexOf(MONEY_WHEEL.segments[result.segment] ?? 'one')] : [],
  );
  const nameOf = (index: number): string => t(`spot-field-${WHEEL_FIELDS[index] ?? 'one'}` as TextKey);
  const colourOf = (index: number): string => FIELD_COLOURS[WHEEL_FIELDS[index] ?? 'one'][0];
  const paysOf = (index: number): string => MONEY_WHEEL.pays[WHEEL_FIELDS[index] ?? 'one'];
  return [
    lastRounds(past, 2 * LAST),
    columns(
      countsOf(FIELDS, fields).map(({ value, count }) => ({
        name: `${nameOf(value)} ${count}`,
        count,
        colour: colourOf(value),
      })),
      t('table-fields'),
    ),
    el(
      'div',
      { class: 'value-lists' },
      valueList(
        t('table-hot'),
        hottest(FIELDS, fields, 4).map(({ value, count }) => ({
          text: paysOf(value),
          colour: colourOf(value),
          figure: `${count}×`,
        })),
      ),
      valueList(
        t('table-cold'),
        coldest(FIELDS, fields, 4).map(({ value, count }) => ({
          text: paysOf(value),
          colour: colourOf(value),
          figure: t('table-rounds-ago', { count }),
        })),
      ),
    ),
  ];
};
