import { expect, test } from 'vitest';
import { percentText } from '../maths/fraction.ts';
import { meanReturn } from '../maths/payout.ts';
import { MONEY_WHEEL, WHEEL_FIELDS, moneyWheelCases, moneyWheelReturn } from './money-wheel.ts';

test('the wheel has 54 segments, and every field returns 52 of 54', () => {
  const returns = WHEEL_FIELDS.map((field) =>
    percentText(
      meanReturn(moneyWheelCases(MONEY_WHEEL), (segment) => moneyWheelReturn(MONEY_WHEEL, segment, field)),
      4,
    ),
  );

  expect(MONEY_WHEEL.segments).toHaveLength(54);
  expect(new Set(returns)).toEqual(new Set(['96.2963']));
});

test('no rare field lies beside another of its kind', () => {
  const { segments } = MONEY_WHEEL;
  const twins = segments.filter(
    (field, place) => field !== 'one' && field !== 'three' && segments[(place + 1) % segments.length] === field,
  );

  expect(twins).toEqual([]);
});
