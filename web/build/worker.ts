import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { BuildFacts } from '../src/app/build-facts.ts';
import type { WorkerFacts } from '../src/worker/facts.ts';

const WEB = join(import.meta.dirname, '..');

/** What the offline page shows; of the brand, so named by the server and not by the build. */
const OFFLINE_ART = ['/brand/art/state-offline.webp', '/brand/icons/icon.svg'];

/** Builds the script of the offline page beside the other files and says where it lies. */
export const buildOfflineScript = async (clientFolder: string): Promise<string> => {
  await buildAlone('src/worker/last-resort.ts', {
    outDir: join(clientFolder, 'assets'),
    fileName: 'last-resort-[hash].js',
  });
  const name = (await readdir(join(clientFolder, 'assets'))).find((file) => /^last-resort-[\w-]+\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no script for the offline page.');
  return `/assets/${name}`;
};

/** Builds the worker with its list of what to keep, and the one that takes its place when it is switched off. */
export const buildWorker = async (clientFolder: string, facts: BuildFacts): Promise<void> => {
  const outDir = join(clientFolder, 'worker');
  const workerFacts = await workerFactsOf(clientFolder, facts);
  await buildAlone('src/worker/serve.ts', { outDir, fileName: 'serve.js', facts: workerFacts });
  await buildAlone('src/worker/retire.ts', { outDir, fileName: 'retire.js' });
};

/** The shell: what every page starts with, the home page, its letters, and the offline page's script. */
const workerFactsOf = async (clientFolder: string, facts: BuildFacts): Promise<WorkerFacts> => {
  const fonts = (await readdir(join(clientFolder, 'assets'))).filter((file) => file.endsWith('.woff2')).toSorted();
  const shell = [
    facts.entry,
    ...facts.entryImports,
    ...(facts.pages['home-page'] ?? []),
    ...[facts.styles, facts.offline].filter((file) => file !== null),
    ...fonts.map((file) => `/assets/${file}`),
  ];
  const texts = await readFile(join(clientFolder, facts.texts.manifest), 'utf8');
  const stamp = createHash('sha256').update(JSON.stringify(shell)).update(texts).digest('base64url').slice(0, 12);
  return { build: facts.entry, stamp, shell, art: OFFLINE_ART };
};

type Alone = { readonly outDir: string; readonly fileName: string; readonly facts?: WorkerFacts };

/** One script in one file: a worker imports nothing, and the offline page must not wait for a second request. */
const buildAlone = async (input: string, { outDir, fileName, facts }: Alone): Promise<void> => {
  await build({
    root: WEB,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { WORKER_FACTS: JSON.stringify(facts ?? null) },
    build: {
      outDir,
      emptyOutDir: false,
      target: ['chrome120', 'edge120', 'firefox128', 'safari17.4'],
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        output: { format: 'iife', entryFileNames: fileName },
      },
    },
  });
};
