import { expect, test } from 'vitest';
import { unusedPermissions } from './permission-use.ts';

const modules = {
  table: { audit: { mayUse: [] }, wallet: { mayUse: ['audit'] }, betting: { mayUse: ['audit', 'wallet'] } },
  folderOf: (name: string) => `modules/${name}/`,
};

test('a permission that no file uses is named', () => {
  const sources = [
    { path: 'modules/wallet/index.ts', text: "import type { Audit } from '../audit/index.ts';" },
    { path: 'modules/betting/rules/place.ts', text: "import { move } from '../../wallet/index.ts';" },
    // Its own folder of that name is not the module.
    { path: 'modules/betting/index.ts', text: "import { note } from './audit/note.ts';" },
  ];

  expect(unusedPermissions(modules, sources)).toEqual([
    'betting may use audit and does not: take it out of tools/modules.ts',
  ]);
});

test('a package is used by its name or by a path', () => {
  const packages = {
    table: { ui: { mayUse: ['contract'] }, tools: { mayUse: ['contract', 'server', 'web'] } },
    folderOf: (name: string) => `${name}/`,
  };
  const sources = [
    { path: 'ui/src/amount.tsx', text: "import { money } from '@fairground/contract/money';" },
    {
      path: 'tools/seed.ts',
      text: "import '@fairground/contract/ids';\nimport { seed } from '../server/src/seed.ts';",
    },
  ];

  expect(unusedPermissions(packages, sources)).toEqual([
    'tools may use web and does not: take it out of tools/modules.ts',
  ]);
});
