import { expect, test } from 'vitest';
import {
  GAME_FRAME,
  GAME_PAGE,
  readGameMessage,
  readJackpotWish,
  readRoundWish,
  readStakeBound,
} from './frame-messages.ts';

test('a game asks for the proof of a round by its number, and nothing else becomes an address', () => {
  const wish = (round: unknown) => readRoundWish({ from: GAME_FRAME, says: 'verify', round });

  expect(wish('4711')).toBe('4711');
  expect([wish('0'), wish('4711&x=1'), wish('/admin'), wish(4711), wish('1'.repeat(19))]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect(readRoundWish({ from: 'somebody', says: 'verify', round: '4711' })).toBeUndefined();
  expect(readRoundWish({ from: GAME_FRAME, says: 'leave', round: '4711' })).toBeUndefined();
  expect(readRoundWish(null)).toBeUndefined();
});

test('the wish for a proof is no word of the game, and a word is no wish', () => {
  expect(readGameMessage({ from: GAME_FRAME, says: 'verify', round: '4711' })).toBeUndefined();
  expect(readGameMessage({ from: GAME_FRAME, says: 'leave' })).toBe('leave');
});

test('a game may ask for the proof of a jackpot by its commitment, and by nothing else', () => {
  const wish = (jackpot: unknown) => readJackpotWish({ from: GAME_FRAME, says: 'verify', jackpot });

  expect(wish('0a'.repeat(32))).toBe('0a'.repeat(32));
  for (const other of ['0A'.repeat(32), '0a', `${'0a'.repeat(32)}&x=1`, 7, null]) expect(wish(other)).toBeUndefined();
  expect(readJackpotWish({ from: 'somebody', says: 'verify', jackpot: '0a'.repeat(32) })).toBeUndefined();
  expect(readJackpotWish(null)).toBeUndefined();
});

test('the largest stake under a bonus is an amount or none, and other messages say nothing of it', () => {
  const from = GAME_PAGE;

  expect(readStakeBound({ from, most: '500000' })).toBe(500_000n);
  expect([
    readStakeBound({ from, most: null }),
    readStakeBound({ from, most: '-5' }),
    readStakeBound({ from, most: 5 }),
  ]).toEqual([null, null, null]);
  expect([readStakeBound({ from: 'elsewhere', most: '5' }), readStakeBound({ from }), readStakeBound(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
