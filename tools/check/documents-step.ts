import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areTypesCurrent, writeTypes } from '@fairground/locales/write-types';
import { configurationPage, writeConfigurationPage } from '../../server/src/platform/config-page.ts';
import { ROOT } from '../process/command.ts';
import { isLicencePageCurrent, writeLicencePage } from './dependencies-step.ts';
import type { Step } from './step.ts';

type Written = { readonly path: string; readonly isCurrent: () => boolean };

const WRITTEN: readonly Written[] = [
  {
    path: 'docs/configuration.md',
    isCurrent: () => readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8') === configurationPage(),
  },
  { path: 'locales/src/messages.ts', isCurrent: areTypesCurrent },
  { path: 'docs/licences.md', isCurrent: isLicencePageCurrent },
];

/** Files that are written from others must say what those say. */
export const documentsStep: Step = {
  name: 'documents',
  run: async () => {
    const stale = staleDocuments(WRITTEN);
    return {
      isGood: stale.length === 0,
      report: [...stale, 'Run `npm run check -- --write` to write them again.'].join('\n'),
    };
  },
};

export const staleDocuments = (written: readonly Written[]): readonly string[] =>
  written.filter(({ isCurrent }) => !isCurrent()).map(({ path }) => `${path} is out of date`);

export const writeDocuments = async (): Promise<void> => {
  await writeConfigurationPage();
  writeTypes();
  writeLicencePage();
};
