import { expect, test } from 'vitest';
import { createBusinessDays } from './business-days.ts';

test('a day of the business begins at midnight in the time zone of the brand', () => {
  const [hanoi, newYork] = [createBusinessDays('Asia/Ho_Chi_Minh'), createBusinessDays('America/New_York')];
  const [before, after] = [new Date('2026-01-05T16:59:59Z'), new Date('2026-01-05T17:00:00Z')];

  expect([hanoi.dayOf(before), hanoi.dayOf(after)]).toEqual(['2026-01-05', '2026-01-06']);
  expect([newYork.dayOf(before), newYork.dayOf(after)]).toEqual(['2026-01-05', '2026-01-05']);
  expect(newYork.dayOf(new Date('2026-01-06T05:00:00Z'))).toBe('2026-01-06');
});
