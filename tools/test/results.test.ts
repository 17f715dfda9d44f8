import { expect, test } from 'vitest';
import type { TestEvent } from './events.ts';
import { describeFlaky, failuresOf, filesToRetry, flakyOf, resultsOf, slowFiles, totalsOf } from './results.ts';

type Outcome = 'passed' | 'failed' | 'skipped';

const ended = (id: string, outcome: Outcome, error?: string): TestEvent => ({
  type: 'ended',
  id,
  file: `${id.slice(0, 1)}.test.ts`,
  name: `test ${id}`,
  outcome,
  durationMs: 1000,
  at: 0,
  ...(error === undefined ? {} : { error }),
});

const retry = (...files: string[]): TestEvent => ({ type: 'retry', files, at: 0 });

test('a test that fails and then passes is flaky, keeps its first error and counts as passed', () => {
  const events = [
    ended('a1', 'failed', 'too slow'),
    ended('a2', 'passed'),
    retry('a.test.ts'),
    ended('a1', 'failed', 'other'),
    retry('a.test.ts'),
    ended('a1', 'passed'),
  ];

  expect(totalsOf(events)).toEqual({ passed: 2, failed: 0, skipped: 0 });
  expect(flakyOf(events)).toEqual([
    { file: 'a.test.ts', name: 'test a1', outcome: 'flaky', durationMs: 3000, firstError: 'too slow' },
  ]);
  expect(describeFlaky(flakyOf(events))).toBe('flaky: a.test.ts › test a1 (too slow)');
});

test('a test that fails every time has failed, and its file is what is run again', () => {
  const events = [
    ended('a1', 'failed', 'wrong'),
    ended('b1', 'passed'),
    retry('a.test.ts'),
    ended('a1', 'failed', 'wrong'),
  ];

  expect(totalsOf(events)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(filesToRetry(events)).toEqual(['a.test.ts']);
  expect(flakyOf(events)).toEqual([]);
});

test('a test that passes at first and fails when its file runs again has failed', () => {
  const events = [
    ended('a1', 'passed'),
    ended('a2', 'failed', 'x'),
    retry('a.test.ts'),
    ended('a1', 'failed', 'y'),
    ended('a2', 'passed'),
  ];

  expect(failuresOf(events).map(({ name }) => name)).toEqual(['test a1']);
});

test('an error outside of a test fails the run, unless its file ran again without it', () => {
  const error: TestEvent = { type: 'error', file: 'a.test.ts', error: 'no such module', at: 0 };

  expect(totalsOf([error])).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(filesToRetry([error])).toEqual(['a.test.ts']);
  expect(totalsOf([error, retry('a.test.ts'), error]).failed).toBe(1);
  expect(flakyOf([error, retry('a.test.ts'), error])).toEqual([]);
  const again = [error, retry('a.test.ts'), ended('a1', 'passed')];
  expect(totalsOf(again)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(flakyOf(again)).toMatchObject([{ file: 'a.test.ts', firstError: 'no such module' }]);
});

test('an error that belongs to no file cannot be tried again', () => {
  const events: TestEvent[] = [{ type: 'error', error: 'out of memory', at: 0 }];

  expect(filesToRetry(events)).toEqual([]);
  expect(totalsOf(events).failed).toBe(1);
});

test('skipped tests are counted apart', () => {
  expect(totalsOf([ended('a1', 'skipped'), ended('a2', 'passed')])).toEqual({ passed: 1, failed: 0, skipped: 1 });
});

test('the files that take most of the time are named with their tests and seconds', () => {
  const events = [ended('a1', 'passed'), ended('b1', 'passed'), ended('b2', 'passed')];

  expect(slowFiles(resultsOf(events), 1)).toEqual([{ file: 'b.test.ts', tests: 2, seconds: 2 }]);
});
