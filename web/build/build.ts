import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Manifest } from 'vite';
import type { BuildFacts } from '../src/app/build-facts.ts';
import { factsOf } from './client-facts.ts';
import { compressFolder } from './compress.ts';
import { sourceStamp } from './stamp.ts';
import { TEXTS_MANIFEST } from './texts-plugin.ts';
import { buildOfflineScript, buildWorker } from './worker.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WEB = join(ROOT, 'web');
const GALLERY = join(ROOT, 'ui');
const ARCADE = join(ROOT, 'arcade');
const CONSOLE = join(ROOT, 'console');

/** Where a finished build lies; the server reads it from here. */
const DIST = join(WEB, 'dist');
const STAMP = join(DIST, 'stamp');

export type BuildOptions = { readonly log: (line: string) => void };

/** Builds the site, the game clients, the console and the gallery, unless the last build was made of the same sources. Says whether it built. */
export const buildWeb = async ({ log }: BuildOptions): Promise<boolean> => {
  const stamp = sourceStamp(ROOT);
  if ((await finishedStamp()) === stamp) return false;
  // Made aside and moved in whole: a build that is cut short, or one beside it, leaves no mixture behind.
  const making = join(DIST, `making-${process.pid}`);
  try {
    log('scripts, styles and pre-render');
    await buildSite(making);
    log('games');
    await buildArcade(join(making, 'arcade'));
    log('console');
    await buildConsole(join(making, 'console'));
    log('gallery');
    await buildGallery(join(making, 'gallery'));
    log('compression');
    await compressFolder(join(making, 'client'));
    await compressFolder(join(making, 'arcade'));
    await compressFolder(join(making, 'console'));
    await compressFolder(join(making, 'gallery'));
    await rm(STAMP, { force: true });
    await replaceFolder(join(making, 'client'), join(DIST, 'client'));
    await replaceFolder(join(making, 'server'), join(DIST, 'server'));
    await replaceFolder(join(making, 'arcade'), join(ARCADE, 'dist'));
    await replaceFolder(join(making, 'console'), join(CONSOLE, 'dist'));
    await replaceFolder(join(making, 'gallery'), join(GALLERY, 'dist/gallery'));
    await writeFile(STAMP, stamp);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return true;
};

/** Builds the site alone into a folder: `client` with what is sent, `server` with what renders it. */
export const buildSite = async (folder: string): Promise<void> => {
  // Anyone who starts it first builds for all who come after: a test runner's NODE_ENV would leave them React's slow
  // half.
  process.env['NODE_ENV'] = 'production';
  const facts = await buildClient(join(folder, 'client'));
  await buildServer(join(folder, 'server'), facts);
};

/** The folder of the last build, if it was made of the sources as they are. */
export const finishedSite = async (): Promise<string | undefined> =>
  (await finishedStamp()) === sourceStamp(ROOT) ? DIST : undefined;

const finishedStamp = async (): Promise<string | undefined> =>
  existsSync(STAMP) ? readFile(STAMP, 'utf8') : undefined;

const replaceFolder = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
};

const buildClient = async (outDir: string): Promise<BuildFacts> => {
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, manifest: 'manifest.json', rolldownOptions: { input: 'src/entry-client.tsx' } },
  });
  const manifest = await readJson<Manifest>(join(outDir, 'manifest.json'));
  await rm(join(outDir, 'manifest.json'));
  const read = (address: string): string => readFileSync(join(outDir, address), 'utf8');
  const facts = factsOf(manifest, await textsOf(outDir), await buildOfflineScript(outDir), read);
  await buildWorker(outDir, facts);
  return facts;
};

/** The list of all texts gets its content into its name: like everything beside it, it is kept for good. */
const textsOf = async (outDir: string): Promise<BuildFacts['texts']> => {
  const text = await readFile(join(outDir, TEXTS_MANIFEST), 'utf8');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const manifest = TEXTS_MANIFEST.replace('.json', `-${hash}.json`);
  await rename(join(outDir, TEXTS_MANIFEST), join(outDir, manifest));
  return { manifest: `/${manifest}`, addresses: JSON.parse(text) as BuildFacts['texts']['addresses'] };
};

const buildServer = async (outDir: string, facts: BuildFacts): Promise<void> => {
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    // Settled here as it is in the browser's bundle, whatever the process is called that renders with it.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, ssr: 'src/entry-server.tsx', copyPublicDir: false },
  });
  await writeFile(join(outDir, 'facts.json'), JSON.stringify(facts));
};

const buildGallery = async (outDir: string): Promise<void> => {
  await build({
    root: join(GALLERY, 'gallery'),
    configFile: join(GALLERY, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
};

const buildArcade = async (outDir: string): Promise<void> => {
  await build({
    root: ARCADE,
    configFile: join(ARCADE, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
};

const buildConsole = async (outDir: string): Promise<void> => {
  await build({
    root: CONSOLE,
    configFile: join(CONSOLE, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
};

const readJson = async <Shape>(file: string): Promise<Shape> => JSON.parse(await readFile(file, 'utf8')) as Shape;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const startedAt = performance.now();
  const built = await buildWeb({ log: console.log });
  console.log(built ? `built in ${Math.round(performance.now() - startedAt)} ms` : 'nothing has changed');
}
