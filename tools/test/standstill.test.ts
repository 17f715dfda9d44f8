import { expect, test } from 'vitest';
import {
  describeStandstills,
  machineRuns,
  onceMoreIfHeldUp,
  standstills,
  wasHeldUp,
  watchingMachine,
} from './standstill.ts';
import type { Beat } from './standstill.ts';

const beat = (second: number, found: Partial<Beat> = {}): Beat => ({
  from: second * 1000,
  to: second * 1000 + 12_000,
  lateMs: 0,
  writeMs: 2,
  stolen: 0.1,
  effortMs: 4,
  ...found,
});

test('the machine stood still where a timer or a small write was held up, most of it went to other guests, or the same work took three times as long', () => {
  expect(standstills([beat(0), beat(1, { lateMs: 400 }), beat(2, { writeMs: 900 }), beat(3, { stolen: 0.4 })])).toEqual(
    [],
  );
  expect(standstills([beat(0, { lateMs: 3000 })])).toHaveLength(1);
  expect(standstills([beat(0, { writeMs: 9000 })])).toHaveLength(1);
  expect(standstills([beat(0, { stolen: 0.7 })])).toHaveLength(1);
  expect(standstills([beat(0), beat(1), beat(2, { effortMs: 8 })])).toEqual([]);
  expect(standstills([beat(0), beat(1), beat(2, { effortMs: 12 })])).toHaveLength(1);
});

test('standstills that follow each other are one, others are not', () => {
  const stretches = standstills([
    beat(10, { stolen: 0.9 }),
    beat(22),
    beat(24, { stolen: 0.9 }),
    beat(60, { stolen: 0.9 }),
  ]);

  expect(stretches).toEqual([
    { from: 10_000, to: 36_000 },
    { from: 60_000, to: 72_000 },
  ]);
  expect(describeStandstills(stretches)).toBe('machine: stood still 2 times, 38 s in all and 26 s at most');
  expect(describeStandstills([])).toBeUndefined();
});

test('a moment in which little was ours is no standstill: nothing that waits fails for it', () => {
  const short = { ...beat(10, { stolen: 0.9 }), to: 12_000 };

  expect(standstills([short])).toEqual([]);
  expect(standstills([short, { ...short, from: 12_000, to: 14_000 }])).toEqual([]);
});

test('whatever ran during a standstill or began right behind it was held up, nothing else was', () => {
  const stretches = [{ from: 10_000, to: 20_000 }];

  expect(wasHeldUp({ from: 5000, to: 12_000 }, stretches)).toBe(true);
  expect(wasHeldUp({ from: 24_000, to: 30_000 }, stretches)).toBe(true);
  expect(wasHeldUp({ from: 1000, to: 9000 }, stretches)).toBe(false);
  expect(wasHeldUp({ from: 26_000, to: 90_000 }, stretches)).toBe(false);
});

test('a machine is waited for no longer than asked, and not at all by whoever has stopped', async () => {
  await expect(machineRuns(new AbortController().signal, 50)).resolves.toBeUndefined();
  await expect(machineRuns(AbortSignal.abort())).resolves.toBeUndefined();
});

test('work that failed is not done again by whoever has stopped', async () => {
  let times = 0;
  const work = (): Promise<never> => {
    times += 1;
    return Promise.reject(new Error('broken'));
  };

  await expect(onceMoreIfHeldUp(work, { signal: AbortSignal.abort(), say: () => undefined })).rejects.toThrow('broken');
  expect(times).toBe(1);
  await expect(
    onceMoreIfHeldUp(() => Promise.resolve('done'), { signal: AbortSignal.abort(), say: () => undefined }),
  ).resolves.toBe('done');
});

test('work that is watched keeps its result and its failure', async () => {
  const { result, stretches } = await watchingMachine(() => Promise.resolve('done'));

  expect(result).toBe('done');
  expect(stretches.every(({ from, to }) => from <= to)).toBe(true);
  await expect(watchingMachine(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
