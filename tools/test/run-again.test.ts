import { expect, test } from 'vitest';
import { describeFailure, failedFiles, failedJourneys, toRunAgain } from './run-again.ts';

const AT = '2026-11-17T02:00:00.000Z';
const from = Date.parse(AT);
const STILL = [{ from: from + 5000, to: from + 60_000 }];

const journey = (title: string, status: string, startTime = AT) => ({
  title,
  tests: [{ status, results: [{ startTime, duration: 10_000 }] }],
});

const reportOf = (...specs: readonly unknown[]) => ({
  suites: [{ file: 'one.ts', specs: [], suites: [{ file: 'one.ts', specs }] }],
  errors: [],
});

test('journeys that failed while the machine stood still are walked once more', () => {
  const report = reportOf(journey('a page opens', 'unexpected'), journey('another opens', 'expected'));

  expect(toRunAgain(failedJourneys(report), STILL)).toEqual([
    { name: 'one.ts: a page opens', passed: 0, from, to: from + 10_000 },
  ]);
});

test('one journey that failed on a machine that ran is enough for every failure to count', () => {
  const report = reportOf(
    journey('held up', 'unexpected'),
    journey('broken', 'unexpected', '2026-11-17T01:30:00.000Z'),
  );

  expect(failedJourneys(report)).toHaveLength(2);
  expect(toRunAgain(failedJourneys(report), STILL)).toBeUndefined();
  expect(toRunAgain(failedJourneys(reportOf(journey('broken', 'unexpected'))), [])).toBeUndefined();
});

test('a failure says when it was and whether the machine ran', () => {
  const failure = { name: 'one.ts: a page opens', passed: 0, from: from + 4000, to: from + 8000 };

  expect(describeFailure(failure, from, STILL)).toBe(
    'failed from 4 to 8 s, the machine stood still: one.ts: a page opens',
  );
  expect(describeFailure(failure, from, [])).toBe('failed from 4 to 8 s, the machine ran: one.ts: a page opens');
});

test('a fault outside of all journeys, and a run without one, are not run again', () => {
  const report = { ...reportOf(journey('held up', 'unexpected')), errors: [{ message: 'no worker' }] };

  expect(toRunAgain(failedJourneys(report), STILL)).toBeUndefined();
  expect(toRunAgain(failedJourneys(reportOf()), STILL)).toBeUndefined();
});

test('a file of unit tests that is run once more takes what had passed in it out of the sum', () => {
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'passed', startTime: from, endTime: from + 10, assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        startTime: from,
        endTime: from + 9000,
        assertionResults: [{ status: 'passed' }, { status: 'failed' }],
      },
    ],
  };

  expect(toRunAgain(failedFiles(report), STILL)).toEqual([{ name: 'b.test.ts', passed: 1, from, to: from + 9000 }]);
});
