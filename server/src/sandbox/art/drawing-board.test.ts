import { expect, test } from 'vitest';
import { createDrawingBoard } from './drawing-board.ts';

/** A board whose pictures are done when the test says so. */
const aBoard = (atOnce: number) => {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const draw = (key: string): Promise<Buffer> => {
    begun.push(key);
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    finish.set(key, () => resolve(Buffer.from(key)));
    return promise;
  };
  return { board: createDrawingBoard(draw, atOnce), begun, finish: (key: string) => finish.get(key)?.() };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('however many ask for a tile at once, it is drawn once', async () => {
  const { board, begun, finish } = aBoard(2);

  const asked = Array.from({ length: 10 }, () => board.ask('a'));
  await settle();
  finish('a');

  expect((await Promise.all(asked)).map(String)).toEqual(Array.from({ length: 10 }, () => 'a'));
  expect(begun).toEqual(['a']);
});

test('only so many are drawn at once, the others in the order they were asked for', async () => {
  const { board, begun, finish } = aBoard(2);

  const asked = ['a', 'b', 'c', 'd'].map((key) => board.ask(key));
  await settle();
  expect(begun).toEqual(['a', 'b']);
  finish('b');
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const key of ['a', 'c']) finish(key);
  await settle();
  finish('d');

  expect((await Promise.all(asked)).map(String)).toEqual(['a', 'b', 'c', 'd']);
});

test('a tile that could not be drawn is tried again by the next who asks', async () => {
  let attempts = 0;
  const board = createDrawingBoard(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('no memory')) : Promise.resolve(Buffer.from('picture'));
  }, 1);

  await expect(board.ask('a')).rejects.toThrow('no memory');

  expect(String(await board.ask('a'))).toBe('picture');
});

test('tiles drawn ahead wait until nobody waits for another', async () => {
  const { board, begun, finish } = aBoard(1);
  const asked = [board.ask('a'), board.ask('b')];

  const prepared = board.prepare(['x']);
  await settle();
  finish('a');
  await settle();
  expect(begun).toEqual(['a', 'b']);
  finish('b');
  await Promise.all(asked);
  await settle();
  finish('x');
  await prepared;

  expect(begun).toEqual(['a', 'b', 'x']);
});

test('a closed board begins nothing more', async () => {
  const { board, begun, finish } = aBoard(1);
  const prepared = board.prepare(['x', 'y']);
  await settle();

  const closed = board.close();
  finish('x');
  await Promise.all([closed, prepared]);

  expect(begun).toEqual(['x']);
});
