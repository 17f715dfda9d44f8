import { expect, test } from 'vitest';
import { askAgainIn, tableClockOf } from './table-clock.ts';

const AT = new Date('2026-11-18T07:00:00Z');
const later = (ms: number): Date => new Date(AT.getTime() + ms);

test('a tile counts the seconds for bets and says what the table does otherwise', () => {
  const now = AT.getTime();

  expect(tableClockOf({ phase: 'OPEN', closesAt: later(7_200) }, now)).toEqual({
    kind: 'open',
    seconds: 8,
    part: 0.45,
  });
  expect(tableClockOf({ phase: 'OPEN', closesAt: later(-1) }, now)).toEqual({ kind: 'dealing' });
  expect(tableClockOf({ phase: 'DEALT', closesAt: later(-9_000) }, now)).toEqual({ kind: 'dealing' });
  expect(tableClockOf({ phase: 'SETTLED', closesAt: later(-9_000) }, now)).toEqual({ kind: 'soon' });
});

test('tables are asked for again when the first has moved, within bounds', () => {
  const now = AT.getTime();

  expect(askAgainIn([{ movesAt: later(9_000) }, { movesAt: later(6_000) }], now)).toBe(6_300);
  expect(askAgainIn([{ movesAt: later(-60_000) }], now)).toBe(3_000);
  expect(askAgainIn([{ movesAt: later(60_000) }], now)).toBe(15_000);
  expect(askAgainIn([], now)).toBe(15_000);
});
