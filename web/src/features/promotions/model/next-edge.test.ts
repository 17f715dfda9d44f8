import { expect, test } from 'vitest';
import { msToNextEdge } from './next-edge.ts';

const NOW = Date.parse('2026-11-16T06:00:00Z');
const at = (ms: number) => new Date(NOW + ms);

test('a page asks again just behind the next edge of the window, and not at all where there is none', () => {
  expect(msToNextEdge({ opensAt: at(1_000), closesAt: at(9_000) }, NOW)).toBe(1_750);
  expect(msToNextEdge({ opensAt: at(-1_000), closesAt: at(9_000) }, NOW)).toBe(9_750);
  expect(msToNextEdge({ opensAt: null, closesAt: at(-1) }, NOW)).toBeUndefined();
  expect(msToNextEdge(undefined, NOW)).toBeUndefined();
});

test('an edge years away is no longer than a timer can be', () => {
  expect(msToNextEdge({ opensAt: null, closesAt: at(1e12) }, NOW)).toBe(2 ** 31 - 1);
});
