import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeEach } from 'vitest';
import { startNode } from '../../../server/src/node.ts';
import { createBus } from '../../../server/src/platform/bus/index.ts';
import { readConfig } from '../../../server/src/platform/config.ts';
import { startEmbedded } from '../../../server/src/platform/database/index.ts';
import { createLog } from '../../../server/src/platform/log.ts';
import { ROOT } from '../../process/command.ts';
import { staffTokens } from '../../testing/staff.ts';
import { runAdmin } from '../run-admin.ts';

const log = createLog({ logLevel: 'silent', logFile: '-' });

/** An operator's terminal beside a running product, with a cluster of its own: commands find it by its data folder. */
export const openTerminal = async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fairground-admin-'));
  // The server runs as an account of its own, which must be able to enter.
  await chmod(dataFolder, 0o755);
  const database = await startEmbedded({ dataFolder, durability: 'none' });
  const node = await startNode(
    readConfig({
      DATABASE_URL: database.url,
      PORT: '0',
      HOST: '127.0.0.1',
      SANDBOX_GAMES: 'off',
      LOTTERY: 'off',
      SPORTS: 'off',
      ROOMS: 'off',
    }),
    { log, pages: 'none' },
  );
  const bus = await createBus({ url: database.url, log });
  /** What was pushed to open pages, and what the terminal said, since the test began. */
  const pushed: string[] = [];
  const said: string[] = [];
  bus.subscribe('realtime.message', { onMessage: (message) => pushed.push(JSON.stringify(message)) });

  afterAll(async () => {
    await bus.close();
    await node.stop();
    await database.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });
  beforeEach(() => {
    said.splice(0);
    pushed.splice(0);
  });

  const asStaff = staffTokens({ DATABASE_URL: database.url });
  const admin = async (...words: readonly string[]): Promise<0 | 1> => {
    const typed = await asStaff(words);
    return runAdmin(typed.words, {
      environment: typed.environment,
      print: (line) => said.push(line),
      complain: (line) => said.push(line),
    });
  };

  return {
    ...{ database, node, dataFolder, pushed, said },
    /** Types a command beside the running product. */
    admin,
    /** A change that takes two people: typed by one, approved by another. */
    byTwo: async (...words: readonly string[]): Promise<0 | 1> => {
      await admin(...words, '--as', 'maker');
      const id = /^Held as approval (\d+)/m.exec(said.join('\n'))?.[1] ?? '';
      said.splice(0);
      return admin('approval', 'approve', id, '--reason', 'checked', '--as', 'checker');
    },
    /** The same by nobody in particular, with answers for what it asks. */
    adminAlone: (words: readonly string[], answers: readonly (string | (() => string))[] = []): Promise<0 | 1> => {
      const left = [...answers];
      return runAdmin(words, {
        environment: { DATABASE_URL: database.url, DATA_FOLDER: dataFolder },
        print: (line) => said.push(line),
        complain: (line) => said.push(line),
        ask: async () => {
          const answer = left.shift() ?? '';
          return typeof answer === 'string' ? answer : answer();
        },
      });
    },
    /** The same as a program of its own, which finds the database by the product's data folder. */
    adminProgram: async (...words: readonly string[]): Promise<unknown> => {
      const { STAFF_TOKEN = '' } = (await asStaff(words)).environment;
      const env = { DATA_FOLDER: dataFolder, STAFF_TOKEN };
      return promisify(execFile)(execPath, [join(ROOT, 'tools/admin.ts'), ...words], { env });
    },
    ask: async (path: string): Promise<unknown> => {
      const answer = await fetch(`${node.url}${path}`);
      return ((await answer.json()) as { value: unknown }).value;
    },
  };
};
