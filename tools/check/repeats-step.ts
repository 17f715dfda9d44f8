import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runCommand } from '../process/command.ts';
import { repeatedLists, repeatedRuns } from './repeats.ts';
import type { Step } from './step.ts';

/** What is data or history and may repeat itself: migrations are never edited, worked reels and generated types are tables. */
const DATA = [/\/migrations\//, /^locales\/src\/messages\.ts$/, /\/worked\//, /^docs\//];

/** Lines of code that stand in two places. */
export const repeatsStep: Step = {
  name: 'repeats',
  run: async () => {
    const { output } = await runCommand(['git', 'ls-files', '*.ts', '*.tsx', '*.css', '*.sql']);
    const paths = output
      .split('\n')
      .filter((path) => path !== '' && !DATA.some((part) => part.test(path)))
      .toSorted();
    const sources = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
    const shipped = sources.filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path));
    const repeats = [...repeatedRuns(sources), ...repeatedLists(shipped)];
    return { isGood: repeats.length === 0, report: repeats.join('\n') };
  },
};
