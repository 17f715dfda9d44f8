import { expect, test } from 'vitest';
import { manualGrantSchema } from './bonus-operator-endpoints.ts';
import { DEFAULT_WEIGHTS, isOfOneFamily, PLAIN_TERMS, termsSchema, weightsOf } from './terms.ts';

const TERMS = {
  ...PLAIN_TERMS,
  ...{ kind: 'GIFT', percentPpm: 0, amount: '1000', minDeposit: '0', multiplierX100: 1_000, maxBet: '50' },
  ...{ capX100: null, runHours: 168, budget: '0', spinsBet: '0' },
};

test('[C-10] terms give and allow stakes of more than nothing, and no amount passes what the ledger holds', () => {
  const wrong = [
    { amount: '0' },
    { amount: '-1' },
    { maxBet: '0' },
    { maxBet: '-5' },
    { minDeposit: '-1' },
    { budget: '-1' },
    { budget: '1000000000000.0001' },
    { amount: '99999999999999' },
    { countMax: 0 },
    { countMax: 1_000_000_001 },
  ];

  expect(termsSchema.safeParse(TERMS).success).toBe(true);
  expect(termsSchema.safeParse({ ...TERMS, budget: '1000000000000' }).success).toBe(true);
  expect(wrong.filter((parts) => termsSchema.safeParse({ ...TERMS, ...parts }).success)).toEqual([]);
});

test('[C-10] a bonus by hand is more than nothing, and no more than the ledger holds with its wagering', () => {
  const given = { memberId: '1001', amount: '1000000000000', multiplierX100: 1_000, maxBet: '50', runHours: 24 };
  const wrong = [{ amount: '0' }, { amount: '1000000000000.0001' }, { maxBet: '0' }, { maxBet: '99999999999999' }];

  expect(manualGrantSchema.safeParse(given).success).toBe(true);
  expect(wrong.filter((parts) => manualGrantSchema.safeParse({ ...given, ...parts }).success)).toEqual([]);
});

test('[C-10] terms without products count all of them by their weights, and with some no other counts', () => {
  expect(weightsOf({ products: [] })).toEqual(DEFAULT_WEIGHTS);
  expect(weightsOf({ products: ['LIVE', 'RNG'] })).toMatchObject({ RNG: 1_000_000, LIVE: 200_000, SPORTS: 0, PVP: 0 });
  expect(Object.keys(weightsOf({ products: ['LIVE'] }))).toHaveLength(Object.keys(DEFAULT_WEIGHTS).length);
});

test('casino, betting and lotteries are families: terms of two of them are not of one, and what weighs nothing is of none', () => {
  expect(isOfOneFamily({ products: ['RNG', 'LIVE', 'PVP'] })).toBe(true);
  expect(isOfOneFamily({ products: ['SPORTS', 'ESPORTS'] })).toBe(true);
  expect(isOfOneFamily({ products: ['LOTT', 'COCKFIGHT'] })).toBe(true);
  expect([isOfOneFamily({ products: ['RNG', 'SPORTS'] }), isOfOneFamily({ products: [] })]).toEqual([false, false]);
});
