import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { brandSchema } from '@fairground/contract/brand';
import { BARE_STATUS } from '@fairground/contract/system/bare-status';
import { compilePart } from '@fairground/locales/catalogue';
import * as z from 'zod/mini';
import type { BuildFacts } from '../src/app/build-facts.ts';
import type { createRenderer } from '../src/entry-server.tsx';
import { buildSite, finishedSite } from './build.ts';

/** What a first visit of a page fetches before anybody touches it, in KiB after gzip, by the page's file. */
const FIRST_VISIT_KIB = { 'home-page': 115, 'lobby-page': 150, 'lottery-page': 118, 'register-page': 123 } as const;
/** What the home page's own rules, every later part and the texts of a part may weigh. */
const BUDGET_KIB = { styles: 8, lazyPart: 50, texts: 6 } as const;

export type Weight = { readonly name: string; readonly kib: number; readonly budgetKib: number };

/** A finished site: `client` with what is sent and `server` with what renders it. */
export type SiteFolder = string;

/** Weighs a site: the first visits, the styles inside the home page, then the heaviest of what comes later. */
export const weighSite = async (site: SiteFolder): Promise<readonly Weight[]> => {
  const facts = JSON.parse(await readFile(join(site, 'server/facts.json'), 'utf8')) as BuildFacts;
  const home = await renderHome(site, facts);
  const weigh = async (address: string): Promise<number> => kibOf(await readFile(join(site, 'client', address)));
  const heaviest = async (addresses: readonly string[]): Promise<number> =>
    Math.max(0, ...(await Promise.all(addresses.map(weigh))));
  const inlineKib = kibOf(inside(home, /<script>(.*?)<\/script>/gs));
  const firstOf = (page: string): readonly string[] => [
    ...new Set([facts.entry, ...facts.entryImports, ...(facts.pages[page] ?? [])]),
  ];
  const firstVisits = Object.entries(FIRST_VISIT_KIB).map(async ([page, budgetKib]): Promise<Weight> => {
    const kibs = await Promise.all(firstOf(page).map(weigh));
    return { name: `script of ${page}`, kib: kibs.reduce((sum, kib) => sum + kib, inlineKib), budgetKib };
  });
  const first = firstOf('home-page');
  const lazy = (await listFiles(site, 'assets', '.js')).filter((file) => !first.includes(file));
  return [
    ...(await Promise.all(firstVisits)),
    {
      name: 'styles of home-page',
      kib: kibOf(inside(home, /<style[^>]*>(.*?)<\/style>/gs)),
      budgetKib: BUDGET_KIB.styles,
    },
    { name: 'heaviest lazy part', kib: await heaviest(lazy), budgetKib: BUDGET_KIB.lazyPart },
    { name: 'heaviest texts', kib: await heaviest(await textParts(site)), budgetKib: BUDGET_KIB.texts },
  ];
};

/** What weighs more than it may. */
export const overBudget = (weights: readonly Weight[]): readonly Weight[] =>
  weights.filter(({ kib, budgetKib }) => kib > budgetKib);

const kibOf = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length / 1024;

const inside = (html: string, element: RegExp): string =>
  [...html.matchAll(element)].map(([, content = '']) => content).join('\n');

const listFiles = async (site: SiteFolder, folder: string, ending: string): Promise<readonly string[]> => {
  const names = await readdir(join(site, 'client', folder), { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => `/${folder}/${name}`);
};

/** The list of all parts is fetched on a language change only and is no part itself. */
const textParts = async (site: SiteFolder): Promise<readonly string[]> =>
  (await listFiles(site, 'assets/texts', '.json')).filter((file) => !file.startsWith('/assets/texts/manifest'));

/** The home page with nothing but the shell's own content: what a server answers is not there. */
const renderHome = async (site: SiteFolder, facts: BuildFacts): Promise<string> => {
  const build = (await import(pathToFileURL(join(site, 'server/entry-server.js')).href)) as {
    createRenderer: typeof createRenderer;
  };
  const stylesheet = await readFile(join(site, 'client', facts.styles ?? ''), 'utf8');
  const brandFile = new URL('../../brands/fairground/brand.json', import.meta.url);
  const brand = z.parse(brandSchema, JSON.parse(await readFile(brandFile, 'utf8')));
  return build.createRenderer({ facts, stylesheet, readPart: compilePart }).render({
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
};

/** Weighs the last build if it was made of these sources, else one of its own that is thrown away. */
const weighThese = async (): Promise<readonly Weight[]> => {
  const finished = await finishedSite();
  if (finished !== undefined) return weighSite(finished);
  const folder = await mkdtemp(fileURLToPath(new URL('../node_modules/.weigh-', import.meta.url)));
  try {
    await buildSite(folder);
    return await weighSite(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weights = await weighThese();
  for (const { name, kib, budgetKib } of weights) console.log(`${name}: ${kib.toFixed(1)} of ${budgetKib} KiB`);
  process.exit(overBudget(weights).length > 0 ? 1 : 0);
}
