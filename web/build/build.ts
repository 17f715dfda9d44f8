import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Manifest } from 'vite';
import type { BuildFacts } from '../src/app/build-facts.ts';
import { factsOf } from './client-facts.ts';
import { compressFolder } from './compress.ts';
import { sourceStamp } from './stamp.ts';
import { TEXTS_MANIFEST } from './texts-plugin.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WEB = join(ROOT, 'web');
const GALLERY = join(ROOT, 'ui');

/** Where a finished build lies; the server reads it from here. */
export const DIST = join(WEB, 'dist');
const STAMP = join(DIST, 'stamp');

export type BuildOptions = { readonly log: (line: string) => void };

/** Builds the site and the gallery, unless the last build was made of the same sources. Says whether it built. */
export const buildWeb = async ({ log }: BuildOptions): Promise<boolean> => {
  const stamp = sourceStamp(ROOT);
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp) return false;
  await rm(STAMP, { force: true });
  log('site: scripts and styles');
  const facts = await buildClient();
  log('site: pre-render');
  await buildServer(facts);
  await buildGallery(log);
  log('site: compression');
  await compressFolder(join(DIST, 'client'));
  await writeFile(STAMP, stamp);
  return true;
};

const buildClient = async (): Promise<BuildFacts> => {
  const outDir = join(DIST, 'client');
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, manifest: 'manifest.json', rolldownOptions: { input: 'src/entry-client.tsx' } },
  });
  const manifest = await readJson<Manifest>(join(outDir, 'manifest.json'));
  const addresses = await readJson<BuildFacts['texts']['addresses']>(join(outDir, TEXTS_MANIFEST));
  await rm(join(outDir, 'manifest.json'));
  return factsOf(manifest, { manifest: `/${TEXTS_MANIFEST}`, addresses });
};

const buildServer = async (facts: BuildFacts): Promise<void> => {
  const outDir = join(DIST, 'server');
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, ssr: 'src/entry-server.tsx', copyPublicDir: false },
  });
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, 'facts.json'), JSON.stringify(facts));
};

const buildGallery = async (log: BuildOptions['log']): Promise<void> => {
  const configFile = join(GALLERY, 'vite.config.ts');
  if (!existsSync(configFile)) return;
  log('gallery');
  await build({
    root: join(GALLERY, 'gallery'),
    configFile,
    logLevel: 'warn',
    build: { outDir: join(GALLERY, 'dist/gallery'), emptyOutDir: true },
  });
};

const readJson = async <Shape>(file: string): Promise<Shape> => JSON.parse(await readFile(file, 'utf8')) as Shape;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const startedAt = performance.now();
  const built = await buildWeb({ log: console.log });
  console.log(built ? `built in ${Math.round(performance.now() - startedAt)} ms` : 'nothing has changed');
}
