import { expect, test } from 'vitest';
import { fittingStake } from './fitting-stake.ts';

test('a refusal for a limit says which stake still fits, and nothing where none does', () => {
  expect(fittingStake({ code: 'sports.limit', value: { most: '1250000' } })).toBe(1_250_000n);
  expect(fittingStake({ code: 'sports.limit', value: { most: '0' } })).toBeUndefined();
  expect(fittingStake({ code: 'sports.limit', value: null })).toBeUndefined();
  expect(fittingStake({ code: 'sports.limit', value: { most: 'x' } })).toBeUndefined();
  expect(fittingStake({ code: 'sports.too-late', value: { most: '5' } })).toBeUndefined();
});
