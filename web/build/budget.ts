import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { brandSchema } from '@fairground/contract/brand';
import { BARE_STATUS } from '@fairground/contract/system/bare-status';
import { compilePart } from '@fairground/locales/catalogue';
import * as z from 'zod/mini';
import type { BuildFacts } from '../src/app/build-facts.ts';
import type { createRenderer } from '../src/entry-server.tsx';
import { DIST } from './build.ts';

/** What the first visit and every later part may weigh, in KiB after gzip. */
const BUDGET_KIB = { script: 115, styles: 8, lazyPart: 50, texts: 6 } as const;

export type Weight = { readonly name: string; readonly kib: number; readonly budgetKib: number };

/** Weighs the finished build: the first route's scripts and styles, then the heaviest of what comes later. */
export const weighBuild = async (): Promise<readonly Weight[]> => {
  const facts = JSON.parse(await readFile(join(DIST, 'server/facts.json'), 'utf8')) as BuildFacts;
  const first = [facts.entry, ...facts.entryImports, ...(facts.pages['home-page'] ?? [])];
  const lazy = (await listFiles('assets', '.js')).filter((file) => !first.includes(file));
  return [
    { name: 'script', kib: sum(await Promise.all(first.map(weigh))), budgetKib: BUDGET_KIB.script },
    { name: 'styles', kib: kibOf(Buffer.from(await firstStyles(facts))), budgetKib: BUDGET_KIB.styles },
    { name: 'heaviest lazy part', kib: await heaviest(lazy), budgetKib: BUDGET_KIB.lazyPart },
    { name: 'heaviest texts', kib: await heaviest(await textParts()), budgetKib: BUDGET_KIB.texts },
  ];
};

const kibOf = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length / 1024;

const weigh = async (address: string): Promise<number> => kibOf(await readFile(join(DIST, 'client', address)));

const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);

const heaviest = async (addresses: readonly string[]): Promise<number> =>
  Math.max(0, ...(await Promise.all(addresses.map(weigh))));

const listFiles = async (folder: string, ending: string): Promise<readonly string[]> => {
  const names = await readdir(join(DIST, 'client', folder), { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => `/${folder}/${name}`);
};

/** The list of all parts is fetched on a language change only and is no part itself. */
const textParts = async (): Promise<readonly string[]> =>
  (await listFiles('assets/texts', '.json')).filter((file) => !file.startsWith('/assets/texts/manifest'));

/** The styles inside the home page, rendered with nothing but the shell's own content. */
const firstStyles = async (facts: BuildFacts): Promise<string> => {
  const build = (await import(pathToFileURL(join(DIST, 'server/entry-server.js')).href)) as {
    createRenderer: typeof createRenderer;
  };
  const stylesheet = await readFile(join(DIST, 'client', facts.styles ?? ''), 'utf8');
  const brandFile = new URL('../../brands/fairground/brand.json', import.meta.url);
  const brand = z.parse(brandSchema, JSON.parse(await readFile(brandFile, 'utf8')));
  const html = await build.createRenderer({ facts, stylesheet, readPart: compilePart }).render({
    path: '/',
    search: '',
    language: brand.defaultLanguage,
    offered: brand.languages,
    brand,
    status: BARE_STATUS,
    at: new Date(0),
    siteSeq: null,
    ask: () => Promise.resolve({ success: false, code: 'request.unavailable', message: '', value: null }),
  });
  return /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weights = await weighBuild();
  for (const { name, kib, budgetKib } of weights) console.log(`${name}: ${kib.toFixed(1)} of ${budgetKib} KiB`);
  if (weights.some(({ kib, budgetKib }) => kib > budgetKib)) process.exitCode = 1;
}
