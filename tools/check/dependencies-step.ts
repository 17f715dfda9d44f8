import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/command.ts';
import { billOfMaterials, dependenciesOf, licencePage, lockFaults } from './lockfile.ts';
import type { Lockfile } from './lockfile.ts';
import type { Step } from './step.ts';

const PAGE = join(ROOT, 'docs/licences.md');

const readLockfile = (): Lockfile => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;

/** What comes from outside: pinned by its hash, with a licence that is fit, and listed. */
export const dependenciesStep: Step = {
  name: 'dependencies',
  run: async () => {
    const lockfile = readLockfile();
    // Written each time, so that it is never older than the lockfile.
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    writeFileSync(join(ROOT, 'dist/sbom.cdx.json'), billOfMaterials(lockfile));
    const faults = lockFaults(lockfile);
    return {
      isGood: faults.length === 0,
      report: faults.join('\n'),
      note: `${dependenciesOf(lockfile).length} packages, listed in dist/sbom.cdx.json`,
    };
  },
};

export const isLicencePageCurrent = (): boolean => {
  try {
    return readFileSync(PAGE, 'utf8') === licencePage(readLockfile());
  } catch {
    return false;
  }
};

export const writeLicencePage = (): void => writeFileSync(PAGE, licencePage(readLockfile()));
