import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeMeasure, median, middlePair, ratioOf, writeMeasures } from './measure.ts';

test('of rounds measured side by side the one with the middle ratio speaks, whatever its figures', () => {
  const slow = { ours: 20, anchor: 10 };
  const quick = { ours: 1_000, anchor: 1_000 };
  const odd = { ours: 900, anchor: 100 };

  expect(middlePair([odd, quick, slow])).toEqual(slow);
  expect(middlePair([quick])).toEqual(quick);
  expect(() => middlePair([])).toThrow(RangeError);
});

test('the median is the middle one, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow(RangeError);
});

test('a line names bench, measure, both figures and their ratio', () => {
  expect(describeMeasure('home', { measure: 'lcp', ours: 1300, anchor: 2000 })).toBe(
    'bench home.lcp ours=1300 anchor=2000 ratio=0.65',
  );
});

test('nothing beside nothing is equal, something beside nothing has no ratio', () => {
  expect(ratioOf({ measure: 'cls', ours: 0, anchor: 0 })).toBe(1);
  expect(ratioOf({ measure: 'cls', ours: 0.1, anchor: 0 })).toBeNull();
});

test('the same figures are kept as JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));

  const path = writeMeasures(folder, 'boot', [{ measure: 'ready', ours: 800, anchor: 400 }], new Date(0));

  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    bench: 'boot',
    at: '1970-01-01T00:00:00.000Z',
    measures: [{ measure: 'ready', ours: 800, anchor: 400, ratio: 2 }],
  });
});
