import { expect, test } from 'vitest';
import { addressWithGame, nodeIdIn } from './address-with-game.ts';

test('the details of a game are an address that keeps the filters of its page', () => {
  expect(addressWithGame('/rng', '?vendor=PG&sort=NAME', 42n)).toBe('/rng?vendor=PG&sort=NAME&game=42');
  expect(addressWithGame('/rng', '?vendor=PG&game=42', null)).toBe('/rng?vendor=PG');
  expect(addressWithGame('/', '?game=42', null)).toBe('/');
});

test('what is no number of a game opens nothing', () => {
  expect(nodeIdIn('42')).toBe(42n);
  for (const word of ['', '0', '-1', '1e9', "1' or 1=1", '99999999999999999999']) expect(nodeIdIn(word)).toBeNull();
});
