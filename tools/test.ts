import { globSync } from 'node:fs';
import process, { argv, exit } from 'node:process';
import { ROOT } from './process/command.ts';
import { killProducts } from './process/product.ts';
import { buildSiteIfStale } from './start/site.ts';
import { NoBrowserError } from './test/browser.ts';
import { startJourneyProducts } from './test/journey-products.ts';
import type { JourneyProducts } from './test/journey-products.ts';
import { onceMoreIfHeldUp } from './test/standstill.ts';
import { runBrowser, runUnit } from './test/suites.ts';
import { addTotals, describeTotals } from './test/totals.ts';
import type { Totals } from './test/totals.ts';

/**
 * `npm test`: every test. `-- unit` and `-- e2e` run one half (further words go to vitest or Playwright);
 * any other word runs the test files whose path contains it.
 */

type Suites = { readonly unit?: readonly string[]; readonly browser?: readonly string[] };

const startedAt = performance.now();
const aborted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => aborted.abort(new Error(`stopped by ${signal}`)));
process.on('exit', killProducts);

const suites = chooseSuites(argv.slice(2));
const results: Totals[] = [];
if (suites.unit && suites.browser) {
  // Once for all who need it: a test of the start and the first product would both make it.
  const built = buildSiteIfStale((line) => say(`site: ${line}`), aborted.signal);
  // The products take a minute to start, and the browser may have to be fetched: both happen beside the tests that need
  // neither. What is said of it meanwhile would tear their dots apart.
  const held: string[] = [];
  let tell = (line: string): void => {
    held.push(stamped(line));
  };
  const products = startProducts((line) => tell(line), built);
  await built.catch(() => undefined);
  await unit(suites.unit);
  tell = say;
  for (const line of held) console.log(line);
  await browser(suites.browser, products);
} else {
  if (suites.unit) await unit(suites.unit);
  if (suites.browser) await browser(suites.browser, startProducts(say));
}

const totals = addTotals(results);
say(`done`);
console.log(describeTotals(totals));
exit(totals.failed === 0 ? 0 : 1);

async function unit(args: readonly string[]): Promise<void> {
  say('unit and integration tests');
  await counted(() => runUnit({ args, signal: aborted.signal, say }));
}

async function browser(args: readonly string[], starting: Promise<JourneyProducts>): Promise<void> {
  say('browser tests');
  await counted(async () => {
    const products = await starting;
    try {
      aborted.signal.throwIfAborted();
      return await runBrowser({ args, signal: aborted.signal, say }, products);
    } finally {
      await products.stop();
    }
  });
}

function startProducts(tell: (line: string) => void, after?: Promise<unknown>): Promise<JourneyProducts> {
  const { signal } = aborted;
  const starting = (after ?? Promise.resolve()).then(() =>
    onceMoreIfHeldUp(() => startJourneyProducts({ signal, say: tell }), { signal, say: tell }),
  );
  // Whoever needs them hears of it; until then it is nobody's failure.
  starting.catch(() => undefined);
  return starting;
}

/** A suite that could not run counts as one failed test. */
async function counted(run: () => Promise<Totals>): Promise<void> {
  try {
    results.push(await run());
  } catch (error) {
    const isExplained = error instanceof NoBrowserError || aborted.signal.aborted;
    console.error(isExplained && error instanceof Error ? error.message : error);
    results.push({ passed: 0, failed: 1, skipped: 0 });
  }
}

/** The words each chosen suite is run with. */
function chooseSuites([first, ...rest]: readonly string[]): Suites {
  if (first === undefined) return { unit: [], browser: [] };
  if (first === 'unit') return { unit: rest };
  if (first === 'e2e') return { browser: rest };
  const has = (pattern: string) =>
    globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }).some((path) => path.includes(first));
  const args = [first.replace(/^e2e\//, ''), ...rest];
  const chosen: Suites = {
    ...(has('{contract,engines,locales,server,ui,web,arcade,tools}/**/*.test.{ts,tsx}') ? { unit: args } : {}),
    ...(has('e2e/journeys/**/*.ts') ? { browser: args } : {}),
  };
  if (!chosen.unit && !chosen.browser) {
    console.error(`No test file has ${first} in its path.`);
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
