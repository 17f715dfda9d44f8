import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { overBudget, weighSite } from './budget.ts';

const KIB = 1024;
/** Cannot be packed: it weighs what it is long, and a third more in these letters is packed away again. */
const heavy = (kib: number): string => randomBytes(kib * KIB).toString('base64');

const FACTS = {
  entry: '/assets/entry.js',
  entryImports: ['/assets/libraries.js'],
  pages: { 'home-page': ['/assets/home-page.js'] },
  styles: '/assets/style.css',
};

/** A site as a build leaves it, with files of the test's own. */
const plantSite = (files: Readonly<Record<string, string>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-budget-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const planted = {
    'server/facts.json': JSON.stringify(FACTS),
    'server/entry-server.js':
      'export const createRenderer = ({ stylesheet }) => ({ render: async () => `<script>a()</script><style>${stylesheet}</style>` });',
    'server/package.json': '{"type":"module"}',
    'client/assets/entry.js': 'entry()',
    'client/assets/libraries.js': 'libraries()',
    'client/assets/home-page.js': 'home()',
    'client/assets/style.css': 'p{color:red}',
    'client/assets/texts/TY-home.json': '{}',
    ...files,
  };
  for (const [path, content] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
};

const namesOver = async (files?: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  overBudget(await weighSite(plantSite(files))).map(({ name }) => name);

test('a small site is within its budgets', async () => {
  expect(await namesOver()).toEqual([]);
});

test('a first visit that fetches too much script is found, whichever of its files has grown', async () => {
  expect(await namesOver({ 'client/assets/home-page.js': heavy(130) })).toEqual(['script of home-page']);
  expect(await namesOver({ 'client/assets/libraries.js': heavy(118) })).toContain('script of home-page');
});

test('styles of the home page, a later part and texts that are too heavy are found', async () => {
  expect(await namesOver({ 'client/assets/style.css': heavy(9) })).toEqual(['styles of home-page']);
  expect(await namesOver({ 'client/assets/later.js': heavy(60) })).toEqual(['heaviest lazy part']);
  expect(await namesOver({ 'client/assets/texts/EN-home.json': heavy(8) })).toEqual(['heaviest texts']);
});
