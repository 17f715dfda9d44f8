import { expect, test } from 'vitest';
import { manualGrantSchema } from './bonus-operator-endpoints.ts';
import { PLAIN_TERMS, termsSchema } from './terms.ts';

const TERMS = {
  ...PLAIN_TERMS,
  ...{ kind: 'GIFT', percentPpm: 0, amount: '1000', minDeposit: '0', multiplierX100: 1_000, maxBet: '50' },
  ...{ capX100: null, runHours: 168, budget: '0' },
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
