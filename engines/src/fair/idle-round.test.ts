import { expect, test } from 'vitest';
import { idleSeed, idleWords } from './idle-round.ts';
import { newServerSeed } from './seed.ts';

const SECRET = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index));
const ROUND = { table: 'JL:1', model: 'roulette', round: 7 };
const three = (words: () => number): number[] => [words(), words(), words()];

test('an idle round is the same whenever it is computed, and no two rounds or tables share one', () => {
  const drawn = three(idleWords(SECRET, ROUND));

  expect(three(idleWords(SECRET, ROUND))).toEqual(drawn);
  expect(three(idleWords(SECRET, { ...ROUND, round: 8 }))).not.toEqual(drawn);
  expect(three(idleWords(SECRET, { ...ROUND, table: 'JL:2' }))).not.toEqual(drawn);
  expect(idleSeed(SECRET, 7)).not.toEqual(idleSeed(SECRET, 8));
});
