import { createHash } from 'node:crypto';
import { opendir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Program } from '@fairground/contract/integrity/kinds';

/** Where each program lies under the root; one that is not there is not checked. */
const FOLDERS: Readonly<Record<Program, string>> = {
  server: 'server/src',
  engines: 'engines/src',
  contract: 'contract/src',
  locales: 'locales/src',
  arcade: 'arcade/dist',
  console: 'console/dist',
  web: 'web/dist',
};

export type Digest = { readonly program: Program; readonly digest: Buffer; readonly files: number };

/** SHA-256 over the names and contents of all files of each program, in the order of their names. */
export const digestPrograms = async (root: string): Promise<readonly Digest[]> => {
  const digests: Digest[] = [];
  for (const [program, folder] of Object.entries(FOLDERS) as [Program, string][]) {
    const files = (await filesIn(join(root, folder))).toSorted();
    if (files.length === 0) continue;
    const hash = createHash('sha256');
    for (const file of files) {
      const bytes = await readFile(file);
      hash.update(`${relative(root, file)}\n${bytes.length}\n`).update(bytes);
    }
    digests.push({ program, digest: hash.digest(), files: files.length });
  }
  return digests;
};

/** Tests are no part of what runs. */
const IS_TEST = /\.test\.tsx?$|\/testing\//;

const filesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    const found: string[] = [];
    for await (const entry of await opendir(folder, { recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !IS_TEST.test(path)) found.push(path);
    }
    return found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};
