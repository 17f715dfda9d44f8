import { globSync } from 'node:fs';
import process, { argv, exit } from 'node:process';
import { ROOT } from './process/command.ts';
import { killProducts } from './process/product.ts';
import { NoBrowserError } from './test/browser.ts';
import { runBrowser, runUnit } from './test/suites.ts';
import { addTotals, describeTotals } from './test/totals.ts';
import type { Totals } from './test/totals.ts';

/**
 * `npm test`: every test. `-- unit` and `-- e2e` run one half (further words go to vitest or Playwright);
 * any other word runs the test files whose path contains it.
 */

const startedAt = performance.now();
const aborted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => aborted.abort(new Error(`stopped by ${signal}`)));
process.on('exit', killProducts);

const suites = chooseSuites(argv.slice(2));
const results: Totals[] = [];
for (const { name, run, args } of suites) {
  say(name);
  try {
    results.push(await run({ args, signal: aborted.signal, say }));
  } catch (error) {
    const isExplained = error instanceof NoBrowserError || aborted.signal.aborted;
    console.error(isExplained && error instanceof Error ? error.message : error);
    results.push({ passed: 0, failed: 1, skipped: 0 });
  }
  if (aborted.signal.aborted) break;
}

const totals = addTotals(results);
say(`done`);
console.log(describeTotals(totals));
exit(totals.failed === 0 ? 0 : 1);

function chooseSuites([first, ...rest]: readonly string[]) {
  const unit = { name: 'unit and integration tests', run: runUnit };
  const browser = { name: 'browser tests', run: runBrowser };
  if (first === undefined)
    return [
      { ...unit, args: [] },
      { ...browser, args: [] },
    ];
  if (first === 'unit') return [{ ...unit, args: rest }];
  if (first === 'e2e') return [{ ...browser, args: rest }];
  const has = (pattern: string) =>
    globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }).some((path) => path.includes(first));
  const chosen = [
    ...(has('{contract,engines,locales,server,ui,web,arcade,tools}/**/*.test.{ts,tsx}') ? [unit] : []),
    ...(has('e2e/journeys/**/*.ts') ? [browser] : []),
  ];
  if (chosen.length === 0) {
    console.error(`No test file has ${first} in its path.`);
    exit(2);
  }
  return chosen.map((suite) => ({ ...suite, args: [first.replace(/^e2e\//, ''), ...rest] }));
}

function say(line: string): void {
  console.log(`[${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s] ${line}`);
}
