import { expect, test } from 'vitest';
import { below, drawn, shuffled, weighted } from './words.ts';
import type { Words } from './words.ts';

/** Says the given words, and then no more. */
const saying = (...said: readonly number[]): Words => {
  const left = [...said];
  return () => {
    const word = left.shift();
    if (word === undefined) throw new Error('More words were asked for than a draw needs.');
    return word;
  };
};

/** A deterministic generator, good enough for counting. */
const counting = (seed: number): Words => {
  let state = seed;
  return () => {
    state = (state + 0x9e_37_79_b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85_eb_ca_6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
};

test('a word that would favour small numbers is thrown away and the next one is taken', () => {
  // 2³² is 1 more than a multiple of 3: its last word would make 0 likelier than 1 and 2.
  expect(below(saying(0xff_ff_ff_ff, 5), 3)).toBe(2);
  expect(below(saying(0xff_ff_ff_fe), 3)).toBe(2);
});

/**
 * Exact, without counting: below the largest multiple of the bound a word gives its remainder, from there on it is thrown
 * away; so every number has as many words as any other.
 */
const unfairness = (bound: number): string | undefined => {
  const words = 2 ** 32;
  const fair = words - (words % bound);
  const wrong = [0, 1, bound - 1, bound, fair - bound, fair - 1, Math.floor(fair / 3), Math.floor(fair / 2)]
    .filter((word) => word < fair)
    .find((word) => below(saying(word), bound) !== Number(BigInt(word) % BigInt(bound)));
  if (wrong !== undefined) return `${bound}: word ${wrong}`;
  const thrownAway = fair === words ? [] : [fair, words - 1];
  return thrownAway.some((word) => below(saying(word, word, bound - 1), bound) !== bound - 1)
    ? `${bound}: a word that should be thrown away`
    : undefined;
};

test('every range up to 4,096 is without bias, exactly', () => {
  const bounds = Array.from({ length: 4_096 }, (_, index) => index + 1);

  expect(bounds.flatMap((bound) => unfairness(bound) ?? [])).toEqual([]);
});

test('so are ten thousand large ranges, and the largest', () => {
  const words = counting(4);
  const bounds = Array.from({ length: 10_000 }, () => 4_097 + below(words, 2 ** 32 - 4_096));

  expect([...bounds, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32].flatMap((bound) => unfairness(bound) ?? [])).toEqual(
    [],
  );
});

test.each([0, -1, 1.5, Number.NaN, 0x1_0000_0001])('nothing can be drawn below %s', (bound) => {
  expect(() => below(saying(1), bound)).toThrow(RangeError);
});

test('every order of four cards comes equally often', () => {
  const words = counting(1);
  const counts = new Map<string, number>();
  for (let round = 0; round < 24_000; round += 1) {
    const order = shuffled(words, ['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }

  // Chi-square with 23 degrees of freedom: beyond 49.7 once in a thousand.
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  expect(counts.size).toBe(24);
  expect(chi).toBeLessThan(49.7);
});

test('a draw without replacement names each number once and every pair equally often', () => {
  const words = counting(2);
  const pairs = new Map<string, number>();
  for (let round = 0; round < 20_000; round += 1) {
    const draw = drawn(words, 2, 5);
    expect(new Set(draw).size).toBe(2);
    pairs.set(draw.join(), (pairs.get(draw.join()) ?? 0) + 1);
  }

  const chi = [...pairs.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  expect(pairs.size).toBe(20);
  expect(chi).toBeLessThan(43.8);
});

test('all of a set can be drawn and no more', () => {
  expect(new Set(drawn(counting(3), 6, 6))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(() => drawn(counting(3), 7, 6)).toThrow(RangeError);
});

test('a weight is the number of words out of the total that choose it', () => {
  const chosen = Array.from({ length: 6 }, (_, word) => weighted(saying(word), [1, 0, 3, 2]));

  expect(chosen).toEqual([0, 2, 2, 2, 3, 3]);
});
