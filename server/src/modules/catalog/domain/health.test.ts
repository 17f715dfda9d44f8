import { expect, test } from 'vitest';
import { vendorHealth } from './health.ts';

const now = new Date('2026-01-05T08:00:00Z');
const at = (time: string): Date => new Date(`2026-01-05T${time}:00Z`);
const window = (from: string, to: string | null, vendor = 'PG') => ({
  ...{ vendor, startsAt: at(from), endsAt: to === null ? null : at(to) },
});
const NONE = { isAllStopped: false, vendors: new Set<string>() };
const healthOf = (windows: readonly ReturnType<typeof window>[], stops = NONE) =>
  vendorHealth('PG', { windows, stops, now });

test('a vendor without a window of its own is open', () => {
  expect(healthOf([window('07:00', '09:00', 'JL'), window('06:00', '08:00')])).toEqual({
    ...{ state: 'open', until: null, planned: null },
  });
});

test('windows that run together end with the last of them, and nobody knows when where one has no end', () => {
  expect(healthOf([window('07:00', '09:00'), window('07:30', '10:00')])).toMatchObject({
    ...{ state: 'maintenance', until: at('10:00') },
  });
  expect(healthOf([window('07:00', '09:00'), window('07:30', null)])).toMatchObject({
    ...{ state: 'maintenance', until: null },
  });
});

test('the next window that is planned is named, the nearest first', () => {
  expect(healthOf([window('12:00', '13:00'), window('10:00', null)])).toEqual({
    ...{ state: 'open', until: null, planned: { startsAt: at('10:00'), endsAt: null } },
  });
});

test('a stop by staff counts more than a window: its end does not release it', () => {
  const stopped = { state: 'stopped', until: null };

  expect(healthOf([window('07:00', '09:00')], { ...NONE, vendors: new Set(['PG']) })).toMatchObject(stopped);
  expect(healthOf([], { ...NONE, isAllStopped: true })).toMatchObject(stopped);
});
