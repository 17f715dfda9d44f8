import { expect, test } from 'vitest';
import { mayGreet, mayPrepare } from './greeting.ts';

const AT_REST = { sincePaintMs: 400, wasTouched: false, isScrolled: false };

test('a popup greets a visitor who has just come and touched nothing', () => {
  expect(mayPrepare(AT_REST)).toBe(true);
  expect(mayGreet(AT_REST)).toBe(true);
});

test.each([
  ['has pressed something', { wasTouched: true }],
  ['has scrolled', { isScrolled: true }],
  ['has been here for a while', { sincePaintMs: 4_001 }],
])('a popup leaves a visitor alone who %s', (_who, change) => {
  expect(mayPrepare({ ...AT_REST, ...change })).toBe(false);
  expect(mayGreet({ ...AT_REST, ...change })).toBe(false);
});

test('a page that is slow to start is not made slower by a popup, which waits for the next visit', () => {
  expect(mayPrepare({ ...AT_REST, sincePaintMs: 1_001 })).toBe(false);
});
