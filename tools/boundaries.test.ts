import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundaries, BOUNDARY_RULES } from './boundaries.ts';
import { packageNames } from './modules.ts';

/** One planted violation: this file imports that one, and the named rule must say so. */
type Planted = {
  readonly from: string;
  readonly imports: string;
  readonly rule: string;
  /** Where the rule tells types and values apart. */
  readonly as?: 'type' | 'value';
};

const PLANTED: readonly Planted[] = [
  { rule: 'package-contract', from: 'contract/src/upward.ts', imports: '../../server/src/app.ts' },
  { rule: 'package-engines', from: 'engines/src/upward.ts', imports: '../../server/src/app.ts' },
  { rule: 'package-arcade', from: 'arcade/src/sideways.ts', imports: '../../web/src/shared/ground.ts' },
  { rule: 'engines-are-pure', from: 'engines/src/own-chance.ts', imports: 'node:crypto' },
  { rule: 'engines-are-pure', from: 'engines/src/with-library.ts', imports: 'zod' },
  { rule: 'package-locales', from: 'locales/src/upward.ts', imports: '../../web/src/shared/ground.ts' },
  { rule: 'package-server', from: 'server/src/sideways.ts', imports: '../../web/src/shared/ground.ts' },
  { rule: 'package-ui', from: 'ui/src/with-data.tsx', imports: '../../web/src/shared/ground.ts' },
  { rule: 'package-client', from: 'client/src/upward.ts', imports: '../../web/src/shared/ground.ts' },
  { rule: 'package-web', from: 'web/src/shared/borrows.ts', imports: '../../../server/src/app.ts' },
  { rule: 'package-console', from: 'console/src/borrows.ts', imports: '../../web/src/shared/ground.ts' },
  { rule: 'package-tools', from: 'tools/clicks.ts', imports: '../e2e/journey.ts' },
  { rule: 'package-e2e', from: 'e2e/inside.ts', imports: '../server/src/app.ts' },
  { rule: 'contract-only-zod-mini', from: 'contract/src/whole-zod.ts', imports: 'zod' },
  { rule: 'contract-only-zod-mini', from: 'contract/src/reads-files.ts', imports: 'node:fs' },
  { rule: 'module-audit', from: 'server/src/modules/audit/upward.ts', imports: '../system/index.ts' },
  { rule: 'module-approvals', from: 'server/src/modules/approvals/upward.ts', imports: '../system/index.ts' },
  { rule: 'module-system', from: 'server/src/modules/system/upward.ts', imports: '../content/index.ts' },
  { rule: 'module-postbox', from: 'server/src/modules/postbox/sideways.ts', imports: '../system/index.ts' },
  { rule: 'module-operators', from: 'server/src/modules/operators/sideways.ts', imports: '../system/index.ts' },
  { rule: 'module-identity', from: 'server/src/modules/identity/upward.ts', imports: '../members/index.ts' },
  { rule: 'module-content', from: 'server/src/modules/content/sideways.ts', imports: '../identity/index.ts' },
  { rule: 'module-catalog', from: 'server/src/modules/catalog/sideways.ts', imports: '../content/index.ts' },
  { rule: 'module-wallet', from: 'server/src/modules/wallet/upward.ts', imports: '../betting/index.ts' },
  { rule: 'module-members', from: 'server/src/modules/members/upward.ts', imports: '../betting/index.ts' },
  { rule: 'module-betting', from: 'server/src/modules/betting/upward.ts', imports: '../vendors/index.ts' },
  { rule: 'module-vendors', from: 'server/src/modules/vendors/sideways.ts', imports: '../content/index.ts' },
  { rule: 'module-studio', from: 'server/src/modules/studio/past-the-wire.ts', imports: '../betting/index.ts' },
  { rule: 'module-winners', from: 'server/src/modules/winners/sideways.ts', imports: '../content/index.ts' },
  { rule: 'module-lottery', from: 'server/src/modules/lottery/sideways.ts', imports: '../vendors/index.ts' },
  { rule: 'module-support', from: 'server/src/modules/support/sideways.ts', imports: '../vendors/index.ts' },
  { rule: 'module-pictures', from: 'server/src/modules/pictures/upwards.ts', imports: '../members/index.ts' },
  { rule: 'module-promotions', from: 'server/src/modules/promotions/sideways.ts', imports: '../vendors/index.ts' },
  { rule: 'module-in-the-table', from: 'server/src/modules/smuggled/index.ts', imports: '../../platform/ground.ts' },
  { rule: 'module-by-its-door', from: 'server/src/modules/content/past-door.ts', imports: '../system/store.ts' },
  {
    rule: 'builders-by-builders',
    from: 'server/src/modules/content/testing/past-door.ts',
    imports: '../../system/store.ts',
  },
  { rule: 'house-by-the-door', from: 'server/src/compose.ts', imports: './modules/system/store.ts' },
  { rule: 'house-by-the-door', from: 'tools/past-door.ts', imports: '../server/src/modules/system/store.ts' },
  { rule: 'platform-knows-no-module', from: 'server/src/platform/upward.ts', imports: '../modules/audit/index.ts' },
  { rule: 'module-knows-no-composition', from: 'server/src/modules/audit/composes.ts', imports: '../../app.ts' },
  { rule: 'module-knows-no-composition', from: 'server/src/modules/audit/plays.ts', imports: '../../sandbox/index.ts' },
  { rule: 'sandbox-by-its-index', from: 'server/src/seeds.ts', imports: './sandbox/catalogue/games.ts' },
  { rule: 'sql-only-in-stores', from: 'server/src/modules/system/use-case.ts', imports: 'kysely' },
  { rule: 'sql-only-in-stores', from: 'server/src/modules/system/other-case.ts', imports: 'pg' },
  { rule: 'features-never-meet', from: 'web/src/features/lobby/index.ts', imports: '../session/index.ts' },
  { rule: 'features-look-down', from: 'web/src/features/session/frames.ts', imports: '../../app/frame.ts' },
  { rule: 'shared-looks-down', from: 'web/src/shared/upward.ts', imports: '../features/session/index.ts' },
  { rule: 'feature-by-its-door', from: 'web/src/pages/past-door.ts', imports: '../features/session/form.ts' },
  { rule: 'pages-look-down', from: 'web/src/pages/framed.ts', imports: '../app/frame.ts' },
  { rule: 'module-messages', from: 'server/src/modules/messages/upward.ts', imports: '../content/index.ts' },
  { rule: 'module-verification', from: 'server/src/modules/verification/upward.ts', imports: '../content/index.ts' },
  { rule: 'module-protection', from: 'server/src/modules/protection/upward.ts', imports: '../content/index.ts' },
  { rule: 'module-cashier', from: 'server/src/modules/cashier/upward.ts', imports: '../content/index.ts' },
  { rule: 'module-figures', from: 'server/src/modules/figures/upward.ts', imports: '../content/index.ts' },
  { rule: 'module-privacy', from: 'server/src/modules/privacy/upward.ts', imports: '../content/index.ts' },
  { rule: 'module-rooms', from: 'server/src/modules/rooms/sideways.ts', imports: '../content/index.ts' },
  { rule: 'module-sports', from: 'server/src/modules/sports/sideways.ts', imports: '../content/index.ts' },
  { rule: 'module-loyalty', from: 'server/src/modules/loyalty/sideways.ts', imports: '../content/index.ts' },
  { rule: 'module-agents', from: 'server/src/modules/agents/sideways.ts', imports: '../content/index.ts' },
  { rule: 'module-risk', from: 'server/src/modules/risk/sideways.ts', imports: '../content/index.ts' },
  { rule: 'module-integrity', from: 'server/src/modules/integrity/sideways.ts', imports: '../content/index.ts' },
  { rule: 'module-webhooks', from: 'server/src/modules/webhooks/sideways.ts', imports: '../content/index.ts' },
  { rule: 'module-console', from: 'server/src/modules/console/upward.ts', imports: '../content/index.ts' },
  { rule: 'module-desk', from: 'server/src/modules/desk/upward.ts', imports: '../content/index.ts' },
  { rule: 'no-circles', from: 'contract/src/circle-a.ts', imports: './circle-b.ts' },
  { rule: 'no-test-code-in-production', from: 'server/src/borrowed.ts', imports: './testing/builders.ts' },
  ...packageNames
    .filter((name) => name !== 'e2e')
    .map((name) => ({
      rule: 'no-test-code-in-production',
      from: `${name}/src/borrowed-here.ts`,
      imports: './testing/planted.ts',
    })),
  ...packageNames
    .filter((name) => name !== 'tools')
    .map((name) => ({ rule: 'sql-only-in-stores', from: `${name}/src/view/asks.ts`, imports: 'kysely' })),
  { rule: 'resolvable', from: 'web/src/lost.ts', imports: './nowhere.ts' },
  { rule: 'rules-by-rules', from: 'server/src/modules/betting/asks.ts', imports: '../wallet/rules/index.ts' },
  { rule: 'rules-are-pure', from: 'server/src/modules/betting/rules/reads.ts', imports: '../store.ts', as: 'value' },
  { rule: 'rules-are-pure', from: 'server/src/modules/betting/rules/files.ts', imports: 'node:fs', as: 'value' },
  { rule: 'rules-are-pure', from: 'server/src/modules/betting/rules/late.ts', imports: '../deps.ts', as: 'value' },
  {
    rule: 'rules-are-pure',
    from: 'server/src/modules/betting/rules/times.ts',
    imports: '../../../platform/ground.ts',
    as: 'value',
  },
  { rule: 'rules-name-no-rows', from: 'server/src/modules/betting/rules/rows.ts', imports: '../store.ts', as: 'type' },
  {
    rule: 'rules-name-no-rows',
    from: 'server/src/modules/betting/rules/past-rules.ts',
    imports: '../../wallet/index.ts',
    as: 'type',
  },
  {
    rule: 'rules-stand-on-pure-ground',
    from: 'server/src/modules/betting/domain/reads.ts',
    imports: '../store.ts',
    as: 'value',
  },
];

/** What the planted files point at, and what is allowed beside it. */
const INNOCENT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packageNames.map((name) => [`${name}/src/testing/planted.ts`, 'export const planted = 1;'])),
  'contract/src/time.ts': "import * as z from 'zod/mini';\nexport const moment = z.string();",
  'contract/src/circle-b.ts': "export type { P } from './circle-a.ts';",
  'engines/src/fair.ts': "export { sha256 } from '@noble/hashes/sha2.js';",
  'server/src/app.ts': "export { system } from './modules/system/index.ts';",
  'server/src/platform/ground.ts': "import type { Kysely } from 'kysely';\nexport type Ground = Kysely<object>;",
  'server/src/sandbox/index.ts': "export { games } from './catalogue/games.ts';",
  'server/src/sandbox/catalogue/games.ts': 'export const games = 1;',
  'server/src/testing/builders.ts': "export { row } from '../modules/system/store.ts';",
  'server/src/modules/audit/index.ts': 'export const audit = 1;',
  'server/src/modules/postbox/index.ts': "export { audit as postbox } from '../audit/index.ts';",
  'server/src/modules/identity/index.ts': "export { postbox as identity } from '../postbox/index.ts';",
  'server/src/modules/members/index.ts': "export { identity as members } from '../identity/index.ts';",
  'server/src/modules/content/index.ts': "export { audit as content } from '../audit/index.ts';",
  'server/src/modules/betting/index.ts': 'export const betting = 1;',
  'server/src/modules/betting/store.ts': "import { sql } from 'kysely';\nexport const row = sql;",
  'server/src/modules/betting/deps.ts': 'export type Deps = { readonly now: Date };',
  'server/src/modules/betting/domain/sum.ts': "export { hash as sum } from 'node:crypto';",
  'server/src/modules/betting/rules/decide.ts':
    "export { sum } from '../domain/sum.ts';\nexport { move } from '../../wallet/rules/index.ts';\nexport type { Deps } from '../deps.ts';\nexport { moment } from '@fairground/contract/time';",
  'server/src/modules/wallet/index.ts': 'export const wallet = 1;',
  'server/src/modules/wallet/rules/index.ts': 'export const move = 1;',
  'server/src/modules/vendors/index.ts': "export { system as vendors } from '../system/index.ts';",
  'server/src/modules/system/index.ts': "export { row as system } from './store.ts';",
  'server/src/modules/system/store.ts': "import { sql } from 'kysely';\nexport const row = sql;",
  'web/src/shared/ground.ts': "import { moment } from '@fairground/contract/time';\nexport const ground = moment;",
  'web/src/app/frame.ts': "export { form as frame } from '../features/session/index.ts';",
  'web/src/features/session/index.ts': "export { form } from './form.ts';",
  'web/src/features/session/form.ts': "export { ground as form } from '../../shared/ground.ts';",
  'e2e/journey.ts': "export { moment } from '@fairground/contract/time';",
};

const root = join(import.meta.dirname, '..');
let tree: string;
let reported: readonly string[];

const key = (rule: string, from: string): string => `${rule}: ${from}`;

beforeAll(async () => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'fairground-boundaries-')));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${content}\n`);
  };
  for (const [path, content] of Object.entries(INNOCENT)) write(path, content);
  // A type import counts like any other; half of the planted ones are of that kind.
  for (const [index, { from, imports, as = index % 2 === 0 ? 'value' : 'type' }] of PLANTED.entries())
    write(
      from,
      `import ${as === 'value' ? '' : 'type '}* as planted from '${imports}';\nexport type P = typeof planted;`,
    );
  for (const name of ['zod', 'kysely', 'pg', '@noble/hashes']) {
    mkdirSync(dirname(join(tree, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name));
  }
  write('contract/package.json', '{ "name": "@fairground/contract", "exports": { "./*": "./src/*.ts" } }');
  mkdirSync(join(tree, 'node_modules/@fairground'), { recursive: true });
  symlinkSync(join(tree, 'contract'), join(tree, 'node_modules/@fairground/contract'));

  const { output } = await cruise([...packageNames], {
    ...boundaries.options,
    baseDir: tree,
    ruleSet: { forbidden: boundaries.forbidden ?? [] },
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  reported = output.summary.violations.map(({ rule, from }) => key(rule.name, from));
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('a boundary that is crossed is reported by its rule', () => {
  test.each(PLANTED)('$rule: $from imports $imports', ({ rule, from }) => {
    expect(reported).toContain(key(rule, from));
  });

  test('every rule has a planted violation', () => {
    const planted = new Set(PLANTED.map(({ rule }) => rule));

    expect(BOUNDARY_RULES.map(({ name }) => name).filter((name) => !planted.has(name ?? ''))).toEqual([]);
  });

  test('what is allowed is not reported', () => {
    const innocent = reported.filter((violation) =>
      Object.keys(INNOCENT).some((path) => violation.endsWith(` ${path}`)),
    );

    expect(innocent).toEqual([]);
  });
});
