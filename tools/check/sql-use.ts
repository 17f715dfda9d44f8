import { parseSync } from '@swc/core';
import type { Source } from './api-use.ts';

/** The tables, types, sequences, views and functions of the database, each with the module that owns it. */
export type Owners = ReadonlyMap<string, string>;

/** What a module may name of another one in SQL, and why that is better than asking the other module. */
export type SqlException = { readonly module: string; readonly names: readonly string[]; readonly reason: string };

const MADE =
  /\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|type|sequence|(?:materialized\s+)?view|function|procedure)\s+(?:if\s+not\s+exists\s+)?([a-z][a-z0-9_]*)/gi;
const RENAMED = /\balter\s+table\s+[a-z0-9_]+\s+rename\s+to\s+([a-z][a-z0-9_]*)/gi;

/** Who owns what, by the migrations and the objects of each module. */
export const ownersOf = (sources: readonly Source[]): Owners =>
  new Map(
    sources
      .filter(({ path }) => path.endsWith('.sql') && moduleOf(path) !== '')
      .flatMap(({ path, text }) =>
        [MADE, RENAMED].flatMap((pattern) =>
          [...withoutComments(text).matchAll(pattern)].map(([, name = '']) => [name, moduleOf(path)] as const),
        ),
      ),
  );

/**
 * The places where SQL names what another module owns, and the exceptions that nothing needs. Migrations are history:
 * they say whose a table was then, and are not judged.
 */
export const strangeSql = (
  owners: Owners,
  sources: readonly Source[],
  exceptions: readonly SqlException[],
): readonly string[] => {
  const used = new Set<string>();
  const faults = sources
    .filter(({ path }) => !path.includes('/migrations/'))
    .flatMap(({ path, text }) =>
      [...namesIn(path, text)]
        .filter((name) => (owners.get(name) ?? moduleOf(path)) !== moduleOf(path))
        .filter((name) => {
          const excepted = exceptions.find(({ module, names }) => module === moduleOf(path) && names.includes(name));
          if (excepted !== undefined) used.add(`${excepted.module} ${name}`);
          return excepted === undefined;
        })
        .map((name) => `${path} names ${name} of ${owners.get(name)}: ask that module, or list it in tools/modules.ts`),
    );
  const idle = exceptions.flatMap(({ module, names }) =>
    names
      .filter((name) => !used.has(`${module} ${name}`))
      .map((name) => `tools/modules.ts lets ${module} name ${name} in SQL, and nothing does`),
  );
  return [...faults, ...idle];
};

/** The module a file belongs to; none for platform and composition, which own no table of a module. */
const moduleOf = (path: string): string => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? '';

const namesIn = (path: string, text: string): ReadonlySet<string> =>
  new Set(
    (path.endsWith('.sql') ? [withoutComments(text)] : textsIn(text)).flatMap((part) =>
      [...part.matchAll(/\b[a-z][a-z0-9]*_[a-z0-9_]+\b/g)].map(([name]) => name),
    ),
  );

const withoutComments = (sql: string): string => sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');

/** The strings and templates of a source, without its comments: that is where SQL and names of tables are. */
const textsIn = (source: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'StringLiteral' && 'value' in node) found.push(String(node.value));
    if ('type' in node && node.type === 'TemplateElement' && 'raw' in node)
      found.push(withoutComments(String(node.raw)));
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(source, { syntax: 'typescript', target: 'es2022' }));
  return found;
};
