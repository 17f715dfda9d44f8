import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/command.ts';
import { strayNumbers } from './number-use.ts';
import type { Step } from './step.ts';

/** The one file that may ask the language for how a number is written. */
const WRITER = 'contract/src/numbers.ts';

/** Numbers that are written in another way than the brand's. */
export const numbersStep: Step = {
  name: 'numbers',
  run: async () => {
    const stray = globSync(
      [
        ...['contract', 'locales', 'server', 'ui', 'client', 'web', 'arcade'].map(
          (part) => `${part}/src/**/*.{ts,tsx}`,
        ),
        'locales/*/*.json',
        'brands/*/{content,demo}/**/*.{json,html}',
        'brands/shared/help/*.html',
      ],
      { cwd: ROOT, exclude: ['**/*.test.*', '**/testing/**', '**/node_modules/**', WRITER] },
    )
      .toSorted()
      .flatMap((path) => strayNumbers(path, readFileSync(join(ROOT, path), 'utf8')));
    return { isGood: stray.length === 0, report: stray.join('\n') };
  },
};
