import { expect, test } from 'vitest';
import { pickMiniGame } from './mini-game.ts';

test('[part of L-01] the small game is one that can really be played; without one there is none', () => {
  const games = [
    { name: 'soon', status: 'COMING_SOON' },
    { name: 'dice', status: 'OPEN' },
    { name: 'wheel', status: 'OPEN' },
  ] as const;

  expect(pickMiniGame(games)?.name).toBe('dice');
  expect(pickMiniGame(games.slice(0, 1))).toBeUndefined();
});
