import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { systemRandom } from '../../random.ts';
import { EmbeddedError } from './embedded-error.ts';

/** Systems hand out ports from 32768 on to outgoing connections, any of which could sit on ours at the next start. */
const FIRST = 20_000;
const BEYOND = 32_768;
const TRIES_MAX = 50;

/** Takes the port kept in a file, or chooses a free one and keeps it. */
export const keptPort = async (file: string): Promise<number> => {
  const kept = Number(await readFile(file, 'utf8').catch(() => ''));
  if (Number.isInteger(kept) && kept >= FIRST && kept < BEYOND && (await isFree(kept))) return kept;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const port = FIRST + systemRandom.below(BEYOND - FIRST);
    if (!(await isFree(port))) continue;
    await writeFile(file, `${port}\n`);
    return port;
  }
  throw new EmbeddedError(`No free port between ${FIRST} and ${BEYOND} on 127.0.0.1.`);
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
