import * as z from 'zod/mini';

/** The time of all tests of one file of journeys, both widths together. */
type JourneyTime = { readonly file: string; readonly tests: number; readonly seconds: number };

const spec = z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) });

const suite = z.object({
  file: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});

type Suite = z.infer<typeof suite>;

const report = z.object({ suites: z.array(suite) });

/** Which files of journeys take the time of a run, the slowest first: where to look when the run becomes long. */
export const slowJourneys = (playwrightReport: unknown, count: number): readonly JourneyTime[] =>
  report
    .parse(playwrightReport)
    .suites.map((each) => {
      const durations = durationsOf(each);
      return {
        file: each.file,
        tests: durations.length,
        seconds: Math.round(durations.reduce((sum, duration) => sum + duration, 0) / 1000),
      };
    })
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);

const durationsOf = ({ specs, suites = [] }: Suite): readonly number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsOf),
];

export const describeJourney = ({ file, tests, seconds }: JourneyTime): string =>
  `${file}: ${tests} tests in ${seconds} s`;
