import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { ROOT } from '../process/command.ts';
import { newDataFolder, startProduct } from '../process/product.ts';
import { median } from './measure.ts';
import type { Bench } from './measure.ts';

const RUNS = 5;
const BARE_SERVER = [execPath, join(ROOT, 'tools/bench/bare-server.ts')] as const;

/** A warm start, from the command to the first answered request, beside a bare server on the same kind of database. */
export const boot: Bench = {
  name: 'boot',
  about: 'warm start to the first answered request, beside a bare Fastify and PostgreSQL',
  run: async (say) => {
    const folders = { ours: newDataFolder(), anchor: newDataFolder() };
    const start = {
      ours: () => firstAnswer({ dataFolder: folders.ours }),
      anchor: () => firstAnswer({ dataFolder: folders.anchor, command: [...BARE_SERVER, folders.anchor] }),
    };
    try {
      // The first start of each makes its cluster and, for ours, builds the site.
      say(`cold: ours ${Math.round(await start.ours())} ms, anchor ${Math.round(await start.anchor())} ms`);
      const ours: number[] = [];
      const anchor: number[] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        anchor.push(await start.anchor());
        ours.push(await start.ours());
        say(`warm ${run}: ours ${Math.round(ours.at(-1) ?? 0)} ms, anchor ${Math.round(anchor.at(-1) ?? 0)} ms`);
      }
      return [{ measure: 'ready', ours: median(ours), anchor: median(anchor) }];
    } finally {
      for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Milliseconds from the command to an answer of the first page. */
const firstAnswer = async (options: Parameters<typeof startProduct>[0]): Promise<number> => {
  const startedAt = performance.now();
  const product = await startProduct(options);
  const response = await fetch(product.url);
  await response.arrayBuffer();
  const elapsed = performance.now() - startedAt;
  await product.stop();
  if (!response.ok) throw new Error(`${product.url} answered ${response.status}.`);
  return elapsed;
};
