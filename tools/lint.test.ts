import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

type Planted = { readonly rule: string; readonly path: string; readonly code: string };

const PLANTED: readonly Planted[] = [
  { rule: 'no-explicit-any', path: 'server/src/any.ts', code: 'export const loose = (value: any): unknown => value;' },
  {
    rule: 'no-non-null-assertion',
    path: 'contract/src/sure.ts',
    code: 'export const sure = (a: readonly string[]) => a[0]!;',
  },
  {
    rule: 'no-floating-promises',
    path: 'server/src/floating.ts',
    code: 'export const lost = () => { Promise.resolve(1); };',
  },
  { rule: 'no-default-export', path: 'web/src/shared/default.ts', code: 'const a = 1;\nexport default a;' },
  {
    rule: 'no-restricted-properties',
    path: 'web/src/shared/dice.ts',
    code: 'export const dice = () => Math.random();',
  },
  {
    rule: 'no-restricted-properties',
    path: 'server/src/modules/system/late.ts',
    code: 'export const late = () => Date.now();',
  },
  {
    rule: 'no-restricted-properties',
    path: 'server/src/platform/spliced.ts',
    code: 'declare const sql: { raw: (text: string) => string };\nexport const spliced = (id: string) => sql.raw(id);',
  },
  {
    rule: 'no-restricted-imports',
    path: 'server/src/modules/system/own-chance.ts',
    code: "import { randomInt } from 'node:crypto';\nexport const dice = () => randomInt(6);",
  },
  {
    rule: 'no-restricted-imports',
    path: 'server/src/platform/own-bytes.ts',
    code: "import { randomBytes } from 'node:crypto';\nexport const salt = () => randomBytes(8);",
  },
  {
    rule: 'no-restricted-imports',
    path: 'engines/src/own-chance.ts',
    code: "import { webcrypto } from 'node:crypto';\nexport const chance = webcrypto;",
  },
  {
    rule: 'no-process-env',
    path: 'server/src/modules/system/settings.ts',
    code: "export const port = () => process.env['PORT'];",
  },
  {
    rule: 'jsx-no-literals',
    path: 'web/src/pages/literal.tsx',
    code: 'export const Literal = () => <p>Welcome back</p>;',
  },
  {
    rule: 'no-danger',
    path: 'web/src/pages/danger.tsx',
    code: "export const Danger = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  },
  { rule: 'alt-text', path: 'web/src/pages/picture.tsx', code: "export const Picture = () => <img src='/a.webp' />;" },
  {
    rule: 'button-has-type',
    path: 'ui/src/button.tsx',
    code: "export const Button = () => <button aria-label='x' />;",
  },
  { rule: 'filename-case', path: 'web/src/pages/HomePage.tsx', code: 'export const HomePage = () => null;' },
  {
    rule: 'switch-exhaustiveness-check',
    path: 'contract/src/half.ts',
    code: "export const half = (side: 'a' | 'b') => { switch (side) { case 'a': return 1; } return 2; };",
  },
  {
    rule: 'no-empty',
    path: 'server/src/swallow.ts',
    code: "export const swallow = () => { try { JSON.parse(''); } catch {} };",
  },
];

const ALLOWED: Readonly<Record<string, string>> = {
  'server/src/platform/random.ts':
    "import { randomBytes } from 'node:crypto';\nexport const bytes = (length: number) => randomBytes(length);",
  'server/src/platform/now.ts': 'export const now = () => Date.now();',
  'server/src/platform/environment.ts': "import process from 'node:process';\nexport const port = process.env['PORT'];",
  'tools/environment.ts': "import process from 'node:process';\nexport const port = process.env['PORT'];",
  'web/src/pages/dot.tsx': 'export const Dot = () => <p>·</p>;',
};

const reportSchema = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });
const root = join(import.meta.dirname, '..');
let tree: string;
let reported: readonly { readonly code: string; readonly filename: string }[];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'fairground-lint-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${content}\n`);
  };
  for (const { path, code } of PLANTED) write(path, code);
  for (const [path, code] of Object.entries(ALLOWED)) write(path, code);
  copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  copyFileSync(join(root, 'tsconfig.base.json'), join(tree, 'tsconfig.base.json'));
  write(
    'tsconfig.json',
    '{ "extends": "./tsconfig.base.json", "compilerOptions": { "jsx": "react-jsx", "types": ["node"] }, "include": ["**/*"] }',
  );
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  const { diagnostics } = reportSchema.parse(JSON.parse(lint()));
  reported = diagnostics;
});

/** The linter ends with an error when it finds anything, as it must here. */
const lint = (): string => {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  try {
    return execFileSync(process.execPath, [oxlint, '--format', 'json'], { cwd: tree, encoding: 'utf8' });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return error.stdout;
    throw error;
  }
};

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(PLANTED)('$rule is reported in $path', ({ rule, path }) => {
  expect(reported.filter(({ filename }) => filename === path).map(({ code }) => code)).toContainEqual(
    expect.stringContaining(`(${rule})`),
  );
});

test('what the platform and the tools may do is not reported', () => {
  expect(reported.filter(({ filename }) => Object.hasOwn(ALLOWED, filename))).toEqual([]);
});
