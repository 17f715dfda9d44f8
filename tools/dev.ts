import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import process, { env, execPath, exit } from 'node:process';
import { ConfigError, readConfig } from '../server/src/platform/config.ts';
import { EmbeddedError, startEmbedded } from '../server/src/platform/database/index.ts';
import { childEnvironment, ROOT, stopGroup } from './process/command.ts';
import { developerKeyOf } from './start/developer-key.ts';

/**
 * `npm run dev`: the product from its sources. The database stays up; the server restarts when its sources change; a
 * change of the site is in the open browser at once.
 */

const config = settings();
const database = config.databaseUrl === undefined ? await embedded(resolve(ROOT, config.dataFolder)) : undefined;
const databaseUrl = database?.url ?? config.databaseUrl ?? '';
const developerKey = (await developerKeyOf(config, resolve(ROOT, config.dataFolder))) ?? '';

const server = spawn(
  execPath,
  [
    '--watch',
    '--watch-preserve-output',
    '--watch-path=server/src',
    '--watch-path=contract/src',
    '--watch-path=locales/src',
    join(ROOT, 'tools/dev/node.ts'),
  ],
  // A separate process group: Ctrl-C reaches us first, and we stop the parts in order.
  {
    cwd: ROOT,
    env: childEnvironment({ DATABASE_URL: databaseUrl, DEVELOPER_KEY: developerKey, SHUTDOWN_DRAIN_MS: '0' }),
    stdio: 'inherit',
    detached: true,
  },
);
server.once('exit', (code) => void leave(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopGroup(server.pid, 'SIGTERM'));

async function leave(code: number): Promise<void> {
  await database?.stop();
  exit(code);
}

async function embedded(dataFolder: string) {
  try {
    return await startEmbedded({ dataFolder, onProgress: (line) => console.log(`database: ${line}`) });
  } catch (error) {
    if (!(error instanceof EmbeddedError)) throw error;
    console.error(error.message);
    return exit(1);
  }
}

function settings() {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return exit(1);
  }
}
