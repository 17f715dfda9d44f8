import { expect, test } from 'vitest';
import { byDeadline, nextItem, urgencyOf } from './queue-order.ts';

const SINCE = '2026-11-18T08:00:00.000Z';
const after = (minutes: number) => new Date(new Date(SINCE).getTime() + minutes * 60_000);

test('an item is late after the minutes promised, and soon so after two thirds of them', () => {
  expect(urgencyOf(SINCE, 30, after(19))).toBe('fine');
  expect(urgencyOf(SINCE, 30, after(20))).toBe('soon');
  expect(urgencyOf(SINCE, 30, after(30))).toBe('late');
});

test('the item that waits longest comes first', () => {
  const list = [{ at: '2026-11-18T09:00:00Z' }, { at: '2026-11-18T08:00:00Z' }];

  expect(byDeadline(list, 'at')).toEqual([list[1], list[0]]);
});

test('after a decision the item behind opens, at the end the first one, and none in an empty queue', () => {
  expect(nextItem(['1', '2', '3'], '2', ['1', '3'])).toEqual({ open: '3' });
  expect(nextItem(['1', '2', '3'], '2', ['1', '4'])).toEqual({ open: '1' });
  expect(nextItem(['1', '2'], '2', ['1'])).toEqual({ open: '1' });
  expect(nextItem(['2'], '2', [])).toEqual({ open: undefined });
});

test('an item that still waits after a change stays open', () => {
  expect(nextItem(['1', '2'], '1', ['1', '2'])).toEqual({ open: '1' });
});
