import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames } from '../modules.ts';
import type { ModuleName } from '../modules.ts';
import { ROOT } from '../process/command.ts';
import { unusedMembers } from './api-use.ts';
import { unusedExports } from './export-use.ts';
import type { Apis } from './api-use.ts';
import type { Step } from './step.ts';

/** What every module may hand over: see platform/module.ts. The composition asks all modules for these. */
const OF_EVERY_MODULE: ReadonlySet<string> = new Set([
  ...['routes', 'jobs', 'schedules', 'listeners', 'files', 'sandbox', 'personalData', 'console', 'queues', 'timelines'],
]);

/** Exported for tests of other modules and of tools alone, each with what it is needed for. */
const FOR_TESTS: ReadonlyMap<string, string> = new Map([
  ['console.SEARCH_MS', 'the search of the whole product is timed where all modules are composed'],
  ['figures.ValidCash', 'a fixture of loyalty stands in for the figures'],
  ['postbox.Address', 'the postbox that tests of all modules read'],
  ['sports.SPORTS_MODELS', "the sandbox's catalogue is compared with the models"],
  ['sports.competitionOf', "the sandbox's catalogue is compared with the models"],
  ['vendors.signatureOf', 'the certificate is tested against a vendor that signs wrongly'],
  ['wallet.NewGrant', 'grants that rounds of betting are tested with'],
]);

/**
 * Members of a module's public API, and names that its index exports, that no other module, no tool and not the
 * composition uses; tests do not count.
 */
export const apiStep: Step = {
  name: 'public api',
  run: async () => {
    const sources = globSync(['server/src/**/*.ts', 'tools/**/*.ts'], {
      cwd: ROOT,
      exclude: ['**/*.test.ts', '**/testing/**', '**/node_modules/**', 'tools/check/**'],
    }).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
    const exports = unusedExports(sources);
    const unused = [...unusedMembers(await readApis(), sources), ...exports.filter((name) => !FOR_TESTS.has(name))];
    const excused = [...FOR_TESTS.keys()].filter((name) => !exports.includes(name));
    return {
      isGood: unused.length + excused.length === 0,
      report: [
        ...unused.map((name) => `${name} is used by nobody: remove it, or keep it inside its module`),
        ...excused.map((name) => `${name} needs no exception for tests any more`),
      ].join('\n'),
    };
  },
};

/** Builds the product's modules on a database that is never asked, and looks at what each of them hands out. */
const readApis = async (): Promise<Apis> => {
  const { openIdleApp } = await import('./idle-app.ts');
  const { app, close } = await openIdleApp();
  // The module `desk` hands out routes alone and is made beside the others.
  const modules: Partial<Record<ModuleName, object>> = app;
  const apis = moduleNames.map(
    (name) => [name, Object.keys(modules[name] ?? {}).filter((member) => !OF_EVERY_MODULE.has(member))] as const,
  );
  await close();
  return new Map(apis);
};
