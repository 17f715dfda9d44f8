import { expect, test } from 'vitest';
import { mayGreet } from './greeting.ts';

const AT_REST = { sinceReadyMs: 400, wasTouched: false, isScrolled: false };

test('a popup greets a visitor who has just come and touched nothing', () => {
  expect(mayGreet(AT_REST)).toBe(true);
});

test.each([
  ['has pressed something', { wasTouched: true }],
  ['has scrolled', { isScrolled: true }],
  ['has been here for a while', { sinceReadyMs: 5_001 }],
])('a popup leaves a visitor alone who %s', (_who, change) => {
  expect(mayGreet({ ...AT_REST, ...change })).toBe(false);
});
