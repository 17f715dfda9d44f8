import { availableParallelism } from 'node:os';
import { argv, exit } from 'node:process';
import { apiStep } from './check/api-step.ts';
import { boundariesStep } from './check/boundaries-step.ts';
import { budgetStep } from './check/budget-step.ts';
import { cataloguesStep } from './check/catalogues-step.ts';
import { dependenciesStep } from './check/dependencies-step.ts';
import { documentsStep, writeDocuments } from './check/documents-step.ts';
import { numbersStep } from './check/numbers-step.ts';
import { permissionsStep } from './check/permissions-step.ts';
import { repeatsStep } from './check/repeats-step.ts';
import { programStep } from './check/step.ts';
import type { Finding, Step } from './check/step.ts';
import { coloursStep, placesStep, wordsStep } from './check/use-steps.ts';
import { packageNames } from './modules.ts';

/**
 * `npm run check`: all that can be judged without running the product. `-- <name>` runs the steps of that name; `--
 * --write` rewrites generated files first.
 */

const TSC = 'typescript/bin/tsc';

// The longest first, so that no core waits at the end.
const STEPS: readonly Step[] = [
  programStep('lint', 'oxlint/bin/oxlint'),
  ...packageNames.map((name) => programStep(`types ${name}`, TSC, '-p', name)),
  budgetStep,
  programStep('dead code', 'knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  boundariesStep,
  apiStep,
  permissionsStep,
  programStep('format', 'oxfmt/bin/oxfmt', '--check', '.'),
  cataloguesStep,
  numbersStep,
  repeatsStep,
  coloursStep,
  placesStep,
  wordsStep,
  documentsStep,
  dependenciesStep,
];

if (argv.includes('--write')) await writeDocuments();
const wanted = argv.slice(2).find((word) => !word.startsWith('--'));
const steps = STEPS.filter(({ name }) => wanted === undefined || name.startsWith(wanted));
if (steps.length === 0) {
  console.error(`There is no step ${wanted}. Steps: ${STEPS.map(({ name }) => name).join(', ')}.`);
  exit(2);
}

const startedAt = performance.now();
const failed: { readonly step: Step; readonly finding: Finding }[] = [];
const waiting = [...steps];
await Promise.all(Array.from({ length: Math.min(availableParallelism(), steps.length) }, work));

for (const { step, finding } of failed) console.log(`\n── ${step.name} ──\n${finding.report}`);
const total = seconds(startedAt);
console.log(
  failed.length === 0
    ? `\nAll ${steps.length} steps are good, in ${total}.`
    : `\n${failed.length} of ${steps.length} steps found something: ${failed.map(({ step }) => step.name).join(', ')}; in ${total}.`,
);
exit(failed.length === 0 ? 0 : 1);

async function work(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const stepStartedAt = performance.now();
    const finding = await judge(step);
    if (!finding.isGood) failed.push({ step, finding });
    const note = finding.note === undefined ? '' : `  ${finding.note}`;
    console.log(`${finding.isGood ? '✓' : '✗'} ${step.name.padEnd(16)} ${seconds(stepStartedAt)}${note}`);
  }
}

/** A step that breaks is a finding too: the others still report. */
async function judge(step: Step): Promise<Finding> {
  try {
    return await step.run();
  } catch (error) {
    return { isGood: false, report: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
