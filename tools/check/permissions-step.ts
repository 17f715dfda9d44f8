import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES, PACKAGES, SQL_EXCEPTIONS } from '../modules.ts';
import { ROOT } from '../process/command.ts';
import type { Source } from './api-use.ts';
import { unusedPermissions } from './permission-use.ts';
import { wideUnnests } from './array-use.ts';
import { ownersOf, strangeSql } from './sql-use.ts';
import type { Step } from './step.ts';

const read = (patterns: readonly string[], exclude: readonly string[] = []): readonly Source[] =>
  globSync([...patterns], { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**', ...exclude] })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** The table of who may use whom, where imports do not show it: SQL across modules, and permissions nobody uses. */
export const permissionsStep: Step = {
  name: 'permissions',
  run: async () => {
    // Tests look at rows of any module to see what came of a call.
    const ofServer = read(['server/src/**/*.{ts,sql}'], ['**/*.test.ts', '**/testing/**']);
    const ours = read([`{${Object.keys(PACKAGES).join(',')}}/**/*.{ts,tsx,mjs}`]);
    const faults = [
      ...strangeSql(ownersOf(ofServer), ofServer, SQL_EXCEPTIONS),
      ...wideUnnests(ofServer.filter(({ path }) => !path.includes('/migrations/'))),
      ...unusedPermissions({ table: MODULES, folderOf: (name) => `server/src/modules/${name}/` }, ours),
      ...unusedPermissions({ table: PACKAGES, folderOf: (name) => `${name}/` }, ours),
    ];
    return { isGood: faults.length === 0, report: faults.join('\n') };
  },
};
