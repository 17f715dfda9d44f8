import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MODULES } from './modules.ts';
import { ROOT } from './process/command.ts';

const TEXT = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

/** The rows of the table of floors: `| 4 | sports (audit, wallet) · … |`. */
const told = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...TEXT.matchAll(/^\| \d \| (.+) \|$/gm)]
      .flatMap(([, cells = '']) => cells.split(' · '))
      .flatMap((cell) => {
        const [, name, used] = /^([a-z]+)(?: \(([a-z, ]+)\))?(?::.*)?$/.exec(cell) ?? [];
        return name === undefined || name === 'platform' ? [] : [[name, used?.split(', ') ?? []] as const];
      }),
  );

test('ARCHITECTURE.md names every module with the modules it may use', () => {
  const table = Object.fromEntries(Object.entries(MODULES).map(([name, { mayUse }]) => [name, mayUse]));

  expect(told()).toEqual(table);
});
