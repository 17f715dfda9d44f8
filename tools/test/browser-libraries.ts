import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/command.ts';

const SOURCES = '{client,console,contract,engines,ui,web}/src/**/*.{ts,tsx}';
const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '(?<library>[^.'][^']*)';/gm;
/** Of our own, of a plugin, of Node, of the tests themselves, or of the server's side of the site. */
const NO_LIBRARY = /^(@fairground\/|node:|virtual:|vitest|fast-check|react-dom\/server)/;

/**
 * The libraries that parts of the site import. Named beforehand they are bundled before the first test; one that is found
 * on the way would reload the page under the tests.
 */
export const browserLibraries = (): readonly string[] => {
  const sources = globSync(SOURCES, { cwd: ROOT }).filter((path) => !/\.test\.tsx?$/.test(path));
  const libraries = sources.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)].map(({ groups }) => groups?.['library'] ?? ''),
  );
  return [...new Set(libraries)].filter((library) => !NO_LIBRARY.test(library)).toSorted();
};
