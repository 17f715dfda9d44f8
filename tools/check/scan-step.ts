import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/command.ts';
import type { Step } from './step.ts';

type Scan = {
  readonly name: string;
  readonly files: readonly string[];
  readonly but?: readonly string[];
  /** The places of one file that break the rule. */
  readonly strayIn: (path: string, text: string) => readonly string[];
};

/** A step that reads files one by one; tests and their fixtures may do what they forbid. */
export const scanStep = ({ name, files, but = [], strayIn }: Scan): Step => ({
  name,
  run: async () => {
    const stray = globSync([...files], {
      cwd: ROOT,
      exclude: ['**/*.test.*', '**/testing/**', '**/node_modules/**', ...but],
    })
      .toSorted()
      .flatMap((path) => strayIn(path, readFileSync(join(ROOT, path), 'utf8')));
    return { isGood: stray.length === 0, report: stray.join('\n') };
  },
});

/** The files of these packages with one of these endings. */
export const sourcesOf = (packages: readonly string[], endings: string): readonly string[] =>
  packages.map((name) => `${name}/src/**/*.${endings}`);
