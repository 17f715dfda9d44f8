import { money } from '@fairground/contract/money';
import type { Win } from '@fairground/contract/winners/endpoints';
import { expect, test } from 'vitest';
import { topWins } from './top-wins.ts';

const aWin = (player: string, prize: bigint): Win => ({
  player,
  gameName: 'Dice',
  prize: money(prize),
  currency: 'VND',
  times: 2,
  gameType: 'INHOUSE',
  picture: null,
});

test('[part of A-10] the board stands by the prize, and of two alike the newer win comes first', () => {
  const wins = [aWin('newest', 5n), aWin('largest', 9n), aWin('older', 5n), aWin('small', 1n)];

  expect(topWins(wins, 3).map(({ player }) => player)).toEqual(['largest', 'newest', 'older']);
  expect(topWins([], 3)).toEqual([]);
});
