import process from 'node:process';
import { startNode } from './node.ts';
import type { Node } from './node.ts';
import type { FromProcess, ToProcess } from './processes.ts';

/**
 * One of several processes that serve the product together, see `processes.ts`. It starts when the primary process hands it
 * its configuration and leaves when told to. Ctrl-C reaches it too, from the terminal, but is the primary's to answer;
 * without a primary it ends by itself.
 */
let node: Promise<Node> | undefined;

const tell = (message: FromProcess): void => void process.send?.(message);

const leave = (): void => {
  const stopped = node?.then(({ stop }) => stop()) ?? Promise.resolve();
  stopped.then(
    () => process.exit(0),
    () => process.exit(1),
  );
};

process.on('message', (message: ToProcess) => {
  if (message.kind === 'stop') {
    leave();
    return;
  }
  node = startNode(message.config, { isPrepared: true });
  node.then(
    ({ url, port, metricsUrl }) => tell({ kind: 'ready', url, port, metricsUrl }),
    (error: unknown) => {
      process.exitCode = 1;
      tell({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      process.disconnect();
    },
  );
});
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('SIGTERM', leave);
