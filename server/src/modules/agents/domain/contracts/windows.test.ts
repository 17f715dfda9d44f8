import { expect, test } from 'vitest';
import { windowsUntil } from './windows.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const UNTIL = new Date('2026-11-18T17:01:00Z');
const keysOf = (type: Parameters<typeof windowsUntil>[0], first: string, most: number) =>
  windowsUntil(type, { first, until: UNTIL, zone: ZONE, most }).map(({ key }) => key);

test('the last closed windows of a kind are the same whether its first contract is weeks or years old', () => {
  for (const [type, most] of [
    ['DAILY', 31],
    ['WEEKLY', 8],
    ['SEMIMONTHLY', 6],
    ['MONTHLY', 4],
  ] as const) {
    const keys = keysOf(type, '2026-05-01', most);
    expect(keys).toHaveLength(most);
    expect(keysOf(type, '2016-01-01', most)).toEqual(keys);
  }
  expect(keysOf('DAILY', '2026-11-16', 31)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
  expect(keysOf('MONTHLY', '2016-01-01', 4)).toEqual(['2026-07', '2026-08', '2026-09', '2026-10']);
});
