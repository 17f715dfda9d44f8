import { walksOf } from './journey-report.ts';

/** The time of all tests of one file of journeys, both widths together. */
type JourneyTime = { readonly file: string; readonly tests: number; readonly seconds: number };

/** Which files of journeys take the time of a run, the slowest first: where to look when the run becomes long. */
export const slowJourneys = (playwrightReport: unknown, count: number): readonly JourneyTime[] =>
  [...Map.groupBy(walksOf(playwrightReport), ({ file }) => file)]
    .map(([file, walks]) => ({
      file,
      tests: walks.length,
      seconds: Math.round(walks.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000),
    }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);

export const describeJourney = ({ file, tests, seconds }: JourneyTime): string =>
  `${file}: ${tests} tests in ${seconds} s`;
