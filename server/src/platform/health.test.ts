import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { registerHealth } from './health.ts';

const aNode = (checkDatabase: () => Promise<void>) => {
  let asked = 0;
  let isStopping = false;
  const app = fastify();
  const check = () => {
    asked += 1;
    return checkDatabase();
  };
  registerHealth(app, { checkDatabase: check, isStopping: () => isStopping });
  return {
    ready: async () => (await app.inject('/readyz')).statusCode,
    stop: () => (isStopping = true),
    asked: () => asked,
  };
};

test('many who ask whether a node is ready cost the database one question a second', async () => {
  const node = aNode(() => Promise.resolve());

  const answers = await Promise.all(Array.from({ length: 200 }, node.ready));

  expect(new Set(answers)).toEqual(new Set([200]));
  expect(node.asked()).toBe(1);
  await expect.poll(async () => [await node.ready(), node.asked()], { timeout: 5_000 }).toEqual([200, 2]);
});

test('a database that is away is noticed, and its return too', async () => {
  let isAway = true;
  const node = aNode(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()));

  expect(await node.ready()).toBe(503);
  isAway = false;

  await expect.poll(node.ready, { timeout: 5_000 }).toBe(200);
});

test('a node that stops says so at once, whatever the database said a moment ago', async () => {
  const node = aNode(() => Promise.resolve());
  expect(await node.ready()).toBe(200);

  node.stop();

  expect(await node.ready()).toBe(503);
});
