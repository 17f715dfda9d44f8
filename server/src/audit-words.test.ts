import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSOLE_LANGUAGES, readConsolePart } from '@fairground/locales/console-texts';
import { keysOf } from '@fairground/locales/text-tree';
import { expect, test } from 'vitest';

const MODULES = join(import.meta.dirname, 'modules');

const sources = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(MODULES, file), 'utf8'));

/** What the modules write as text behind a word of their code. */
const written = (pattern: RegExp): ReadonlySet<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(pattern)]).map(([, text]) => text ?? ''));

/** The actions that the modules name when they write into the audit trail. */
const actions = written(/\baction: '([a-z]+\.[a-z-]+)'/g);

/** How the modules name what a change waits for: the words before the first number or name. */
const targets = written(/\btarget: [`']([a-z]+(?:[ -][a-z]+)*)/g);

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

test.each(CONSOLE_LANGUAGES)('what a change for two people changes is named in words: %s', (language) => {
  const known = new Set(keysOf(readConsolePart(language, 'approvals')));

  expect(targets.size).toBeGreaterThan(10);
  expect([...targets].filter((target) => !known.has(`values.target.${target}`))).toEqual([]);
});
