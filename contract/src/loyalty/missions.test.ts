import { expect, test } from 'vitest';
import { daySchema } from './missions.ts';

test('a day of a mission or a raffle stands in the calendar', () => {
  const days = ['2026-02-28', '2028-02-29', '2026-02-29', '2026-13-45', '2026-1-1'];

  expect(days.filter((day) => daySchema.safeParse(day).success)).toEqual(['2026-02-28', '2028-02-29']);
});
