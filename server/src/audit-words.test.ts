import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSOLE_LANGUAGES, readConsolePart } from '@fairground/locales/console-texts';
import { keysOf } from '@fairground/locales/text-tree';
import { expect, test } from 'vitest';

const MODULES = join(import.meta.dirname, 'modules');

/** The actions that the modules name when they write into the audit trail. */
const actions = new Set(
  readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(MODULES, file), 'utf8').matchAll(/\baction: '(?<name>[a-z]+\.[a-z-]+)'/g)])
    .map(({ groups }) => groups?.['name'] ?? ''),
);

test.each(CONSOLE_LANGUAGES)(
  'what the audit trail says was done has words in the Changes of a record: %s',
  (language) => {
    const worded = new Set(keysOf(readConsolePart(language, 'audit')));
    const isSaid = (action: string): boolean => {
      const [part = '', what = ''] = action.split('.');
      const own = new Set(keysOf(readConsolePart(language, part)));
      const titles = [`${what}.title`, `timeline.${action}`, `kinds.${action}`];
      return worded.has(`actions.${action}`) || titles.some((key) => own.has(key));
    };

    expect(actions.size).toBeGreaterThan(100);
    expect([...actions].filter((action) => !isSaid(action))).toEqual([]);
  },
);
