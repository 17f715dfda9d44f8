import { posix } from 'node:path';
import type { Source } from './api-use.ts';

const INDEX = /^server\/src\/modules\/(?<module>[^\/]+)\/(?:rules\/)?index\.ts$/v;

/**
 * The names that the index of a module, or of its rules, exports and nobody outside the module imports, as `module.name`. The object that a
 * module hands out is looked at by `unusedMembers`; this is about types, rules and constants beside it.
 */
export const unusedExports = (sources: readonly Source[]): readonly string[] => {
  const textOf = new Map(sources.map(({ path, text }) => [path, text]));
  const imported = importsOf(sources);
  return sources.flatMap(({ path }) => {
    const module = INDEX.exec(path)?.groups?.['module'];
    if (module === undefined) return [];
    const used = imported.get(path);
    if (used?.has(EVERYTHING) === true) return [];
    return exportsOf(path, textOf)
      .filter((name) => used?.has(name) !== true)
      .map((name) => `${module}.${name}`);
  });
};

/** Stands for an import that takes all names at once. */
const EVERYTHING = '*';

/** By the path of an index: the names that files outside its module take from it. */
const importsOf = (sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const imported = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const { names, from } of takenIn(text)) {
      const target = resolved(path, from);
      const module = INDEX.exec(target)?.groups?.['module'];
      if (module === undefined || path.startsWith(`server/src/modules/${module}/`)) continue;
      const known = imported.get(target) ?? new Set();
      imported.set(target, known);
      for (const name of names) known.add(name);
    }
  return imported;
};

const resolved = (path: string, from: string): string =>
  from.startsWith('.') ? posix.join(posix.dirname(path), from) : from;

type Taken = { readonly names: readonly string[]; readonly from: string };

const STATIC =
  /(?:import|export)\s+(?:type\s+)?(?:\{(?<list>[^\{\}]*)\}|\*(?:\s+as\s+\w+)?)\s+from\s+'(?<from>[^']+)'/gv;
const LATER = /(?:\{(?<list>[^\{\}]*)\}\s*=\s*await\s+)?import\(\s*'(?<from>[^']+)'\s*\)/gv;

const takenIn = (text: string): readonly Taken[] =>
  [...text.matchAll(STATIC), ...text.matchAll(LATER)].map(({ groups }) => ({
    names: groups?.['list'] === undefined ? [EVERYTHING] : namesIn(groups['list'], 'first'),
    from: groups?.['from'] ?? '',
  }));

const OWN =
  /^export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(?:const|let|function\*?|class|type|enum)\s+(?<name>\w+)/gmv;

/** What a file exports: its own, what it names of others, and all of those it passes on whole. */
const exportsOf = (path: string, textOf: ReadonlyMap<string, string>): readonly string[] => {
  const text = textOf.get(path) ?? '';
  const own = [...text.matchAll(OWN)].map(({ groups }) => groups?.['name'] ?? '');
  const named = [...text.matchAll(/^export\s+(?:type\s+)?\{(?<list>[^\{\}]*)\}/gmv)].flatMap(({ groups }) =>
    namesIn(groups?.['list'] ?? '', 'last'),
  );
  const passed = [...text.matchAll(/^export\s+(?:type\s+)?\*\s+from\s+'(?<from>[^']+)'/gmv)].flatMap(({ groups }) =>
    exportsOf(resolved(path, groups?.['from'] ?? ''), textOf),
  );
  return [...new Set([...own, ...named, ...passed])];
};

/** Of `a as b` the first is the name where it comes from, the last where it goes. */
const namesIn = (list: string, which: 'first' | 'last'): readonly string[] =>
  list
    .split(',')
    .map((each) => each.trim().replace(/^type\s+/v, ''))
    .filter((each) => each !== '')
    .map((each) => (which === 'first' ? each.split(/\s+as\s+/v)[0] : each.split(/\s+as\s+/v).at(-1)) ?? each);
