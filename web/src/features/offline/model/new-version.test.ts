import { expect, test } from 'vitest';
import { isLookDue, isPlayingAt } from './new-version.ts';

test.each([
  ['/game', true],
  ['/seamless', true],
  ['/seamless/7', true],
  ['/games', false],
  ['/', false],
])('a new version is not spoken of where a game is played: %s', (path, isPlaying) => {
  expect(isPlayingAt(path)).toBe(isPlaying);
});

test('an open page asks for a new version every half hour at most', () => {
  expect(isLookDue(0, 29 * 60_000)).toBe(false);
  expect(isLookDue(0, 30 * 60_000)).toBe(true);
});
