import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { TEXTS } from './texts-plugin.ts';

/**
 * What the first screen after the login fetches, in KiB after gzip: with the frame of one language, and the texts of the
 * module whose tiles everybody may see.
 */
const FIRST_SCREEN_KIB = 130;

const FIRST_TEXTS = [`${TEXTS}/TY`, `${TEXTS}/TY/desk`];

const CONSOLE = join(import.meta.dirname, '..');

/** Builds in memory and weighs the entry, all it imports at once, and one language. */
const weigh = async (): Promise<number> => {
  process.env['NODE_ENV'] = 'production';
  const made = await build({
    root: CONSOLE,
    configFile: join(CONSOLE, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  const { output } = [made].flat()[0] as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
  const first = new Set<string>();
  const take = (name: string): void => {
    if (first.has(name)) return;
    first.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) take(imported);
  };
  for (const [name, { isEntry, moduleIds }] of chunks)
    if (isEntry || moduleIds.some((id) => FIRST_TEXTS.includes(id.slice(1)))) take(name);
  return [...first].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length / 1024, 0);
};

const page = await readFile(join(CONSOLE, 'index.html'), 'utf8');
const kib = (await weigh()) + gzipSync(page).length / 1024;
console.log(`script of the console: ${kib.toFixed(1)} of ${FIRST_SCREEN_KIB} KiB`);
process.exit(kib > FIRST_SCREEN_KIB ? 1 : 0);
