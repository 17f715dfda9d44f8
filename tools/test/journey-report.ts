import * as z from 'zod/mini';

const attempt = z.object({ startTime: z.iso.datetime(), duration: z.number() });

const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(attempt) })),
});

const suite = z.object({
  file: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});

type Suite = z.infer<typeof suite>;

const report = z.object({ suites: z.array(suite) });

/** One walk of a journey at one width. */
export type Walked = {
  readonly file: string;
  readonly title: string;
  /** What became of the journey, in Playwright's words: `expected` where it passed. */
  readonly status: string;
  readonly startedAt: number;
  readonly durationMs: number;
};

/** Every walk Playwright's report tells of, those in groups too. */
export const walksOf = (playwrightReport: unknown): readonly Walked[] =>
  report.parse(playwrightReport).suites.flatMap(walksIn);

const walksIn = ({ file, specs, suites = [] }: Suite): readonly Walked[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, results }) =>
      results.map(({ startTime, duration }) => ({
        file,
        title,
        status,
        startedAt: Date.parse(startTime),
        durationMs: duration,
      })),
    ),
  ),
  ...suites.flatMap(walksIn),
];
