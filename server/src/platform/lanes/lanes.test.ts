import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';
import type { LanesOptions } from './lanes.ts';

type Item = {
  readonly key: string;
  readonly owner: bigint;
  readonly says?: string;
  readonly after?: string;
  readonly size?: number;
};
const item = (key: string, parts: Partial<Item> = {}): Item => ({ key, owner: 0n, ...parts });

/** Lanes that record their batches; each item is answered with its key unless configured otherwise. */
const open = (options: Partial<LanesOptions<Item, string>> = {}) => {
  const batches: string[][] = [];
  const lanes = createLanes<Item, string>({
    lanes: 2,
    batchSizeMax: 4,
    queueSizeMax: 8,
    withinMs: 60_000,
    ownerOf: ({ owner }) => owner,
    keyOf: ({ key }) => key,
    fingerprintOf: ({ says = '' }) => says,
    after: ({ after }) => after,
    sizeOf: ({ size = 1 }) => size,
    apply: async (batch) => {
      batches.push(batch.map(({ key }) => key));
      await turn();
      return batch.map(({ key }) => key);
    },
    ...options,
  });
  return { lanes, batches };
};

test('what waits goes together, in the order it came, and no batch is larger than allowed', async () => {
  const { lanes, batches } = open();

  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => lanes.submit(item(key))));

  expect(answers).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(batches).toEqual([['a', 'b', 'c', 'd'], ['e']]);
});

test('an item of several parts takes as much of a batch, and one larger than a batch goes alone', async () => {
  const { lanes, batches } = open();

  await Promise.all([
    lanes.submit(item('a', { size: 3 })),
    lanes.submit(item('b', { size: 2 })),
    lanes.submit(item('c', { size: 9 })),
  ]);

  expect(batches).toEqual([['a'], ['b'], ['c']]);
});

test('a twin joins the one under way; one with other words travels apart', async () => {
  const { lanes, batches } = open();

  await Promise.all([lanes.submit(item('a')), lanes.submit(item('a')), lanes.submit(item('a', { says: 'more' }))]);

  expect(batches).toEqual([['a'], ['a']]);
});

test('what must be decided first never shares a batch with what waits for it, nor do two that wait for one', async () => {
  const { lanes, batches } = open();

  await Promise.all([
    lanes.submit(item('a')),
    lanes.submit(item('undo', { after: 'a' })),
    lanes.submit(item('undo again', { after: 'a' })),
  ]);

  expect(batches).toEqual([['a'], ['undo'], ['undo again']]);
});

test('few wait for the batch under way and then go together, many open another lane', async () => {
  const { lanes, batches } = open({ batchSizeMax: 200, queueSizeMax: 500 });
  const first = lanes.submit(item('first', { owner: 1n }));
  await Promise.resolve().then(() => undefined);
  const few = Array.from({ length: 159 }, (_, index) => lanes.submit(item(`few ${index}`, { owner: 2n })));
  expect(batches).toHaveLength(1);

  const many = lanes.submit(item('one too many', { owner: 3n }));
  await Promise.resolve().then(() => undefined);
  expect(batches.map(({ length }) => length)).toEqual([1, 160]);
  await Promise.all([first, ...few, many]);
});

test('a crowd is shared among the lanes, so that one part is worked on while another is read', async () => {
  const { lanes, batches } = open({ batchSizeMax: 500, queueSizeMax: 500 });
  const crowd = Array.from({ length: 401 }, (_, index) => lanes.submit(item(`${index}`, { owner: BigInt(index) })));
  await Promise.all(crowd);

  expect(batches.map(({ length }) => length)).toEqual([201, 200]);
});

test('what belongs to somebody who is under way waits, and others pass it', async () => {
  const { lanes, batches } = open({ batchSizeMax: 200, queueSizeMax: 500 });
  const all = [lanes.submit(item('a', { owner: 1n }))];
  await Promise.resolve().then(() => undefined);
  all.push(lanes.submit(item('b', { owner: 1n })));
  all.push(...Array.from({ length: 170 }, (_, index) => lanes.submit(item(`c${index}`, { owner: 2n }))));
  await Promise.all(all);

  expect(batches[0]).toEqual(['a']);
  expect(batches[1]).not.toContain('b');
  expect(batches.flat()).toHaveLength(172);
});

test('a broken connection is tried again until the database has spoken', async () => {
  let tries = 0;
  const { lanes } = open({
    apply: (batch) => {
      tries += 1;
      return tries < 3
        ? Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))
        : Promise.resolve(batch.map(({ key }) => key));
    },
  });

  expect(await lanes.submit(item('a'))).toBe('a');
  expect(tries).toBe(3);
});

test('what nobody waits for any more is not begun, nor begun again', async () => {
  const begun: string[] = [];
  const { lanes } = open({
    withinMs: 500,
    batchSizeMax: 1,
    apply: async ([first]) => {
      begun.push(first?.key ?? '');
      await sleep(600);
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    },
  });

  const ended = await Promise.allSettled([lanes.submit(item('a')), lanes.submit(item('b'))]);

  expect(ended).toMatchObject([
    { status: 'rejected', reason: { code: 'request.unavailable' } },
    { status: 'rejected', reason: { code: 'request.unavailable' } },
  ]);
  expect(begun).toEqual(['a']);
});

test('a statement that waited too long for a lock asks to come back later', async () => {
  const { lanes } = open({
    apply: () => Promise.reject(Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })),
  });

  await expect(lanes.submit(item('a'))).rejects.toMatchObject({ code: 'request.unavailable' });
});

test('one item the database chokes on does not take the others with it', async () => {
  const { lanes } = open({
    apply: (batch) =>
      batch.some(({ key }) => key === 'bad')
        ? Promise.reject(new Error('choked'))
        : Promise.resolve(batch.map(({ key }) => key)),
  });

  const ended = await Promise.allSettled(['a', 'bad', 'b'].map((key) => lanes.submit(item(key))));

  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('items that can only go after the others of their batch are sent behind them', async () => {
  const batches: string[][] = [];
  const { lanes } = open({
    lateAfter: (_error, batch) => new Set(batch.filter(({ key }) => key !== 'b')),
    apply: async (batch) => {
      batches.push(batch.map(({ key }) => key));
      if (batch.length === 3) throw new Error('not together');
      return batch.map(({ key }) => key);
    },
  });

  const answers = await Promise.all(['a', 'b', 'c'].map((key) => lanes.submit(item(key))));

  expect(answers).toEqual(['a', 'b', 'c']);
  expect(batches).toEqual([['a', 'b', 'c'], ['b'], ['a', 'c']]);
});

test('a batch in which every item is late is retried unchanged a few times, then gets the reason', async () => {
  let tries = 0;
  const { lanes } = open({
    lateAfter: (_error, batch) => new Set(batch),
    apply: () => Promise.reject(new Error(`others were faster ${(tries += 1)} times`)),
  });

  await expect(lanes.submit(item('a'))).rejects.toThrow('others were faster 9 times');
});

test('a lost race is run again, a few times', async () => {
  let tries = 0;
  const { lanes } = open({
    lostRace: () => true,
    apply: () => {
      tries += 1;
      return Promise.reject(new Error('taken'));
    },
  });

  await expect(lanes.submit(item('a'))).rejects.toThrow('taken');
  expect(tries).toBeGreaterThan(3);
});

test('a full lane asks to come back later, and a draining one takes nothing new but answers what it took', async () => {
  const { lanes } = open();
  const taken = Array.from({ length: 8 }, (_, index) => lanes.submit(item(`i${index}`)));

  await expect(lanes.submit(item('too many'))).rejects.toMatchObject({ code: 'request.unavailable' });
  const drained = lanes.drain();
  await expect(lanes.submit(item('too late'))).rejects.toMatchObject({ code: 'request.unavailable' });
  await drained;

  expect(await Promise.all(taken)).toHaveLength(8);
});
