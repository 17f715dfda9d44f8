import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRandom, newUuid, systemRandom, wordsFrom } from './random.ts';
import { createHealthTests, RandomFaultError } from './random-health.ts';

/** A healthy generator that repeats itself from run to run. */
const repeatable = (): ((length: number) => Uint8Array) => {
  const cipher = createCipheriv('aes-256-ctr', Buffer.alloc(32, 'key'), Buffer.alloc(16));
  return (length) => cipher.update(Buffer.alloc(length));
};

/** Healthy for the first pool, and then as told. */
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

test('bytes come once each, in the order of the generator, whatever the sizes of the wishes', () => {
  const random = createRandom(repeatable());
  const expected = Buffer.from(repeatable()(4_096));

  const taken = Buffer.concat([1, 1_000, 24, 3].map((length) => random.bytes(length)));

  expect(taken).toEqual(expected.subarray(0, 1_028));
});

test('words are four bytes each, highest first, and never negative', () => {
  const words = wordsFrom({ bytes: () => Uint8Array.from([0xff, 0x00, 0x00, 0x01]) });

  expect(words()).toBe(0xff_00_00_01);
});

test('two sources of the system never say the same', () => {
  const [one, other] = [createRandom(randomBytes), createRandom(randomBytes)];

  expect(Buffer.from(one.bytes(32))).not.toEqual(Buffer.from(other.bytes(32)));
  expect(() => systemRandom.below(0)).toThrow(RangeError);
});

test('an id is of the fourth version, and no two are alike', () => {
  const ids = Array.from({ length: 100 }, () => newUuid(systemRandom));

  expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(100);
});
