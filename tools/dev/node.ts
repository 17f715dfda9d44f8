import process, { env, exit } from 'node:process';
import { startNode } from '../../server/src/node.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { devConsole } from '../../console/build/dev.ts';
import { devSite } from '../../web/build/dev.ts';
import { outboxUrl } from '../start/developer-key.ts';

/** One node on the sources of the site and the console; tools/dev.ts starts it again when the server's sources change. */
const site = await devSite();
const office = await devConsole();
const config = readConfig(env);
const node = await startNode(config, {
  pages: {
    ...site.source,
    middleware: (request, response, next) =>
      (request.url?.startsWith('/console') ? office : site.source).middleware(request, response, next),
  },
});
if (config.developerKey !== undefined) console.log(`messages at ${outboxUrl(node.url, config.developerKey)}`);
console.log(`console at ${node.url}/console`);
console.log(`ready ${node.url}`);

const leave = async (): Promise<void> => {
  await node.stop();
  await site.close();
  await office.close();
  exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave());
