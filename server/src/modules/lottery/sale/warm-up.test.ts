import { GAMES } from '@fairground/engines/lottery/games';
import { expect, test } from 'vitest';
import { playsIn, warmUp } from './warm-up.ts';

/** A play that notes when it is worked out. */
const aPlay = (note: () => void) => ({
  fairOdds: () => {
    note();
    return new Map();
  },
  forms: () => new Map(),
});

test('one play is worked out in a turn of the loop, so that requests come in between', async () => {
  const done: string[] = [];
  const plays = ['one', 'two', 'three'].map((name) => aPlay(() => done.push(name)));
  const request = (): void => {
    done.push('request');
    if (done.length < 6) setImmediate(request);
  };
  setImmediate(request);

  await warmUp(plays, new AbortController().signal);

  expect(done).toEqual(['request', 'one', 'request', 'two', 'request', 'three']);
});

test('a node that stops works nothing more out', async () => {
  const stopping = new AbortController();
  let worked = 0;
  const plays = [1, 2, 3].map(() =>
    aPlay(() => {
      worked += 1;
      stopping.abort();
    }),
  );

  await warmUp(plays, stopping.signal);

  expect(worked).toBe(1);
});

test('every play of every game is worked out once', () => {
  expect(playsIn(GAMES).size).toBeGreaterThan(300);
});
