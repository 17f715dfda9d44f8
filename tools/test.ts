import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process, { argv, exit } from 'node:process';
import { ROOT } from './process/command.ts';
import { killProducts } from './process/product.ts';
import { buildSiteIfStale } from './start/site.ts';
import { ensureBrowser, NoBrowserError } from './test/browser.ts';
import type { Browser } from './test/browser.ts';
import { startJourneyProducts } from './test/journey-products.ts';
import type { JourneyProducts } from './test/journey-products.ts';
import { describeFlaky } from './test/results.ts';
import { OUTPUT_FOLDER, runBrowser, runComponents, runLong, runUnit } from './test/suites.ts';
import type { SuiteResult } from './test/suites.ts';
import { addTotals, describeTotals } from './test/totals.ts';

/**
 * `npm test`: every test, widths, themes and languages pairwise. `-- full` walks the whole matrix of them, `-- long`
 * plays at random for minutes. `-- unit`, `-- components` and `-- e2e` run one part (further words go to Vitest or
 * Playwright); any other word runs the test files whose path contains it.
 */

/** The words each chosen suite is run with. */
type Suites = {
  readonly unit?: readonly string[];
  readonly components?: readonly string[];
  readonly journeys?: readonly string[];
  readonly long?: readonly string[];
};

const startedAt = performance.now();
const aborted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => aborted.abort(new Error(`stopped by ${signal}`)));
process.on('exit', killProducts);

const { signal } = aborted;
const [first, ...rest] = argv.slice(2);
const isFull = first === 'full';
const suites = isFull ? chooseSuites(rest) : chooseSuites(argv.slice(2));
const results: SuiteResult[] = [];

// The products take a minute to start, and the browser may have to be installed: both happen beside the tests that need
// neither. What is said of it meanwhile would tear their dots apart.
const held: string[] = [];
let tell = suites.unit ? (line: string): void => void held.push(stamped(line)) : say;
// Once for all who need it: a test of the start and the first product would both build it.
const built = suites.journeys ? buildSiteIfStale((line) => say(`site: ${line}`), signal) : Promise.resolve();
const browser = suites.components || suites.journeys ? inBackground(ensureBrowser((line) => tell(line))) : undefined;
const products =
  browser && suites.journeys
    ? inBackground(Promise.all([browser, built]).then(([found]) => startProducts(found)))
    : undefined;
await built.catch(() => undefined);

if (suites.unit) await suite('unit and integration tests', (args) => runUnit({ args, signal, say }), suites.unit);
if (suites.long) await suite('long random play', (args) => runLong({ args, signal, say }), suites.long);
tell = say;
for (const line of held) console.log(line);
if (browser && suites.components)
  await suite(
    'component tests',
    async (args) => runComponents({ args, signal, say }, browserEnvironment(await browser)),
    suites.components,
  );
if (products && suites.journeys)
  await suite('browser journeys', (args) => walkJourneys(args, products), suites.journeys);

const totals = addTotals(results.map((result) => result.totals));
const flaky = results.flatMap((result) => result.flaky);
mkdirSync(OUTPUT_FOLDER, { recursive: true });
writeFileSync(join(OUTPUT_FOLDER, 'flaky.json'), `${JSON.stringify(flaky, undefined, 2)}\n`);
say('done');
const flakyLine = describeFlaky(flaky);
if (flakyLine !== undefined) console.log(flakyLine);
console.log(describeTotals(totals));
exit(totals.failed === 0 ? 0 : 1);

/** A suite that could not run counts as one failed test. */
async function suite(
  name: string,
  run: (args: readonly string[]) => Promise<SuiteResult>,
  args: readonly string[],
): Promise<void> {
  say(name);
  try {
    results.push(await run(args));
  } catch (error) {
    const isExplained = error instanceof NoBrowserError || signal.aborted;
    console.error(isExplained && error instanceof Error ? error.message : error);
    results.push({ totals: { passed: 0, failed: 1, skipped: 0 }, flaky: [] });
  }
}

async function walkJourneys(args: readonly string[], starting: Promise<JourneyProducts>): Promise<SuiteResult> {
  const { environment, stop } = await starting;
  try {
    signal.throwIfAborted();
    return await runBrowser(
      { args, signal, say },
      { environment: { ...environment, ...(isFull ? { FULL: 'yes' } : {}) } },
    );
  } finally {
    await stop();
  }
}

/** Tried once more: a first start may have met a machine that stood still, and the second says whether it was that. */
async function startProducts(found: Browser): Promise<JourneyProducts> {
  const start = () =>
    startJourneyProducts({ signal, say: (line) => tell(line), environment: browserEnvironment(found) });
  try {
    return await start();
  } catch (error) {
    if (signal.aborted) throw error;
    tell(`products: started once more after: ${String(error)}`);
    return start();
  }
}

function browserEnvironment({ path }: Browser): Readonly<Record<string, string>> {
  return path === undefined ? {} : { CHROMIUM_PATH: path };
}

/** A failure is reported where the work is awaited, not as an unhandled rejection. */
function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}

function chooseSuites([word, ...words]: readonly string[]): Suites {
  if (word === undefined) return { unit: [], components: [], journeys: [] };
  if (word === 'unit') return { unit: words };
  if (word === 'components') return { components: words };
  if (word === 'e2e') return { journeys: words };
  if (word === 'long') return { long: words };
  const has = (pattern: string, without: readonly string[] = []) =>
    globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', ...without] }).some((path) => path.includes(word));
  const args = [word.replace(/^e2e\//, ''), ...words];
  const tests = '{contract,engines,locales,server,ui,client,web,console,arcade,tools}/**/*';
  const chosen: Suites = {
    ...(has(`${tests}.test.{ts,tsx}`, ['**/*.{browser,long}.test.*']) ? { unit: args } : {}),
    ...(has(`${tests}.browser.test.tsx`) ? { components: args } : {}),
    ...(has(`${tests}.long.test.ts`) ? { long: args } : {}),
    ...(has('e2e/journeys/**/*.ts') ? { journeys: args } : {}),
  };
  if (Object.keys(chosen).length === 0) {
    console.error(`No test file has ${word} in its path.`);
    exit(2);
  }
  return chosen;
}

function say(line: string): void {
  console.log(stamped(line));
}

function stamped(line: string): string {
  return `[${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s] ${line}`;
}
