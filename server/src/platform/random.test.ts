import { fork } from 'node:child_process';
import { createCipheriv } from 'node:crypto';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { expect, test } from 'vitest';
import { createRandom, newUuid, systemRandom, wordsFrom } from './random.ts';
import { createHealthTests, RandomFaultError } from './random-health.ts';
import { kernelBytes } from './random-kernel.ts';

/** A healthy generator that repeats itself from run to run. */
const repeatable = (): ((length: number) => Uint8Array) => {
  const cipher = createCipheriv('aes-256-ctr', Buffer.alloc(32, 'key'), Buffer.alloc(16));
  return (length) => cipher.update(Buffer.alloc(length));
};

/** Healthy for the first pool, then as configured. */
const failingLater = (broken: (healthy: Uint8Array) => Uint8Array): ((length: number) => Uint8Array) => {
  const generate = repeatable();
  let isFirst = true;
  return (length) => {
    const bytes = generate(length);
    if (isFirst) {
      isFirst = false;
      return bytes;
    }
    return broken(bytes);
  };
};

test('a source that is stuck when it starts gives nothing at all', () => {
  expect(() => createRandom((length) => new Uint8Array(length))).toThrow(RandomFaultError);
});

test('a source that gets stuck while it runs stops, and stays stopped when the generator recovers', () => {
  let isStuck = false;
  const healthy = repeatable();
  const random = createRandom((length) => (isStuck ? new Uint8Array(length).fill(7) : healthy(length)));
  isStuck = true;

  expect(() => random.bytes(2_000)).toThrow('repetition');
  isStuck = false;
  expect(() => random.bytes(16)).toThrow(RandomFaultError);
  expect(() => random.below(6)).toThrow(RandomFaultError);
});

test('a source that has lost most of its values fails the proportion test', () => {
  const random = createRandom(failingLater((bytes) => bytes.map((byte) => byte & 0x07)));

  expect(() => random.bytes(2_000)).toThrow('proportion');
});

test('a fault is found across the border of two pools', () => {
  const check = createHealthTests();
  check(Uint8Array.from([1, 2, 9, 9, 9, 9, 9]));

  expect(() => check(Uint8Array.from([9, 9, 9]))).not.toThrow();
  expect(() => check(Uint8Array.from([9]))).toThrow(RandomFaultError);
});

test('four million bytes of a healthy generator raise no alarm', () => {
  const generate = repeatable();
  const check = createHealthTests();

  expect(() => check(generate(4_000_000))).not.toThrow();
});

test('every request reads the generator, and no further bytes are held in memory', () => {
  const asked: number[] = [];
  const generate = repeatable();
  const random = createRandom((length) => {
    asked.push(length);
    return generate(length);
  });
  const [start = 0] = asked;

  const taken = Buffer.concat([1, 1_000, 24, 3, 5_000].map((length) => random.bytes(length)));
  random.below(6);

  expect(asked).toEqual([start, 1, 1_000, 24, 3, 5_000, 4]);
  expect(taken).toEqual(Buffer.from(repeatable()(start + 6_028)).subarray(start));
});

test('a process restored from a snapshot of another one does not go on with its bytes', () => {
  // A snapshot copies memory, and no more: both copies have the same state, and ask a generator outside of it.
  const kernel = kernelBytes(repeatable());
  let outside = (length: number): Uint8Array => kernel(length);
  const original = createRandom((length) => outside(length));
  original.bytes(100);
  const memory = repeatable();
  const drawnBy = (copy: (length: number) => Uint8Array): string => {
    outside = copy;
    return Buffer.from(original.bytes(32)).toString('hex');
  };

  // The next output depends only on what the copy reads, not on its memory from before.
  expect(drawnBy(memory)).toBe(Buffer.from(repeatable()(32)).toString('hex'));
  expect(drawnBy((length) => kernel(length))).not.toBe(drawnBy((length) => kernel(length)));
});

const PROGRAM = new URL('testing/random-child.ts', import.meta.url);

test('processes that were forked together say different things from their first byte on', async () => {
  const said = await Promise.all(
    [1, 2, 3].map(async () => {
      const child = fork(PROGRAM, { execPath, execArgv: [] });
      const [[message]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
      return String(message);
    }),
  );

  expect(said.every((text) => /^[\da-f]{128}$/.test(text))).toBe(true);
  expect(new Set(said).size).toBe(3);
});

test('words are four bytes each, highest first, and never negative', () => {
  const words = wordsFrom({ bytes: () => Uint8Array.from([0xff, 0x00, 0x00, 0x01]) });

  expect(words()).toBe(0xff_00_00_01);
});

test('two sources of the system never say the same', () => {
  const [one, other] = [createRandom(kernelBytes(repeatable())), createRandom(kernelBytes(repeatable()))];

  expect(Buffer.from(one.bytes(32))).not.toEqual(Buffer.from(other.bytes(32)));
  expect(() => systemRandom.below(0)).toThrow(RangeError);
});

test('an id is of the fourth version, and no two are alike', () => {
  const ids = Array.from({ length: 100 }, () => newUuid(systemRandom));

  expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(100);
});
