import { expect, test } from 'vitest';
import { EMPTY_SLIP, isSlip, needsTaking, removeLeg, takePrices, toggleLeg } from './slip.ts';
import type { SlipLeg } from './slip.ts';

const leg = (selectionId: string, fixtureId = selectionId): SlipLeg => ({
  ...{ selectionId, fixtureId, sport: 'FOOTBALL', home: 'Huế', away: 'Hội An', type: '1x2', period: 'ft' },
  ...{ lineQuarters: 0, variant: '', code: 'h', oddsMilli: 1_850 },
});

test('a selection pressed again leaves the slip, and the second one makes a combination', () => {
  const one = toggleLeg(EMPTY_SLIP, leg('1:h'));
  const two = toggleLeg(one, leg('2:h'));

  expect([one.mode, two.mode]).toEqual(['single', 'combo']);
  expect(toggleLeg(two, leg('2:h'))).toMatchObject({ mode: 'single', legs: [{ selectionId: '1:h' }] });
});

test('a selection that is removed takes its amount along', () => {
  const slip = { ...toggleLeg(EMPTY_SLIP, leg('1:h')), stakes: { '1:h': '100' } };

  expect(removeLeg(slip, '1:h')).toMatchObject({ legs: [], stakes: {} });
});

test('a slip takes no more selections than one bet may have', () => {
  let slip = EMPTY_SLIP;
  for (let number = 1; number <= 14; number += 1) slip = toggleLeg(slip, leg(`${number}:h`));

  expect(slip.legs).toHaveLength(12);
});

test('a worse price is asked for, a better one is taken, and "any" goes down to nine tenths', () => {
  expect([needsTaking(2_000, 1_990, 'better'), needsTaking(2_000, 2_010, 'better')]).toEqual([true, false]);
  expect([needsTaking(2_000, 2_010, 'same'), needsTaking(2_000, 2_000, 'same')]).toEqual([true, false]);
  expect([needsTaking(2_000, 1_800, 'any'), needsTaking(2_000, 1_790, 'any')]).toEqual([false, true]);
});

test('prices that were taken are those of the slip', () => {
  const slip = takePrices(toggleLeg(EMPTY_SLIP, leg('1:h')), () => 1_700);

  expect(slip.legs[0]?.oddsMilli).toBe(1_700);
});

test('a kept slip of another shape counts as none', () => {
  expect(isSlip(toggleLeg(EMPTY_SLIP, leg('1:h')))).toBe(true);
  expect([null, {}, { ...EMPTY_SLIP, legs: [{}] }, { ...EMPTY_SLIP, stakes: { a: 1 } }].map(isSlip)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});
