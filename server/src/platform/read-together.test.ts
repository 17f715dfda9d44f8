import { expect, test } from 'vitest';
import { readTogether } from './read-together.ts';

const doubled = (keys: readonly number[]): readonly number[] => keys.map((key) => key * 2);

test('keys asked for at once are read by one statement, each key once, and every caller gets its own value', async () => {
  const batches: (readonly number[])[] = [];
  const read = readTogether(
    async (keys: readonly number[]) => {
      batches.push(keys);
      return doubled(keys);
    },
    { keysMax: 100 },
  );

  const values = await Promise.all([1, 2, 1, 3].map(read));

  expect(values).toEqual([2, 4, 2, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('what is asked for during a batch waits for the next one, and no batch is larger than the limit', async () => {
  const batches: (readonly number[])[] = [];
  const late: Promise<number>[] = [];
  const read = readTogether(
    async (keys: readonly number[]) => {
      if (batches.push(keys) === 1) late.push(read(1), read(9));
      return doubled(keys);
    },
    { keysMax: 2 },
  );

  const values = await Promise.all([1, 2, 3].map(read));

  expect([...values, ...(await Promise.all(late))]).toEqual([2, 4, 6, 2, 18]);
  expect(batches).toEqual([[1, 2], [3, 1], [9]]);
});

test('a failed batch fails its own callers only', async () => {
  let isAway = true;
  const read = readTogether(
    async (keys: readonly number[]) => {
      if (isAway) throw new Error('The database is away.');
      return doubled(keys);
    },
    { keysMax: 10 },
  );

  await expect(Promise.all([read(1), read(2)])).rejects.toThrow('The database is away.');
  isAway = false;

  expect(await Promise.all([read(1), read(7)])).toEqual([2, 14]);
});
