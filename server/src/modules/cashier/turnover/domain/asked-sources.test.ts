import { TURNOVER_SOURCES } from '@fairground/contract/cashier/withdrawal-fields';
import { expect, test } from 'vitest';
import { askedSources } from './asked-sources.ts';

test('everything is to be played, during a time-out only what was a gift, and after an exclusion nothing', () => {
  expect(askedSources(undefined)).toEqual(TURNOVER_SOURCES);
  expect(askedSources('protection.time-out')).toEqual(['PROMO', 'POINT_CONVERT', 'ADJUST']);
  expect(askedSources('protection.excluded')).toEqual([]);
});
