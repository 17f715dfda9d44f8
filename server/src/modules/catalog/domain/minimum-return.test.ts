import { expect, test } from 'vitest';
import { returnsEnough } from './minimum-return.ts';

test.each([
  ['a game at the least return of the market is offered', { category: 'RNG', rtp: 8_500 }, 8_500, true],
  ['a game a hundredth of a percent below is not', { category: 'RNG', rtp: 8_499 }, 8_500, false],
  [
    'a slot that states no return is not offered where the market asks for one',
    { category: 'RNG', rtp: null },
    1,
    false,
  ],
  ['a slot that states no return is offered where nobody asks', { category: 'RNG', rtp: null }, 0, true],
  ['a lottery has a return per bet and is not judged as a game', { category: 'LOTT', rtp: null }, 9_000, true],
] as const)('%s', (_rule, game, returnMin, expected) => {
  expect(returnsEnough(game, returnMin)).toBe(expected);
});
