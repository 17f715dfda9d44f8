import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { silentLog } from '../log.ts';
import { createTicker } from './ticker.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('rounds never overlap, and one that finds more goes on at once', async () => {
  let running = 0;
  let most = 0;
  let rounds = 0;
  const ticker = createTicker({
    name: 'test',
    everyMs: 60_000,
    log: silentLog,
    work: async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(5);
      running -= 1;
      rounds += 1;
      return rounds < 4;
    },
  });

  ticker.wake();
  ticker.wake();

  await eventually(() => expect(rounds).toBe(4));
  expect(most).toBe(1);
  await ticker.stop();
});

test('a failing round is followed by the next tick', async () => {
  let rounds = 0;
  const ticker = createTicker({
    name: 'test',
    everyMs: 10,
    log: silentLog,
    work: async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('stumbled');
    },
  });

  await eventually(() => expect(rounds).toBeGreaterThan(1));
  await ticker.stop();
});

test('stopping waits for the running round and starts no other', async () => {
  const steps: string[] = [];
  const work = Promise.withResolvers<void>();
  const ticker = createTicker({
    name: 'test',
    everyMs: 5,
    log: silentLog,
    work: async (signal) => {
      steps.push('begun');
      await work.promise;
      steps.push(signal.aborted ? 'told to stop' : 'done');
      return true;
    },
  });
  ticker.wake();

  await eventually(() => expect(steps).toEqual(['begun']));
  const stopped = ticker.stop().then(() => steps.push('stopped'));
  await pause(30);
  expect(steps).toEqual(['begun']);
  work.resolve();
  await stopped;
  await pause(30);

  expect(steps).toEqual(['begun', 'told to stop', 'stopped']);
});
