import { expect, test } from 'vitest';
import { describeJourney, slowJourneys } from './slow-journeys.ts';

const spec = (...durations: readonly number[]) => ({
  title: 'a page opens',
  tests: durations.map((duration) => ({
    status: 'expected',
    results: [{ startTime: '2026-11-17T02:00:00.000Z', duration }],
  })),
});

test('the time of a file of journeys is that of all its tests at every width, groups in it included', () => {
  const report = {
    suites: [
      { file: 'quick.ts', specs: [spec(1200)] },
      { file: 'slow.ts', specs: [spec(2000, 3000)], suites: [{ file: 'slow.ts', specs: [spec(4000)] }] },
    ],
  };

  expect(slowJourneys(report, 2).map(describeJourney)).toEqual(['slow.ts: 3 tests in 9 s', 'quick.ts: 1 tests in 1 s']);
  expect(slowJourneys(report, 1)).toHaveLength(1);
});
