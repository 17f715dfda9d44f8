import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames } from '../modules.ts';
import type { ModuleName } from '../modules.ts';
import { ROOT } from '../process/command.ts';
import { unusedMembers } from './api-use.ts';
import type { Apis } from './api-use.ts';
import type { Step } from './step.ts';

/** What every module may hand over: see platform/module.ts. The composition asks all modules for these. */
const OF_EVERY_MODULE: ReadonlySet<string> = new Set([
  ...['routes', 'jobs', 'schedules', 'listeners', 'files', 'sandbox', 'personalData', 'console', 'queues', 'timelines'],
]);

/** Members of a module's public API that no other module, no tool and not the composition uses; tests do not count. */
export const apiStep: Step = {
  name: 'public api',
  run: async () => {
    const sources = globSync(['server/src/**/*.ts', 'tools/**/*.ts'], {
      cwd: ROOT,
      exclude: ['**/*.test.ts', '**/testing/**', '**/node_modules/**', 'tools/check/**'],
    }).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
    const unused = unusedMembers(await readApis(), sources);
    return {
      isGood: unused.length === 0,
      report: unused.map((member) => `${member} is used by nobody: remove it, or keep it inside its module`).join('\n'),
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
