import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything a build is made of: when none of it has changed, neither would the build. */
const SOURCES = [
  'vite.base.ts',
  'web/src',
  'web/build',
  'web/vite.config.ts',
  'client/src',
  'ui/src',
  'ui/gallery',
  'ui/vite.config.ts',
  'ui/index.html',
  'arcade/src',
  'arcade/build',
  'arcade/index.html',
  'arcade/vite.config.ts',
  'console/src',
  'console/build',
  'console/index.html',
  'console/vite.config.ts',
  'contract/src',
  'engines/src',
  'locales',
  'package-lock.json',
] as const;

/** A hash over the content of all sources, in a fixed order. */
export const sourceStamp = (root: string): string => {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) addTo(hash, root, source);
  return hash.digest('hex');
};

const addTo = (hash: Hash, root: string, path: string): void => {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const entries = readEntries(full);
  if (entries === undefined) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const entry of entries) if (isSource(entry)) addTo(hash, root, `${path}/${entry}`);
};

const isSource = (name: string): boolean => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name);

const readEntries = (path: string): readonly string[] | undefined => {
  try {
    return readdirSync(path).toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
};
