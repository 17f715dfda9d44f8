import { expect, test } from 'vitest';
import { pickMiniGame } from './mini-game.ts';

const games = [
  { gameId: 'JL-INHOUSE-001', status: 'OPEN' },
  { gameId: 'JL-INHOUSE-002', status: 'COMING_SOON' },
  { gameId: 'JL-INHOUSE-003', status: 'OPEN' },
] as const;

test('[part of L-01] the small game is the one the site names, if it can really be played', () => {
  expect(pickMiniGame(games, 'JL-INHOUSE-003')).toBe(games[2]);
  expect(pickMiniGame(games, 'JL-INHOUSE-002')).toBeUndefined();
  expect(pickMiniGame(games, 'JL-INHOUSE-009')).toBeUndefined();
});
