import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { readPairs, readQueryPairs } from './read-pairs.ts';

test('an address that is asked for again gives the very same pairs, which nobody can change', () => {
  const once = readQueryPairs('gameType=RNG&gameName=r%E1%BB%93ng+v%C3%A0ng');

  expect(once).toEqual({ gameType: 'RNG', gameName: 'rồng vàng' });
  expect(readQueryPairs('gameType=RNG&gameName=r%E1%BB%93ng+v%C3%A0ng')).toBe(once);
  expect(Object.isFrozen(once)).toBe(true);
  expect(readQueryPairs('gameType=FISH')).toEqual({ gameType: 'FISH' });
});

test('what is broken is refused every time, and what is long is not kept', () => {
  for (let time = 0; time < 2; time += 1) expect(() => readQueryPairs('a=%ff')).toThrow(Refusal);
  const long = `a=${'x'.repeat(300)}`;

  expect(readQueryPairs(long)).toEqual(readPairs('query', long));
  expect(readQueryPairs(long)).not.toBe(readQueryPairs(long));
});
