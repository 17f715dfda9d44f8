import { createCipheriv } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { newServerSeed } from '../fair/seed.ts';
import { wordsOf } from '../fair/stream.ts';
import type { Words } from '../random/words.ts';
import { drawOf, failedTests, rawBattery, scaledBattery, shuffleBattery, shuffleOf } from './battery.ts';
import * as bitTests from './bit-tests.ts';
import type { TestResult } from './battery.ts';
import { chiSquareTail, goodnessOfFit, normalBelow, normalBothTails } from './p-values.ts';

/** The same seeds on every run, so that a verdict is a property of the code and never of the day. */
const fairWords = (nonce: number): Words =>
  wordsOf(newServerSeed(sha256(utf8ToBytes('statistics'))), { game: 'battery', clientSeed: 'tests', nonce });

const POOL = 65_536;

/** A cipher over zeros: as healthy, and quick enough for millions of words. */
const healthy = (seed: number): Words => {
  const cipher = createCipheriv('aes-256-ctr', sha256(utf8ToBytes(`statistics ${seed}`)), Buffer.alloc(16));
  let pool = new DataView(new ArrayBuffer(0));
  let used = POOL;
  return () => {
    if (used === POOL) {
      const bytes = cipher.update(Buffer.alloc(POOL));
      pool = new DataView(bytes.buffer, bytes.byteOffset, POOL);
      used = 0;
    }
    const word = pool.getUint32(used);
    used += 4;
    return word;
  };
};
const SMALL = 16_384;
const names = (results: readonly TestResult[]): readonly string[] => failedTests(results).map(({ name }) => name);
const bitsOf = (text: string): Uint8Array => Uint8Array.from(text, Number);

/** The first hundred binary digits of pi, with the p-values NIST SP 800-22 prints for them. */
const PI = bitsOf(
  '1100100100001111110110101010001000100001011010001100001000110100110001001100011001100010100010111000',
);

describe('the mathematics of the battery', () => {
  test('tails of the chi-square and the normal distribution are those of the tables', () => {
    expect(chiSquareTail(3.841_458_820_694_124, 1)).toBeCloseTo(0.05, 12);
    expect(chiSquareTail(18.307_038_053_275_146, 10)).toBeCloseTo(0.05, 12);
    expect(chiSquareTail(1_074.679_4, 1_000)).toBeCloseTo(0.05, 6);
    expect(normalBothTails(1.959_963_984_540_054)).toBeCloseTo(0.05, 12);
    expect(normalBelow(-1.644_853_626_951_472)).toBeCloseTo(0.05, 12);
  });

  test('the bit tests give the p-values that NIST prints for its examples', () => {
    const [first, second] = bitTests.serial(bitsOf('0011011101'), 3);

    expect(bitTests.frequency(PI)).toBeCloseTo(0.109_599, 6);
    expect(bitTests.blockFrequency(PI, 10)).toBeCloseTo(0.706_438, 6);
    expect(bitTests.runs(PI)).toBeCloseTo(0.500_798, 6);
    expect(bitTests.approximateEntropy(PI, 2)).toBeCloseTo(0.235_301, 6);
    expect(bitTests.cumulativeSums(PI)).toBeCloseTo(0.219_194, 6);
    expect(first).toBeCloseTo(0.808_792, 6);
    expect(second).toBeCloseTo(0.670_320, 6);
    expect(bitTests.cumulativeSums(bitsOf('1011010111'))).toBeCloseTo(0.411_658_8, 6);
    expect(
      bitTests.longestRun(
        bitsOf(
          '11001100000101010110110001001100111000000000001001001101010100010001001111010110100000001101011111001100111001101101100010110010',
        ),
      ),
    ).toBeCloseTo(0.180_598, 4);
  });

  test('counts are judged by exact chances, too regular ones as well', () => {
    expect(goodnessOfFit([250, 250, 250, 250], [0.25, 0.25, 0.25, 0.25])).toBe(0);
    expect(goodnessOfFit([265, 233, 259, 243], [0.25, 0.25, 0.25, 0.25])).toBeGreaterThan(0.5);
    expect(() => goodnessOfFit([1, 1], [0.5, 0.5])).toThrow(RangeError);
  });
});

describe('a healthy source passes', () => {
  test('as raw words', () => {
    expect(names(rawBattery(fairWords(0), 32_768))).toEqual([]);
  });

  test.each([2, 3, 6, 10, 37, 52, 80, 1_000, 1_000_000])('scaled to %i numbers', (bound) => {
    expect(names(scaledBattery(drawOf(fairWords(bound + 1)), bound, SMALL))).toEqual([]);
  });

  test('as a shuffle', () => {
    expect(names(shuffleBattery(shuffleOf(healthy(1))))).toEqual([]);
  });
});

describe('a planted fault is caught', () => {
  test('a remainder of one byte, which favours the small numbers', () => {
    const words = healthy(2);

    expect(names(scaledBattery((bound) => (words() >>> 24) % bound, 10, 400_000))).toContain('equidistribution');
  });

  test('a remainder of a word, which favours the lower third of a large range', () => {
    const words = healthy(3);

    expect(names(scaledBattery((bound) => words() % bound, 3 * 2 ** 30))).toContain('equidistribution');
  });

  test('a shuffle that swaps every card with any other', () => {
    const draw = drawOf(healthy(4));
    const careless = (size: number): number[] => {
      const order = Array.from({ length: size }, (_, index) => index);
      for (const place of order.keys()) {
        const other = draw(size);
        [order[place], order[other]] = [order[other] ?? 0, order[place] ?? 0];
      }
      return order;
    };

    expect(names(shuffleBattery(careless))).toEqual(['orders of 3', 'orders of 5', 'places of 52']);
  });

  test('a shuffle that never leaves a card in its place', () => {
    const draw = drawOf(healthy(5));
    const restless = (size: number): number[] => {
      const order = Array.from({ length: size }, (_, index) => index);
      for (let last = size - 1; last > 0; last -= 1) {
        const other = draw(last);
        [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
      }
      return order;
    };

    expect(names(shuffleBattery(restless))).toContain('orders of 3');
  });

  test.each([0, 31])('a bit %i that is stuck', (bit) => {
    const words = healthy(6);

    expect(names(rawBattery(() => (words() | (1 << bit)) >>> 0, SMALL))).toContain('every bit');
  });

  test('one bit that is set a little too often', () => {
    const words = healthy(7);
    const draw = drawOf(healthy(8));

    expect(names(rawBattery(() => (draw(40) === 0 ? words() | 1 : words()) >>> 0))).toContain('worst bit');
  });

  test('a counter, evenly spread and not random at all', () => {
    let next = 0;
    const failed = names(rawBattery(() => (next = (next + 0x9e_37_79_b9) >>> 0), SMALL));

    expect(failed).toContain('equidistribution');
    expect(failed).toContain('birthday spacings');
  });

  test('a generator whose low bits repeat', () => {
    let state = 1;
    const failed = names(rawBattery(() => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0), SMALL));

    expect(failed).toContain('spectrum');
  });

  test('a source that says every word twice', () => {
    const words = healthy(9);
    let kept: number | undefined;
    const twice = (): number => {
      const word = kept ?? words();
      kept = kept === undefined ? word : undefined;
      return word;
    };

    expect(names(rawBattery(twice, SMALL))).toContain('correlation at 1');
  });

  test('numbers that follow their forerunner', () => {
    const draw = drawOf(healthy(10));
    let before = 0;
    const sticky = (bound: number): number => (before = draw(20) === 0 ? before : draw(bound));

    expect(names(scaledBattery(sticky, 6))).toContain('pairs');
  });
});
