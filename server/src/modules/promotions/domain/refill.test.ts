import { expect, test } from 'vitest';
import { createBusinessDays } from '../../../platform/business-days.ts';
import { nextRefillDay } from './refill.ts';

test('refills of the next day begin at midnight in the time zone of the brand', () => {
  const moment = new Date('2026-01-05T12:00:00Z');

  expect(nextRefillDay(createBusinessDays('Asia/Ho_Chi_Minh'), moment)).toEqual(new Date('2026-01-05T17:00:00Z'));
  expect(nextRefillDay(createBusinessDays('America/New_York'), moment)).toEqual(new Date('2026-01-06T05:00:00Z'));
});
