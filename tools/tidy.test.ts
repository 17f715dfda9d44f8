import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS as SITE_ENDPOINTS, OPERATOR_ENDPOINTS, VENDOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { ERROR_STATUS } from '@fairground/contract/errors';
import { readPart } from '@fairground/locales/catalogue';
import { keysOf } from '@fairground/locales/text-tree';
import { describe, expect, test } from 'vitest';
import { BUILT_BY_HAND, handBuilt } from './check/hand-built.ts';
import { breaks, SOURCE_RULES } from './check/source-rules.ts';
import { MODULES, moduleNames, PACKAGES, packageNames } from './modules.ts';
import { ROOT } from './process/command.ts';

/** What no linter knows. Each test answers with the list of offenders, which must be empty. */

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const find = (...patterns: string[]): readonly string[] =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**', '**/.data/**'] }).toSorted();

const SOURCES = find(
  '{contract,engines,locales,server,ui,client,web,console,arcade,tools,e2e}/**/*.{ts,tsx,mjs,css,html,sql}',
  '*.{ts,mjs,json}',
);
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);
/** This file must name what it looks for. */
const isSelf = (path: string): boolean => path === 'tools/tidy.test.ts';

const ENDPOINTS = [...SITE_ENDPOINTS, ...VENDOR_ENDPOINTS, ...OPERATOR_ENDPOINTS];

const repeated = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => words.indexOf(word) !== index);

test('the folders of the repository are the packages of the table', () => {
  const workspaces = JSON.parse(read('package.json')) as { readonly workspaces: readonly string[] };

  expect(workspaces.workspaces.toSorted()).toEqual(packageNames.toSorted());
  for (const name of packageNames) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${name}/package.json`)) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string> | undefined
    >;
    const ours = Object.keys({ ...dependencies, ...devDependencies })
      .filter((dependency) => dependency.startsWith('@fairground/'))
      .map((dependency) => dependency.slice('@fairground/'.length));
    const strangers = ours.filter((used) => !PACKAGES[name].mayUse.some((allowed) => allowed === used));
    expect(strangers, `${name}/package.json names packages the table does not allow`).toEqual([]);
  }
});

test('every module is in the table, and every row of the table is a module', () => {
  const folders = readdirSync(join(ROOT, 'server/src/modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  expect(folders.toSorted()).toEqual(moduleNames.toSorted());
});

test('a module uses only what stands below it in the table', () => {
  const upward = moduleNames.flatMap((name, floor) =>
    MODULES[name].mayUse.filter((used) => moduleNames.indexOf(used) >= floor).map((used) => `${name} → ${used}`),
  );

  expect(upward).toEqual([]);
});

test('every module has an index.ts that says in a sentence what it is', () => {
  const silent = moduleNames.filter((name) => {
    const door = `server/src/modules/${name}/index.ts`;
    return !existsSync(join(ROOT, door)) || !/\/\*\*[\s*]+[A-Z][\s\S]+?\.[\s*]+\*\//.test(read(door));
  });

  expect(silent).toEqual([]);
});

const MIGRATIONS = find('server/src/**/migrations/*.sql');

test('no two migrations share a stamp, and each is named for what it does', () => {
  const names = MIGRATIONS.map((path) => path.slice(path.lastIndexOf('/') + 1));

  expect(names.filter((name) => !/^\d{8}_\d{4}_[a-z][a-z0-9_]+\.sql$/.test(name))).toEqual([]);
  expect(repeated(names.map((name) => name.slice(0, '20261115_0900'.length)))).toEqual([]);
});

test('functions, triggers and views are files of sql/ and not of migrations, each led by the name of its module', () => {
  const defines = /^create (or replace )?(function|procedure|trigger|view)\b/im;
  const inMigrations = MIGRATIONS.filter((path) => defines.test(read(path)));
  const objects = find('server/src/**/sql/*.sql');
  const strangers = objects.filter((path) => {
    const [, module = '', name = ''] = /\/([a-z-]+)\/sql\/([a-z0-9_]+)\.sql$/.exec(path) ?? [];
    return !name.startsWith(`${module}_`);
  });

  expect(inMigrations).toEqual([]);
  expect(objects.length).toBeGreaterThan(20);
  expect(strangers).toEqual([]);
});

const RENAMED = /^alter table ([a-z0-9_]+) rename to [a-z0-9_]+/gm;
const CREATED = /^(?:create table (?:if not exists )?|alter table [a-z0-9_]+ rename to )([a-z0-9_]+)/gm;

test('each table of a module is led by its name and described by its own tables.ts alone', () => {
  const described = new Map<string, string[]>();
  for (const path of find('server/src/modules/*/{tables,**/*-tables}.ts')) {
    for (const [, table = ''] of read(path).matchAll(/^ {2}(?:readonly )?([a-z][a-z0-9_]*): /gm)) {
      if (table.includes('_')) described.set(table, [...(described.get(table) ?? []), path]);
    }
  }
  // A table that changed its owner has its new name from the owner's migration.
  const renamed = new Set(MIGRATIONS.flatMap((path) => [...read(path).matchAll(RENAMED)].map(([, name = '']) => name)));
  const faults = MIGRATIONS.filter((path) => path.startsWith('server/src/modules/')).flatMap((path) => {
    const module = path.split('/')[3] ?? '';
    const tables = [...read(path).matchAll(CREATED)].map(([, name = '']) => name).filter((name) => !renamed.has(name));
    return tables.flatMap((table) => [
      ...(table.startsWith(module) ? [] : [`${table} is not led by ${module}`]),
      ...(described.get(table)?.length === 1
        ? []
        : [`${table} is described by ${described.get(table)?.join(', ') ?? 'nobody'}`]),
    ]);
  });

  expect(faults).toEqual([]);
});

describe.each(SOURCE_RULES)('$title', (rule) => {
  test.each(rule.planted)('a planted violation is found: %s', (path, line) => {
    expect(breaks(rule, path, `// before\n${line}\n`)).toBe(true);
  });

  test('no source breaks it', () => {
    const offenders = SOURCES.filter((path) => !isTest(path) && rule.files.test(path)).filter((path) =>
      breaks(rule, path, read(path)),
    );

    expect(offenders).toEqual([]);
  });
});

describe('a test takes the neighbours of its module from buildTestModules', () => {
  test('two modules made by hand are found, one of them and the own are not', () => {
    const line = 'const wallet = createWallet(deps); const members = createMembers({ ...deps, wallet });';

    expect(handBuilt('server/src/modules/cashier/testing/fixture.ts', line)).toEqual(['wallet', 'members']);
    expect(handBuilt('server/src/modules/wallet/testing/wallets.ts', line)).toEqual([]);
    expect(handBuilt('server/src/modules/cashier/a.test.ts', 'house.createWallet(); createCashier(deps)')).toEqual([]);
  });

  test('nothing but the listed files puts modules together by itself, and each of those still does', () => {
    const builders = SOURCES.filter((path) => isTest(path) && /^(server|tools)\//.test(path) && !isSelf(path)).filter(
      (path) => handBuilt(path, read(path)).length > 0,
    );

    expect(builders).toEqual(BUILT_BY_HAND.toSorted());
  });
});

test('endpoint names and paths are unique, and each name begins with its module', () => {
  expect(repeated(ENDPOINTS.map(({ name }) => name))).toEqual([]);
  expect(repeated(ENDPOINTS.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
  expect(ENDPOINTS.map(({ name }) => name).filter((name) => !/^[a-z]+\.[a-z]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

test('every endpoint is bound exactly once', async () => {
  const bindings = SOURCES.filter((path) => path.startsWith('server/src/') && !isTest(path)).flatMap((path) =>
    [...read(path).matchAll(/\bbind\(\s*(?:\w+\.)?(\w+)/g)].map(([, name = '']) => name),
  );
  const contracts = await Promise.all(
    find('contract/src/*/{endpoints,operator-endpoints}.ts').map(
      (path) => import(join(ROOT, path)) as Promise<Record<string, unknown>>,
    ),
  );
  const endpoints = new Map(
    contracts.flatMap((contract) => Object.entries(contract)).map(([name, value]) => [value, name]),
  );
  const names = ENDPOINTS.map((endpoint) => endpoints.get(endpoint) ?? `${endpoint.name} has no name in its contract`);

  expect(bindings.toSorted()).toEqual(names.toSorted());
});

test('an endpoint names only error codes that exist', () => {
  const unknown = ENDPOINTS.flatMap(({ name, errors }) =>
    errors.filter((code) => !Object.hasOwn(ERROR_STATUS, code)).map((code) => `${name}: ${code}`),
  );

  expect(unknown).toEqual([]);
});

test('[part of X-01] every error code has a text in TY and EN, and no text is left without its code', () => {
  const codes = Object.keys(ERROR_STATUS).toSorted();

  expect(keysOf(readPart('TY', 'errors')).toSorted()).toEqual(codes);
  expect(keysOf(readPart('EN', 'errors')).toSorted()).toEqual(codes);
});

test("no file names a folder of somebody's machine or the host of a package registry", () => {
  const strangers = /(?<![\w.])\/(?:home|root|Users|work)\/[\w.]|registry\.[a-z]+\.[a-z]+|[a-z]+\.pkg\.dev/;
  const talkers = [...SOURCES, ...find('**/*.md', '.ci/*', 'package-lock.json')]
    .filter((path) => !isSelf(path))
    .filter((path) => strangers.test(read(path)));

  expect(talkers).toEqual([]);
});

test('nothing is left to do without an issue number', () => {
  const loose = SOURCES.filter((path) => !isSelf(path)).filter((path) =>
    /\b(TODO|FIXME|XXX|HACK)\b(?! #\d)/.test(read(path)),
  );

  expect(loose).toEqual([]);
});

test('every decision record keeps the short form', () => {
  const records = find('docs/decisions/[0-9]*.md');
  const faults = records.filter((path) => {
    const text = read(path);
    const lines = text.trimEnd().split('\n');
    const hasParts = ['**Context.**', '**Choice.**', '**Price.**'].every((part) => text.includes(part));
    return !/^# \d{4} /.test(text) || !hasParts || lines.length > 10;
  });

  expect(records.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  expect(repeated(records.map((path) => path.slice('docs/decisions/'.length, 'docs/decisions/0001'.length)))).toEqual(
    [],
  );
});

test('every dependency has its line of why', () => {
  const reasons = read('docs/decisions/dependencies.md');
  const named = [...reasons.matchAll(/`(@?[a-z][\w./@*-]*)`/g)].map(([, name = '']) => name);
  const isExplained = (dependency: string): boolean =>
    named.some((name) => (name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : name === dependency));
  const unexplained = ['package.json', ...packageNames.map((name) => `${name}/package.json`)].flatMap((path) => {
    const lists = JSON.parse(read(path)) as Record<string, Record<string, string> | undefined>;
    return ['dependencies', 'devDependencies', 'optionalDependencies']
      .flatMap((list) => Object.keys(lists[list] ?? {}))
      .filter((dependency) => !dependency.startsWith('@fairground/') && !isExplained(dependency))
      .map((dependency) => `${path}: ${dependency}`);
  });

  expect(unexplained).toEqual([]);
});

test('every web feature has an index.ts', () => {
  const features = find('web/src/features/*').filter((path) => !path.includes('.'));

  expect(features.filter((path) => !existsSync(join(ROOT, path, 'index.ts')))).toEqual([]);
});

test('every part of the design system is used by the site or by another part, not by the gallery alone', () => {
  const users = SOURCES.filter((path) => /^(web|arcade|ui)\/src\//.test(path) && !isTest(path)).map(read);
  const parts = find('ui/src/*.tsx').filter((path) => !isTest(path));
  const unused = parts.filter((path) => {
    const [, part = ''] = /^ui\/src\/(.+)\.tsx$/.exec(path) ?? [];
    return !users.some((source) => source.includes(`'@fairground/ui/${part}'`) || source.includes(`'./${part}.tsx'`));
  });

  expect(parts.length).toBeGreaterThan(40);
  expect(unused).toEqual([]);
});
